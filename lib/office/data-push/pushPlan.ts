/** Plans what a push changes of an indicator. */
import { isDeepStrictEqual } from 'node:util';
import { defaultLocale } from '@/content-types/locales';
import { mediaEnding } from '@/lib/data/files/fileKinds';
import { checkData } from './checkData';
import type { CheckedData, FileContent } from './checkData';
import { keysOf, referenceVersion } from './cmsData';
import type { Change, IndicatorVersion } from './cmsData';
import type { MetadataColumn } from './metadataColumns';
import type { MetadataValues } from './readMetadata';
import type { PushChange, PushFault } from './pushReport';

/** What the folder holds for an indicator. */
export interface PushInput {
  readonly indicator: number;
  readonly file: FileContent | undefined;
  readonly said: MetadataValues;
  /** The name of the file of metadata. */
  readonly metadata: string;
}

export interface PushPlan {
  readonly faults: readonly PushFault[];
  readonly warnings: readonly PushFault[];
  /** Undefined if there is nothing to change, or a fault. */
  readonly step:
    { readonly change: Change; readonly file: FileContent | undefined; readonly told: PushChange } | undefined;
}

/** Reads a file in the CMS; undefined if it cannot be read. */
export type ReadUploaded = (url: string) => Promise<Uint8Array | undefined>;

function valueOf(version: IndicatorVersion, { field }: MetadataColumn): string | null {
  switch (field) {
    case 'title':
      return version.title;
    case 'unit':
      return version.unit;
    case 'source':
      return version.sources.length > 1 ? version.sources.join('\n') : (version.sources[0] ?? null);
    case 'last_update':
      return version.last_update;
    case 'next_update':
      return version.next_update;
    default:
      return version.publish_at;
  }
}

/** An instant may be written in several ways. */
function isSame(column: MetadataColumn, found: string | null, wanted: string | null): boolean {
  if (column.field !== 'publish_at' || found === null || wanted === null) return found === wanted;
  return Date.parse(found) === Date.parse(wanted);
}

/** Values as the CMS stores them: instants in UTC. */
function stored({ field }: MetadataColumn, value: string | null): string | null {
  return field === 'publish_at' && value !== null ? new Date(value).toISOString() : value;
}

type Rows = CheckedData['rows'];

interface Difference {
  readonly column: MetadataColumn;
  readonly value: string | null;
}

/** The versions to compare with: for texts only published ones, if there are any, because drafts may be unfinished. */
function compared({ locale }: MetadataColumn, versions: readonly IndicatorVersion[]): readonly IndicatorVersion[] {
  if (locale === undefined) return versions;
  const own = versions.filter((version) => version.locale === locale);
  const published = own.filter((version) => version.published);
  return published.length > 0 ? published : own;
}

function differences(said: MetadataValues, versions: readonly IndicatorVersion[]): readonly Difference[] {
  return [...said].flatMap(([column, value]) => {
    const own = compared(column, versions);
    return own.every((version) => isSame(column, valueOf(version, column), value)) ? [] : [{ column, value }];
  });
}

/** Faults of metadata in a language that the indicator does not have. */
function languageFaults({ said, metadata, indicator }: PushInput, versions: readonly IndicatorVersion[]) {
  const missing = [...said.keys()].filter(
    ({ locale }) => locale !== undefined && !versions.some((version) => version.locale === locale),
  );
  return missing.map(({ name, locale = defaultLocale }): PushFault => {
    const found = `The indicator ${indicator} has no version in the language «${locale}».`;
    return { file: metadata, column: name, found, fix: 'Write it in the CMS, or leave the cell empty.' };
  });
}

function changeOf(found: readonly Difference[], leading: IndicatorVersion): Change {
  const shared = found.filter(({ column }) => column.locale === undefined);
  const fields = (own: readonly Difference[]): Readonly<Record<string, string | null>> =>
    Object.fromEntries(own.map(({ column, value }) => [column.field, stored(column, value)]));
  const languages = new Set(found.flatMap(({ column }) => column.locale ?? []));
  const texts = [...languages].map(
    (locale) => [locale, fields(found.filter((one) => one.column.locale === locale))] as const,
  );
  return { shared: fields(shared), texts: Object.fromEntries(texts), keys: keysOf(leading) };
}

