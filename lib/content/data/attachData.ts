/** Puts the rows of data files in the place of typed ones: pages know no difference, and never see the files. */
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

/** What is to be said about the file of an entry. */
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
  /** Entries that wait: their own file has errors, or the German entry, whose columns the file names. */
  readonly waiting: readonly EntryMeta[];
}

/** Data of a German entry, and what is to be said about them. */
export interface ReadData {
  /** Undefined if there are none. */
  readonly result: DataFileResult | undefined;
  readonly findings: readonly DataFinding[];
}

interface DataFile {
  readonly media: Media;
  readonly field: string;
}

/** The file with the data of an entry: those to come, once they are public, until editors move it. */
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

/** Reads each file once for all languages, and one that stays the same only once while the process lives. */
export class DataReader {
  /** By file and columns. */
  #known: ReadonlyMap<string, DataFileResult> = new Map();
  #results = new Map<string, DataFileResult>();

  /** `name`: tells one content of a file from any other. */
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

  /** All have been read: forgets what nothing uses any more, and what failed, which may have lacked time alone. */
  done(): void {
    this.#known = new Map([...this.#results].filter(([, { rows }]) => rows !== undefined));
    this.#results = new Map();
  }
}

const reader = new DataReader();

/**
 * Puts the rows into entries: the very same object as last time if that is the same. The file may hold more than its rows:
 * other sheets, remarks, names of authors. It is not passed on.
 */
export const withRows = memoize(({ rows }: DataFileResult) =>
  memoize(({ meta, values }: CheckedEntry): CheckedEntry => {
    return { meta, values: { ...values, data_rows: rows, data_file: null, upcoming_data_file: null, data_url: null } };
  }),
);

/** What is wrong with the file in a field of an entry. */
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

/** All languages share the file and its columns are named in German, so what is wrong with it is said there. */
function translationFinding(entry: CheckedEntry, columns: readonly FileColumn[]): readonly DataFinding[] {
  const [found, expected] = [columnsOf(entry), columns].map(namesOf);
  if (found === undefined || expected === undefined || found === expected) return [];
  const fault: Fault = { code: 'columns-differ', values: { found, expected } };
  return [{ meta: entry.meta, field: 'columns', severity: 'error', fault }];
}

/** What the file of an entry holds, which all its languages share; undefined for one whose data are typed. */
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

/** Reads the data files, which lie in `directory`, and the data from other servers (`linked`, by `sharedEntryId`) into their entries. */
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
