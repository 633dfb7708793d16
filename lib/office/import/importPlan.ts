/** Checks what was read as the website does, and compares it with what is in the CMS. */
import { isDeepStrictEqual } from 'node:util';
import { defaultLocale } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { contentType } from '@/content-types/registry';
import type { MediaLibrary } from '@/lib/cms/sample-cms/mediaLibrary';
import { uniqueProblems } from '@/lib/checks/report/writeReport';
import { checkRecords } from '@/lib/content/check';
import type { SourceRecord } from '@/lib/content/readSource';
import { faultText } from '@/lib/faults/faultText';
import type { Problem } from '@/lib/faults/problem';
import { groupBy } from '@/lib/shared/browser/groupBy';
import { isRecord } from '@/lib/shared/browser/isRecord';
import type { PlannedEntry } from '../seedPlan';
import type { PushFault } from '../data-push/pushReport';
import type { KnownEntry } from './importCms';
import { importedContent } from './importedContent';
import { entryName } from './importedEntry';
import type { ImportedEntry } from './importedEntry';

export interface ImportStep {
  readonly entry: ImportedEntry;
  readonly planned: PlannedEntry;
  /** What is in the CMS; undefined if nothing. */
  readonly known: KnownEntry | undefined;
  /** The languages in which the entry differs from what is there, each with the names of its fields. */
  readonly differences: ReadonlyMap<Locale, readonly string[]>;
}

export interface ImportPlan {
  readonly steps: readonly ImportStep[];
  readonly faults: readonly PushFault[];
  readonly warnings: readonly PushFault[];
}

/** What the CMS holds; undefined if it is not asked. */
type Known = readonly KnownEntry[] | undefined;

/** A file by its name alone: it may have another number and address. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (!isRecord(value)) return value;
  if (typeof value['mime'] === 'string') return value['name'];
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, comparable(inner)]));
}

function differencesOf(
  { type, shared, texts }: ImportedEntry,
  known: KnownEntry | undefined,
  records: readonly SourceRecord[],
): ImportStep['differences'] {
  const { schema } = contentType(type);
  const found = records.map(({ locale, record }) => {
    const wanted = schema.safeParse(record.attributes).data;
    const there = schema.safeParse(known?.versions.get(locale)).data;
    const given = { ...(locale === defaultLocale && shared), ...texts.get(locale) };
    const isOther = (name: string): boolean =>
      !isDeepStrictEqual(comparable(wanted?.[name]), comparable(there?.[name]));
    return [locale, Object.keys(given).filter(isOther)] as const;
  });
  return new Map(found.filter(([, names]) => names.length > 0));
}

/** Tells what an entry refers to and is not there. */
function relationFaults(entry: ImportedEntry, names: ReadonlySet<string>): readonly PushFault[] {
  return Object.entries(entry.shared).flatMap(([column, value]) => {
    const storage = contentType(entry.type).fields[column]?.storage;
    if (storage?.type !== 'relation') return [];
    const missing = [value].flat().filter((key) => !names.has(entryName({ type: storage.target, key: String(key) })));
    return missing.map((key): PushFault => {
      const found = `There is no «${String(key)}» among the ${storage.target} of the CMS.`;
      return { ...entry.place, column, found, fix: 'Write it there first, or correct the name.' };
    });
  });
}

function problemFault(entry: ImportedEntry, problem: Problem): PushFault {
  const { field, locale } = problem;
  const column = locale === defaultLocale ? field : `${field} (${locale})`;
  return { ...entry.place, ...(field !== '' && { column }), ...faultText(problem, 'en') };
}

type Findings = ReadonlyMap<ImportedEntry, Pick<ImportPlan, 'faults' | 'warnings'>>;

/** What is wrong with each entry. */
function check(records: ReadonlyMap<ImportedEntry, readonly SourceRecord[]>, known: Known): Findings {
  const entries = [...records.keys()];
  const { problems } = checkRecords([...records.values()].flat(), { asOf: new Date().toISOString(), drafts: true });
  const told = groupBy(uniqueProblems(problems), entryName);
  const names = new Set([...entries, ...(known ?? [])].map(entryName));
  return new Map(
    entries.map((entry) => {
      const relations = known === undefined ? [] : relationFaults(entry, names);
      const found = (told.get(entryName(entry)) ?? []).map((problem) => problemFault(entry, problem));
      const own = records.get(entry) ?? [];
      const isFit = own.every(({ record }) => contentType(entry.type).schema.safeParse(record.attributes).success);
      // A draft may lack what only its publication needs.
      return [entry, { faults: [...(isFit ? [] : found), ...relations], warnings: isFit ? found : [] }];
    }),
  );
}

/** Plans an import; relations are checked only if the CMS was asked. Entries with faults have no step. */
export function planImport(entries: readonly ImportedEntry[], media: MediaLibrary, known: Known): ImportPlan {
  const imported = new Set(entries.map(entryName));
  const byName = new Map((known ?? []).map((one) => [entryName(one), one]));
  const others = [...byName.values()].filter((one) => !imported.has(entryName(one)));
  const { recordsOf, plannedOf } = importedContent(entries, others, media);
  const records = new Map(entries.map((entry) => [entry, recordsOf(entry)]));
  const findings = check(records, known);
  const steps = entries.flatMap((entry): readonly ImportStep[] => {
    const planned = plannedOf(entry);
    if (planned === undefined || entry.isFaulty || findings.get(entry)?.faults.length !== 0) return [];
    const there = byName.get(entryName(entry));
    return [{ entry, planned, known: there, differences: differencesOf(entry, there, records.get(entry) ?? []) }];
  });
  const all = [...findings.values()];
  return { steps, faults: all.flatMap(({ faults }) => faults), warnings: all.flatMap(({ warnings }) => warnings) };
}