/** The rows that all versions with these columns have in the CMS, in any format; undefined if they differ or cannot be read. */
async function heldRows(
  file: FileContent,
  rows: Rows,
  { leading, versions }: { readonly leading: IndicatorVersion; readonly versions: readonly IndicatorVersion[] },
  uploaded: ReadUploaded,
): Promise<Rows> {
  const { data_file: held } = leading;
  const own = versions.filter((version) => keysOf(version) === keysOf(leading));
  if (held === null || own.some(({ data_file: other }) => other?.url !== held.url)) return undefined;
  const bytes = await uploaded(held.url);
  const ending = mediaEnding(held);
  if (bytes === undefined || ending === undefined) return undefined;
  if (ending === file.ending && Buffer.compare(bytes, file.bytes) === 0) return rows;
  return (await checkData({ name: held.name, ending, bytes }, leading)).rows;
}

/** A smaller share of the previous rows may be an accident. */
const shareExpected = 0.8;

/** Warns of lost rows: a program that stops halfway leaves a file that looks complete. */
function lossWarnings({ name: file }: FileContent, { length: count }: NonNullable<Rows>, before: Rows): PushFault[] {
  if (before === undefined || count >= before.length * shareExpected) return [];
  const found = `The data have ${count} rows, and those before have ${before.length}.`;
  return [{ file, found, fix: 'If rows are missing, push the whole file.' }];
}

function unknownIndicator({ indicator, file, metadata }: PushInput): PushPlan {
  const found = `The CMS has no indicator with the number ${indicator}.`;
  const fix = 'Write it there first, with its columns, or correct the number.';
  return { faults: [{ file: file?.name ?? metadata, found, fix }], warnings: [], step: undefined };
}

/** Warns of versions with other columns, such as a draft that somebody is changing: they keep their data. */
function draftWarnings({ name }: FileContent, leading: IndicatorVersion, versions: readonly IndicatorVersion[]) {
  if (versions.every((version) => keysOf(version) === keysOf(leading))) return [];
  const found = 'A draft or a translation of the indicator has other columns and keeps its own data.';
  return [{ file: name, found, fix: 'Publish or discard the draft, then push again.' }];
}

function stepFor(
  { indicator, file }: PushInput,
  data: Rows,
  found: readonly Difference[],
  versions: readonly IndicatorVersion[],
): PushPlan['step'] {
  const leading = referenceVersion(versions);
  if (leading === undefined || (data === undefined && found.length === 0)) return undefined;
  const names = found.map(({ column }) => column.name);
  const told: PushChange = {
    indicator,
    changes: data === undefined ? names : ['data', ...names],
    ...(data !== undefined && { rows: data.length }),
    ...(versions.every(({ published }) => !published) && { isDraft: true as const }),
  };
  return { change: changeOf(found, leading), file: data === undefined ? undefined : file, told };
}

/** Compares what is given for an indicator with its versions in the CMS. */
export async function planPush(
  given: PushInput,
  versions: readonly IndicatorVersion[],
  uploaded: ReadUploaded,
): Promise<PushPlan> {
  const { file, said } = given;
  const leading = referenceVersion(versions);
  if (leading === undefined) return unknownIndicator(given);
  const checked = file === undefined ? undefined : await checkData(file, leading);
  const faults = [...(checked?.faults ?? []), ...languageFaults(given, versions)];
  const warnings = [
    ...(checked?.warnings ?? []),
    ...(file === undefined ? [] : draftWarnings(file, leading, versions)),
  ];
  if (faults.length > 0) return { faults, warnings, step: undefined };
  const rows = checked?.rows;
  const before = file && (await heldRows(file, rows, { leading, versions }, uploaded));
  const data = isDeepStrictEqual(before, rows) ? undefined : rows;
  if (file !== undefined && data !== undefined) warnings.push(...lossWarnings(file, data, before));
  return { faults, warnings, step: stepFor(given, data, differences(said, versions), versions) };
}
