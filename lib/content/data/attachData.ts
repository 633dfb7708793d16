/** Puts the rows of data files where typed rows would be: pages see no difference, and never the files. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLocale } from '@/content-types/locales';
import type { Media } from '@/content-types/definition';
import type { EntryMeta } from '@/content-types/registry';
import { isRecord } from '@/lib/shared/browser/isRecord';
import { memoize } from '@/lib/shared/browser/memoize';
import type { CheckedEntry } from '../checkedEntry';
import { isFilled } from '../isFilled';
import { isMedia } from '../visit';
import { sharedEntryId } from '../findings';
import { headlineFaults } from '@/lib/data/files/headlineFaults';
import { mediaFile } from '../files/mediaAddress';
import type { Fault } from '@/lib/faults/faults';
import { normalizePeriods } from './normalizePeriods';
import { readDataFile } from '@/lib/data/files/readDataFile';
import type { DataFileResult, FileColumn } from '@/lib/data/files/readDataFile';

/** A fault in the data or texts of an entry. */
export interface DataFinding {
  readonly meta: EntryMeta;
  readonly severity: 'error' | 'warning';
  readonly field: string;
  readonly fault: Fault;
}

export interface AttachedData {
  /** The entries whose data could be read, and all without a data file. */
  readonly entries: readonly CheckedEntry[];
  readonly findings: readonly DataFinding[];
  /** Entries that wait, because their own columns, or the data of their German entry, have errors. */
  readonly waiting: readonly EntryMeta[];
}

/** The data of a German entry, and the faults in them. */
export interface ReadData {
  /** Undefined if there are no data. */
  readonly result: DataFileResult | undefined;
  readonly findings: readonly DataFinding[];
}

interface DataFile {
  readonly media: Media;
  readonly field: string;
}

/** The data file of an entry: that of the upcoming data once these are public, until editors move it. Undefined if there is none. */
export function dataFileOf({ meta, values }: CheckedEntry): DataFile | undefined {
  if (meta.type !== 'products') return undefined;
  for (const field of ['upcoming_data_file', 'data_file']) {
    const media = values[field];
    if (isMedia(media)) return { media, field };
  }
  return undefined;
}

function isColumn(value: unknown): value is FileColumn {
  return isRecord(value) && typeof value['key'] === 'string' && typeof value['label'] === 'string';
}

export function columnsOf({ values }: CheckedEntry): readonly FileColumn[] {
  const { columns, decimals: own } = values;
  if (!Array.isArray(columns)) return [];
  const decimals = typeof own === 'number' ? own : null;
  return columns.filter(isColumn).map((column) => ({ ...column, decimals: column.decimals ?? decimals }));
}

/** Reads each file once for all languages, and an unchanged file once per process. */
export class DataReader {
  /** By file and columns. */
  #known: ReadonlyMap<string, DataFileResult> = new Map();
  #results = new Map<string, DataFileResult>();

  /** `name` identifies the content of the file, and has its ending. */
  async read(name: string, columns: readonly FileColumn[], bytes: () => Promise<Uint8Array>): Promise<DataFileResult> {
    const id = JSON.stringify([
      name,
      columns.map(({ key, label, role, unit, decimals }) => [key, label, role, unit, decimals]),
    ]);
    const result =
      this.#results.get(id) ?? this.#known.get(id) ?? (await readDataFile(await bytes(), path.extname(name), columns));
    this.#results.set(id, result);
    return result;
  }

  /** To be called when all are read: forgets results no longer in use, and failures, which may have been mere timeouts. */
  done(): void {
    this.#known = new Map([...this.#results].filter(([, { rows }]) => rows !== undefined));
    this.#results = new Map();
  }
}

const reader = new DataReader();

/**
 * Puts the rows into entries; cached by result and entry. The file is not passed on: it may hold more than its rows, such as
 * other sheets, remarks and names of authors.
 */
export const withRows = memoize(({ rows }: DataFileResult) =>
  memoize(({ meta, values }: CheckedEntry): CheckedEntry => {
    return { meta, values: { ...values, data_rows: rows, data_file: null, upcoming_data_file: null, data_url: null } };
  }),
);

/** The faults of the file in a field of an entry. */
export function fileFindings(
  { meta, values }: CheckedEntry,
  field: string,
  { errors, warnings, rows }: DataFileResult,
): readonly DataFinding[] {
  const at = { meta, field };
  return [
    ...errors.map((fault) => ({ ...at, severity: 'error' as const, fault })),
    ...warnings.map((fault) => ({ ...at, severity: 'warning' as const, fault })),
    ...headlineFaults(values, rows ?? []).flatMap(([place, fault]) =>
      rows === undefined ? [] : [{ meta, field: place, severity: 'error' as const, fault }],
    ),
  ];
}

function namesOf(columns: readonly FileColumn[]): string {
  return columns.map(({ key, role }) => `${key} (${role})`).join(', ');
}

/** A fault if a translation has other columns than the German entry. All languages share the file; its own faults are reported there. */
function translationFinding(entry: CheckedEntry, columns: readonly FileColumn[]): readonly DataFinding[] {
  const [found, expected] = [columnsOf(entry), columns].map(namesOf);
  if (found === undefined || expected === undefined || found === expected) return [];
  const fault: Fault = { code: 'columns-differ', values: { found, expected } };
  return [{ meta: entry.meta, field: 'columns', severity: 'error', fault }];
}

/** Reads the file of an entry, which all its languages share; undefined for an entry whose data are typed. */
async function readPlaced(
  entry: CheckedEntry,
  german: CheckedEntry | undefined,
  directory: string,
): Promise<ReadData | undefined> {
  const file = dataFileOf(entry);
  if (file === undefined && !isFilled(entry.values['data_url'])) return undefined;
  if (file === undefined || german === undefined) return { result: undefined, findings: [] };
  const name = mediaFile(file.media.url);
  const result = await reader.read(name, columnsOf(german), () => readFile(path.join(directory, name)));
  return { result, findings: fileFindings(german, file.field, result) };
}

/** Puts the data of the files in `directory`, and those of other servers (`linked`, by `sharedEntryId`), into their entries. */
export async function attachData(
  entries: readonly CheckedEntry[],
  directory: string,
  linked: ReadonlyMap<string, ReadData> = new Map(),
): Promise<AttachedData> {
  const germans = new Map(
    entries.filter(({ meta }) => meta.locale === defaultLocale).map((entry) => [sharedEntryId(entry.meta), entry]),
  );
  const findings: DataFinding[] = [];
  const waiting: EntryMeta[] = [];
  const whole: CheckedEntry[] = [];
  for (const entry of entries) {
    const id = sharedEntryId(entry.meta);
    const german = germans.get(id);
    const read = linked.get(id) ?? (await readPlaced(entry, german, directory));
    if (read === undefined) {
      whole.push(normalizePeriods(entry));
      continue;
    }
    const { result } = read;
    if (german === undefined || result?.rows === undefined) {
      if (german === entry) findings.push(...read.findings);
      waiting.push(entry.meta);
      continue;
    }
    const own = german === entry ? read.findings : translationFinding(entry, columnsOf(german));
    findings.push(...own);
    if (own.some(({ severity }) => severity === 'error')) waiting.push(entry.meta);
    else whole.push(normalizePeriods(withRows(result)(entry)));
  }
  reader.done();
  return { entries: whole, findings, waiting };
}
