/**
 * Upcoming data: an indicator may hold its next data beside the present ones, so that its texts can be changed while the data wait.
 * It then counts as two versions. The present one ignores the upcoming data; the coming one waits like an entry under embargo, for
 * its own instant or for a bundle, and then replaces the present one.
 */
import { products } from '@/content-types/collections/products';
import { instantFault } from '@/content-types/swissTime';
import { memoize } from '@/lib/shared/browser/memoize';
import { isRecord } from '@/lib/shared/browser/isRecord';
import { swissDayOf } from '@/lib/i18n/format/date';
import { readBundles } from './bundles';
import { isGerman } from './publishedRecords';
import type { CheckedEntry } from './checkedEntry';
import { isFilled } from './isFilled';
import type { CmsAttributes, Findings, KeyedRecord } from './findings';
import { appearsAt, instantMs, isEmbargoed, isPublic } from './publication';
import type { Bundles, PublicationOptions } from './publication';
import { emptyAttributes } from './emptyAttributes';
import { liveVersions } from './liveVersions';

const { upcoming_data_file, upcoming_at, upcoming_release, upcoming_data_as_of, data_file, data_rows } =
  products.fields;

const withoutUpcoming = emptyAttributes({ upcoming_data_file, upcoming_at, upcoming_release, upcoming_data_as_of });
const withoutPresent = emptyAttributes({ data_file, data_rows });

function hasFile({ upcoming_data_file: file }: CmsAttributes): boolean {
  return isRecord(file) && isFilled(file['data']);
}

/** Whether upcoming data have a valid instant or a bundle; with an invalid instant they never appear. */
function hasTime({ upcoming_at: at, upcoming_release: bundle }: CmsAttributes): boolean {
  return isFilled(at) ? instantMs(at) !== undefined : isFilled(bundle);
}

const presentVersion = memoize((record: KeyedRecord): KeyedRecord => {
  const { attributes } = record;
  const { upcoming_at: at, upcoming_release: bundle, upcoming_data_as_of: asOf } = attributes;
  const holdsAny = hasFile(attributes) || [at, bundle, asOf].some(isFilled);
  return holdsAny ? { ...record, attributes: { ...attributes, ...withoutUpcoming } } : record;
});

/** The version with the upcoming data; it waits for the embargo of the record and for its own. */
const comingVersion = memoize((record: KeyedRecord): KeyedRecord | undefined => {
  const { attributes, waitsFor = [record] } = record;
  if (!hasFile(attributes) || !hasTime(attributes)) return undefined;
  const { upcoming_at: at, upcoming_release: bundle, publish_at: before, release } = attributes;
  const own = {
    ...record,
    attributes: {
      ...attributes,
      ...withoutPresent,
      publish_at: isFilled(at) ? at : before,
      release: isFilled(bundle) ? bundle : release,
    },
  };
  return { ...own, waitsFor: [...waitsFor, own] };
});

/** Cache by instant (ms): the coming version as the site shows it from then on. */
const publicVersions = memoize<KeyedRecord, Map<number, KeyedRecord>>(() => new Map());

/** The later of two days; the first may be missing. */
function laterDay(day: unknown, other: string): string {
  return typeof day === 'string' && day > other ? day : other;
}

/** The coming version with the dates that follow from its instant, so that editors need not enter them then. */
function publicVersion(coming: KeyedRecord, at: number): KeyedRecord {
  const known = publicVersions(coming).get(at);
  if (known !== undefined || !Number.isFinite(at)) return known ?? coming;
  const instant = new Date(at).toISOString();
  const { last_update: day, upcoming_data_as_of: asOf } = coming.attributes;
  const attributes = {
    ...coming.attributes,
    upcoming_at: instant,
    last_update: laterDay(day, swissDayOf(instant)),
    data_as_of: asOf,
  };
  const made = { ...coming, attributes };
  publicVersions(coming).set(at, made);
  return made;
}

/**
 * Whether the site already shows upcoming data that nobody has moved to `data_file` yet. Newer upcoming data, or a bundle that is
 * postponed or deleted, must not bring back the previous data.
 */
function isShown({ attributes: { last_update: day } }: KeyedRecord, shown: CheckedEntry | undefined): boolean {
  const { upcoming_at: at, last_update: shownDay } = shown?.values ?? {};
  return isFilled(at) && typeof shownDay === 'string' && !(typeof day === 'string' && day >= shownDay);
}

/** Warns of what keeps upcoming data from ever appearing. */
function checkUpcoming(records: readonly KeyedRecord[], findings: Findings): void {
  for (const record of records.filter((one) => one.type === products.name && isGerman(one))) {
    const { upcoming_at: at, upcoming_release: bundle } = record.attributes;
    const { warning } = findings.reporter(record);
    const fault = isFilled(at) ? instantFault(at) : undefined;
    if (fault !== undefined) warning('upcoming_at', fault);
    else if (hasFile(record.attributes) && !hasTime(record.attributes))
      warning('upcoming_at', { code: 'upcoming-time-missing' });
    else if (!hasFile(record.attributes) && (isFilled(at) || isFilled(bundle)))
      warning('upcoming_data_file', { code: 'upcoming-file-missing' });
  }
}

interface ChosenVersions {
  /** One version of each record. */
  readonly known: readonly KeyedRecord[];
  /** Versions with upcoming data that still wait; `known` has the present versions of their records. */
  readonly ahead: readonly KeyedRecord[];
  /** Both. */
  readonly all: readonly KeyedRecord[];
  readonly bundles: Bundles;
}

type ChoiceOptions = PublicationOptions & { readonly published?: readonly CheckedEntry[] | undefined };

/** Chooses the version of each published record that counts. `options.published`: what visitors see. */
export function chooseVersions(
  records: readonly KeyedRecord[],
  options: ChoiceOptions,
  findings: Findings,
): ChosenVersions {
  checkUpcoming(records, findings);
  const versions = records.map((record) =>
    record.type === products.name
      ? { present: presentVersion(record), coming: comingVersion(record) }
      : { present: record, coming: undefined },
  );
  const coming = versions.flatMap((one) => one.coming ?? []);
  const bundles = readBundles([...versions.map(({ present }) => present), ...coming]);
  const shown = liveVersions(coming, options.published ?? [], options.asOf);
  const ahead: KeyedRecord[] = [];
  const known = versions.map(({ present, coming: next }) => {
    if (next === undefined) return present;
    if (isPublic(next, options, bundles)) return publicVersion(next, appearsAt(next, bundles));
    if (isShown(next, shown.get(next))) {
      findings.reporter(next).warning('data_file', { code: 'upcoming-not-moved' });
      return next;
    }
    if (isEmbargoed(next, options, bundles)) ahead.push(next);
    return present;
  });
  return { known, ahead, all: [...known, ...ahead], bundles };
}
