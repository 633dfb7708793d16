/** Reads the indicators of an import: metadata, and beside them a file of data per indicator, named by its number. */
import path from 'node:path';
import { describeValue } from '@/content-types/describeValue';
import { defaultLocale } from '@/content-types/locales';
import { dataEndings } from '@/lib/data/files/fileKinds';
import { readUpload } from '@/lib/data/files/readUpload';
import { faultIn } from '../data-push/pushReport';
import type { PushFault } from '../data-push/pushReport';
import { byLanguage, entryOf, formFaults } from './importedEntry';
import type { Place, Read } from './importedEntry';
import { withData } from './indicatorData';
import { readTable } from './readTable';
import type { MetadataRow } from './readTable';

async function readOne(folder: string, place: Place, { values }: MetadataRow, names: readonly string[]): Promise<Read> {
  const { stata_id: number } = values;
  if (typeof number !== 'number') {
    const found = `Expected the number of an indicator, found «${describeValue(number ?? '')}».`;
    return { entries: [], faults: [{ ...place, column: 'number', found, fix: 'Write it: 5813.' }], warnings: [] };
  }
  const { values: german, ...data } = await withData(
    folder,
    { produkt: 'Indikator', ...byLanguage(values).get(defaultLocale) },
    names,
  );
  const texts = new Map([...byLanguage(values), [defaultLocale, german] as const]);
  const formal = formFaults('products', texts, place);
  const entry = entryOf({ type: 'products', key: String(number), place, isFaulty: data.faults.length > 0 }, texts);
  return { entries: formal.length === 0 ? [entry] : [], faults: [...formal, ...data.faults], warnings: data.warnings };
}

/** Data of indicators that the metadata do not name. */
function strayData(rows: readonly MetadataRow[], names: readonly string[]): readonly PushFault[] {
  const numbers = new Set(rows.map(({ values }) => String(values['stata_id'])));
  const stray = names.filter((name) => {
    const { name: stem, ext } = path.parse(name);
    return /^\d+$/.test(stem) && dataEndings.includes(ext.toLowerCase()) && !numbers.has(stem);
  });
  const found = 'The metadata do not name this indicator.';
  return stray.map((file) => ({ file, found, fix: 'Describe it there, or remove the file.' }));
}

interface ReadRows {
  readonly rows: readonly MetadataRow[];
  readonly faults: readonly PushFault[];
}

function readRows(folder: string, file: string): Promise<ReadRows> {
  const noList = { file, found: 'This is no list of objects.', fix: 'Write [{ "number": 5813, "title": "…" }].' };
  return readUpload(
    async (): Promise<ReadRows> => {
      const rows = await readTable(path.join(folder, file));
      return rows === undefined ? { rows: [], faults: [noList] } : { rows, faults: [] };
    },
    (fault) => ({ rows: [], faults: [faultIn(file, fault)] }),
  );
}

/** Reads the indicators; `file` holds their metadata, `names` are all files of the folder. */
export async function readIndicators(folder: string, file: string, names: readonly string[]): Promise<Read> {
  const { rows, faults } = await readRows(folder, file);
  if (faults.length > 0) return { entries: [], faults, warnings: [] };
  const all: Read[] = [];
  for (const row of rows) all.push(await readOne(folder, { file, row: row.row }, row, names));
  return {
    entries: all.flatMap(({ entries }) => entries),
    faults: [...all.flatMap((one) => one.faults), ...strayData(rows, names)],
    warnings: all.flatMap(({ warnings }) => warnings),
  };
}
