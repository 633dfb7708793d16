/** The data of an imported indicator: the file named by its number, and the columns in it. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { dataEndings, sheetEndings } from '@/lib/data/files/fileKinds';
import { readUpload } from '@/lib/data/files/readUpload';
import { guessColumns, isNumber } from '@/lib/data/files/suggestColumns';
import { sheetTable } from '@/lib/data/files/sheetTable';
import { textTable } from '@/lib/data/files/textTable';
import { foldUmlauts } from '@/lib/shared/browser/spelling';
import { checkData } from '../data-push/checkData';
import { fileColumns } from '../data-push/cmsData';
import { faultIn } from '../data-push/pushReport';
import type { PushFault } from '../data-push/pushReport';
import type { Values } from './importedEntry';

/** Which of the files in the folder hold data of an indicator. */
function dataFilesOf(number: string, names: readonly string[]): readonly string[] {
  return names.filter((name) => {
    const ending = path.extname(name);
    return path.basename(name, ending) === number && dataEndings.includes(ending.toLowerCase());
  });
}

/** Leaves room for a number. */
const longestKey = 50;

/** Keys for columns by their names in the head: small letters, digits, `_`. */
function keysFor(names: readonly string[]): readonly string[] {
  const keys: string[] = [];
  for (const name of names) {
    const key =
      foldUmlauts(name)
        .replaceAll(/[^a-z0-9]+/g, '_')
        .replaceAll(/^_|_$/g, '')
        .slice(0, longestKey) || 'spalte';
    keys.push(keys.includes(key) ? `${key}_${keys.length + 1}` : key);
  }
  return keys;
}

type GuessedColumn = Readonly<Record<'key' | 'label' | 'role', string>>;

/** Columns as the file has them; their roles are guessed. None for cubes, whose columns can be chosen in many ways. */
async function columnsIn(bytes: Uint8Array, ending: string): Promise<readonly GuessedColumn[]> {
  if (ending === '.json') return [];
  const { rows } = sheetEndings.includes(ending) ? await sheetTable(bytes) : textTable(bytes, isNumber);
  const { columns } = guessColumns(rows);
  const keys = keysFor(columns.map(({ name }) => name));
  return columns.map(({ name, role }, index) => ({ key: keys[index] ?? '', label: name, role }));
}

export interface WithData {
  readonly values: Values;
  readonly faults: readonly PushFault[];
  readonly warnings: readonly PushFault[];
}

const descriptionSchema = z.object({
  stata_id: z.number(),
  columns: z.array(z.looseObject({ key: z.string().nullable() })).catch([]),
  decimals: z.number().nullable().catch(null),
  headline_area: z.string().nullable().catch(null),
  headline_category: z.string().nullable().catch(null),
});

function guessedWarning(file: string, columns: readonly GuessedColumn[]): PushFault {
  const told = columns.map(({ label, role }) => `«${label}» (${role})`).join(', ');
  const fix = 'Look at them in the CMS, or name columns in metadata.json.';
  return { file, found: `The columns were guessed: ${told}.`, fix };
}

async function readData(folder: string, name: string, values: Values): Promise<WithData> {
  const bytes = await readFile(path.join(folder, name));
  const ending = path.extname(name).toLowerCase();
  const guessed = values['columns'] === undefined ? await columnsIn(bytes, ending) : undefined;
  const complete = { ...values, columns: guessed ?? values['columns'], data_file: name };
  if (guessed?.length === 0) {
    const fix = 'Name them in metadata.json, as columns with key, label and role.';
    return { values, faults: [{ file: name, found: 'The columns of this file are not known.', fix }], warnings: [] };
  }
  const description = descriptionSchema.parse(complete);
  // Wrong columns are told as those of the metadata.
  if (fileColumns(description) === undefined) return { values: complete, faults: [], warnings: [] };
  const { faults, warnings } = await checkData({ name, ending, bytes }, description);
  const told = guessed === undefined ? [] : [guessedWarning(name, guessed)];
  return { values: complete, faults, warnings: [...warnings, ...told] };
}

/** Adds the file of data to the values of an indicator, and guessed columns if they name none. */
export async function withData(folder: string, values: Values, names: readonly string[]): Promise<WithData> {
  const [name, ...others] = dataFilesOf(String(values['stata_id']), names);
  if (name === undefined) return { values, faults: [], warnings: [] };
  if (others.length > 0) {
    const found = `There are several files with data of this indicator: also ${others.join(', ')}.`;
    return { values, faults: [{ file: name, found, fix: 'Leave the one that counts.' }], warnings: [] };
  }
  return readUpload(
    () => readData(folder, name, values),
    (fault): WithData => ({ values, faults: [faultIn(name, fault)], warnings: [] }),
  );
}
