/**
 * Data to come: an indicator may hold its next data beside the present ones, so that its texts can be changed while they wait. It
 * then counts as two versions. The present one knows nothing of what is to come; the coming one waits like an entry under an
 * embargo, for its own instant or for a bundle, and takes the place of the present one then.
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

/** Of data that wait for something: a broken instant lets nothing appear. */
function hasTime({ upcoming_at: at, upcoming_release: bundle }: CmsAttributes): boolean {
  return isFilled(at) ? instantMs(at) !== undefined : isFilled(bundle);
}

const presentVersion = memoize((record: KeyedRecord): KeyedRecord => {
  const { attributes } = record;
  const { upcoming_at: at, upcoming_release: bundle, upcoming_data_as_of: asOf } = attributes;
  const holdsAny = hasFile(attributes) || [at, bundle, asOf].some(isFilled);
  return holdsAny ? { ...record, attributes: { ...attributes, ...withoutUpcoming } } : record;
});

/** It waits for what the record waits for, and for its own. */
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

/** By instant: the coming version as it is on the site from then on. */
const publicVersions = memoize<KeyedRecord, Map<number, KeyedRecord>>(() => new Map());

/** The later of two days; either may be missing. */
function laterDay(day: unknown, other: string): string {
  return typeof day === 'string' && day > other ? day : other;
}

/** The coming version with what follows from its instant: editors need not come back for the day of the update. */
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
 * Whether the site shows data to come that nobody has moved to their place since. Others that are to come, or a bundle that was put
 * off or deleted, must not bring back the data of before.
 */
function isShown({ attributes: { last_update: day } }: KeyedRecord, shown: CheckedEntry | undefined): boolean {
  const { upcoming_at: at, last_update: shownDay } = shown?.values ?? {};
  return isFilled(at) && typeof shownDay === 'string' && !(typeof day === 'string' && day >= shownDay);
}

/** Says of data to come what keeps them from ever appearing. */
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
  /** Those with data that wait while another version of the record does not, or waits for something else. */
  readonly ahead: readonly KeyedRecord[];
  /** Both. */
  readonly all: readonly KeyedRecord[];
  readonly bundles: Bundles;
}

type ChosenFor = PublicationOptions & { readonly published?: readonly CheckedEntry[] | undefined };

/** Decides which version of each published record counts. `published`: what visitors see. */
export function chooseVersions(
  records: readonly KeyedRecord[],
  options: ChosenFor,
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
