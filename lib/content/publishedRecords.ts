/** The records of the CMS, ready for the check: always the same object for a record, so that derived values can be cached. */
import { contentType } from '@/content-types/registry';
import type { ContentName } from '@/content-types/registry';
import { defaultLocale } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { groupBy } from '@/lib/shared/browser/groupBy';
import { stripInvisible } from '@/lib/shared/stripInvisible';
import { isRecord } from '@/lib/shared/browser/isRecord';
import { memoize } from '@/lib/shared/browser/memoize';
import type { CmsRecord } from '@/lib/cms/types';
import { shallowAttributes } from './exceedsDepth';
import type { ShallowAttributes } from './exceedsDepth';
import { sharedEntryId } from './findings';
import type { CmsAttributes, KeyedRecord } from './findings';
import { recordKey } from './recordKeys';
import { isDraft } from './publication';
import type { PublicationOptions } from './publication';
import type { SourceRecord } from './readSource';

/** A value without invisible characters; the same object if it has none. Never deeper than `maxLevels`. */
function visible(value: unknown): unknown {
  if (typeof value === 'string') return stripInvisible(value);
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value.map(visible);
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, own]) => [name, visible(own)] as const);
  return entries.some(([name, own]) => own !== value[name]) ? Object.fromEntries(entries) : value;
}

const visibleAttributes = memoize((attributes: CmsAttributes): ShallowAttributes => {
  const { shallow, tooDeep } = shallowAttributes(attributes);
  const seen = visible(shallow);
  return { shallow: isRecord(seen) ? seen : shallow, tooDeep };
});

/** The records to check, by language: a record without a language is one for each. */
const candidatesOf = memoize((record: CmsRecord) => {
  const { shallow: attributes, tooDeep } = visibleAttributes(record.attributes);
  const made = new Map<Locale, KeyedRecord>();
  return (type: ContentName, locale: Locale): KeyedRecord => {
    const known = made.get(locale) ?? {
      type,
      locale,
      record,
      attributes,
      tooDeep,
      key: recordKey(contentType(type), attributes),
    };
    made.set(locale, known);
    return known;
  };
});

export function isGerman({ locale }: KeyedRecord): boolean {
  return locale === defaultLocale;
}

/** The translation with the shared fields of the German record. Cached by both records. */
const withGermanFields = memoize((own: KeyedRecord) =>
  memoize((german: KeyedRecord): KeyedRecord => {
    const sharedNames = Object.entries(contentType(own.type).fields)
      .filter(([, { shared }]) => shared)
      .map(([name]) => name);
    const shared = Object.fromEntries(sharedNames.map((name) => [name, german.attributes[name]]));
    return { ...own, attributes: { ...own.attributes, ...shared }, waitsFor: [own, german] };
  }),
);

/**
 * A translation waits for its own embargo, and for that of every German record with its address: if there are several, it is
 * unknown which one it belongs to.
 */
function withSharedFields(own: KeyedRecord, germans: readonly KeyedRecord[]): KeyedRecord {
  const german = germans.at(-1);
  if (isGerman(own) || german === undefined) return own;
  const shared = withGermanFields(own)(german);
  return germans.length === 1 ? shared : { ...shared, waitsFor: [own, ...germans] };
}

/** The records that count as published: with drafts all of them, so that previews show bundles and embargoes as they will be. */
export function publishedRecords(
  records: readonly SourceRecord[],
  { drafts }: PublicationOptions,
): readonly KeyedRecord[] {
  const candidates = records.map(({ type, locale, record }) => candidatesOf(record)(type, locale));
  const germansByEntry = groupBy(candidates.filter(isGerman), sharedEntryId);
  return candidates
    .filter((one) => drafts || !isDraft(one))
    .map((one) => withSharedFields(one, germansByEntry.get(sharedEntryId(one)) ?? []));
}
