/** Puts the rows of data files in the place of typed ones: pages know no difference, and never see the files. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLocale } from '@/content-types/locales';
import type { EntryMeta } from '@/content-types/registry';
import { isRecord } from '@/lib/base/isRecord';
import { onceFor } from '@/lib/base/onceFor';
import type { CheckedEntry } from '../checkedEntry';
import { isMedia } from '../visit';
import { entryOf } from '../findings';
import { headlineFaults } from './headlineFaults';
import { mediaFile } from '../files/mediaPlace';
import type { Fault } from '@/lib/language/faults';
import { inKnownPeriods } from './knownPeriods';
import { readDataFile } from './readDataFile';
import type { DataFileResult, FileColumn } from './readDataFile';

/** What is to be said about the file of an entry. */
export interface DataFinding {
  readonly meta: EntryMeta;
  readonly severity: 'error' | 'warning';
  readonly field: string;
  readonly fault: Fault;
}

export interface PlacedData {
  /** The entries whose data could be read, and all without a data file. */
  readonly entries: readonly CheckedEntry[];
  readonly findings: readonly DataFinding[];
  /** Entries that wait: their own file has errors, or the German entry, whose columns the file names. */
  readonly waiting: readonly EntryMeta[];
}

interface WithFile {
  readonly entry: CheckedEntry;
  /** Its name in the folder of files. */
  readonly file: string;
}

function fileOf(entry: CheckedEntry): WithFile | undefined {
  const { data_file: media } = entry.values;
  return entry.meta.type === 'products' && isMedia(media) ? { entry, file: mediaFile(media.url) } : undefined;
}

function isColumn(value: unknown): value is FileColumn {
  return isRecord(value) && typeof value['key'] === 'string' && typeof value['label'] === 'string';
}

function columnsOf({ values }: CheckedEntry): readonly FileColumn[] {
  const { columns, decimals: own } = values;
  if (!Array.isArray(columns)) return [];
  const decimals = typeof own === 'number' ? own : null;
  return columns.filter(isColumn).map((column) => ({ ...column, decimals: column.decimals ?? decimals }));
}

/** By file and columns: what was read the last time, so that a service reads a file that stays the same only once. */
let known: ReadonlyMap<string, DataFileResult> = new Map();

/**
 * Puts the rows into entries: the very same object as last time if that is the same. The file may hold more than its rows:
 * other sheets, remarks, names of authors. It is not passed on.
 */
const withRows = onceFor(({ rows }: DataFileResult) =>
  onceFor(({ meta, values }: CheckedEntry): CheckedEntry => {
    return { meta, values: { ...values, data_rows: rows, data_file: null } };
  }),
);

async function readOnce(
  { file }: WithFile,
  columns: readonly FileColumn[],
  directory: string,
  results: Map<string, DataFileResult>,
): Promise<DataFileResult> {
  const id = JSON.stringify([
    file,
    columns.map(({ key, label, role, unit, decimals }) => [key, label, role, unit, decimals]),
  ]);
  const result =
    results.get(id) ??
    known.get(id) ??
    (await readDataFile(await readFile(path.join(directory, file)), path.extname(file), columns));
  results.set(id, result);
  return result;
}

function findingsOf(
  { meta, values }: CheckedEntry,
  { errors, warnings, rows }: DataFileResult,
): readonly DataFinding[] {
  const at = { meta, field: 'data_file' };
  return [
    ...errors.map((fault) => ({ ...at, severity: 'error' as const, fault })),
    ...warnings.map((fault) => ({ ...at, severity: 'warning' as const, fault })),
    ...headlineFaults(values, rows ?? []).flatMap(([field, fault]) =>
      rows === undefined ? [] : [{ meta, field, severity: 'error' as const, fault }],
    ),
  ];
}

function namesOf(columns: readonly FileColumn[]): string {
  return columns.map(({ key, role }) => `${key} (${role})`).join(', ');
}

/** All languages share the file and its columns are named in German, so what is wrong with it is said there. */
function translationFinding(entry: CheckedEntry, columns: readonly FileColumn[]): readonly DataFinding[] {
  const [found, expected] = [columnsOf(entry), columns].map(namesOf);
  if (found === undefined || expected === undefined || found === expected) return [];
  const fault: Fault = { code: 'columns-differ', values: { found, expected } };
  return [{ meta: entry.meta, field: 'columns', severity: 'error', fault }];
}

/** Reads the data files, which lie in `directory`, into their entries. */
export async function placeData(entries: readonly CheckedEntry[], directory: string): Promise<PlacedData> {
  const results = new Map<string, DataFileResult>();
  const germans = new Map(
    entries.filter(({ meta }) => meta.locale === defaultLocale).map((entry) => [entryOf(entry.meta), entry]),
  );
  const findings: DataFinding[] = [];
  const waiting: EntryMeta[] = [];
  const whole: CheckedEntry[] = [];
  for (const entry of entries) {
    const withFile = fileOf(entry);
    if (withFile === undefined) {
      whole.push(inKnownPeriods(entry));
      continue;
    }
    const german = germans.get(entryOf(entry.meta));
    const columns = german === undefined ? [] : columnsOf(german);
    const result = german && (await readOnce(withFile, columns, directory, results));
    if (german === undefined || result?.rows === undefined) {
      if (german === entry && result !== undefined) findings.push(...findingsOf(entry, result));
      waiting.push(entry.meta);
      continue;
    }
    const own = german === entry ? findingsOf(entry, result) : translationFinding(entry, columns);
    findings.push(...own);
    if (own.some(({ severity }) => severity === 'error')) waiting.push(entry.meta);
    else whole.push(inKnownPeriods(withRows(result)(entry)));
  }
  // What failed may have lacked time alone.
  known = new Map([...results].filter(([, { rows }]) => rows !== undefined));
  return { entries: whole, findings, waiting };
}
