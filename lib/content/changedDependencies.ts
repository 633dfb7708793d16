/** Which dependencies (`dependencies.ts`) differ between two snapshots, and which pages have read them. */
import { defaultLocale, locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import type { EntryMeta } from '@/content-types/registry';
import { swissDayOf } from '@/lib/i18n/format/date';
import { groupBy } from '@/lib/shared/browser/groupBy';
import { memoize } from '@/lib/shared/browser/memoize';
import { readableEntry, createContents } from './content';
import type { SnapshotContent } from './content';
import { entryId, sharedEntryId } from './findings';
import { fieldDependency, historiesDependency, historyDependency, viewDependency } from './dependencies';
import type { Dependency } from './dependencies';
import type { SnapshotEntry } from './snapshot';
import { views } from './views';

/** Entries by `entryId`. */
type Listing = ReadonlyMap<string, SnapshotEntry>;

function listingOf({ entries }: SnapshotContent): Listing {
  return new Map(entries.map((entry) => [entryId(entry.meta), entry]));
}

/** A quick check: most entries are unchanged. */
function isSame(before: SnapshotEntry | undefined, after: SnapshotEntry | undefined): boolean {
  if (before === undefined || after === undefined) return before === after;
  const isSameText = before.hash !== '' && before.hash === after.hash;
  return isSameText && before.meta.locale === after.meta.locale && before.meta.updatedAt === after.meta.updatedAt;
}

const textsOf = memoize(
  (values: ReadonlyMap<unknown, unknown>): ReadonlyMap<unknown, string> =>
    new Map([...values].map(([name, value]) => [name, JSON.stringify(value)])),
);

/** The names whose values differ between two maps. */
function changedNames<Name>(before: ReadonlyMap<Name, unknown>, after: ReadonlyMap<Name, unknown>): readonly Name[] {
  const [earlier, later] = [textsOf(before), textsOf(after)];
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => earlier.get(name) !== later.get(name));
}

/** The fields of an entry as pages see them. */
function fieldsOf(entry: SnapshotEntry): ReadonlyMap<string, unknown> {
  const { locale, updatedAt } = entry.meta;
  const fields = { ...readableEntry(entry), meta: null, 'meta.locale': locale, 'meta.updatedAt': updatedAt };
  return new Map(Object.entries(fields));
}

function changedFields(before: SnapshotEntry | undefined, after: SnapshotEntry | undefined): readonly string[] {
  if (isSame(before, after)) return [];
  return before === undefined || after === undefined
    ? ['meta.exists']
    : changedNames(fieldsOf(before), fieldsOf(after));
}

/** The version of an entry that a language shows: its own, or the German one if there is none. */
function shownIn(locale: Locale, meta: EntryMeta, listing: Listing): SnapshotEntry | undefined {
  return listing.get(entryId({ ...meta, locale })) ?? listing.get(entryId({ ...meta, locale: defaultLocale }));
}

/** The changed fields of entries, in each language as its pages see them. */
function fieldsChanged(before: Listing, after: Listing): readonly Dependency[] {
  const changed = [...new Map([...before, ...after])].filter(([id]) => !isSame(before.get(id), after.get(id)));
  const entries = new Map(changed.map(([, { meta }]) => [sharedEntryId(meta), meta]));
  return [...entries.values()].flatMap((meta) =>
    locales.flatMap((locale) =>
      changedFields(shownIn(locale, meta, before), shownIn(locale, meta, after)).flatMap((field) => [
        fieldDependency(locale, meta.type, meta.key, field),
        fieldDependency(locale, meta.type, '*', field),
      ]),
    ),
  );
}

/** The keys of each type in the editors' order. */
function keysByType({ entries }: SnapshotContent): ReadonlyMap<Dependency, readonly string[]> {
  const german = entries.filter(({ meta }) => meta.locale === defaultLocale);
  const types = groupBy(german, ({ meta }) => meta.type);
  return new Map([...types].map(([type, own]) => [type, own.map(({ meta }) => meta.key)]));
}

/** The changed data histories of single indicators, and of all. */
function historiesChanged(
  { histories: before }: SnapshotContent,
  { histories: after }: SnapshotContent,
): readonly Dependency[] {
  const [earlier, later] = [before, after].map((histories) => new Map(Object.entries(histories?.indicators ?? {})));
  const changed = changedNames(earlier ?? new Map(), later ?? new Map());
  const isUnchanged = changed.length === 0 && before?.source === after?.source;
  return isUnchanged ? [] : [...changed.map(historyDependency), historiesDependency];
}

/** The values of views that differ. */
function viewsChanged(before: SnapshotContent, after: SnapshotContent): readonly Dependency[] {
  const [earlier, later] = [createContents(before), createContents(after)];
  return Object.values(views).flatMap(({ name: view, valuesIn }) =>
    locales.flatMap((locale) =>
      changedNames<string>(valuesIn(earlier(locale)), valuesIn(later(locale))).map((name) =>
        viewDependency(locale, view, name),
      ),
    ),
  );
}

/** The dependencies whose value differs. */
export function changedDependencies(before: SnapshotContent, after: SnapshotContent): ReadonlySet<Dependency> {
  const [yesterday, today] = [swissDayOf(before.asOf), swissDayOf(after.asOf)];
  const year = 'YYYY'.length;
  const changed = [
    ...fieldsChanged(listingOf(before), listingOf(after)),
    ...changedNames(keysByType(before), keysByType(after)),
    ...historiesChanged(before, after),
    ...(yesterday === today ? [] : ['today']),
    ...(yesterday.slice(0, year) === today.slice(0, year) ? [] : ['year']),
  ];
  // Views are derived from these values alone.
  return new Set(changed.length === 0 ? [] : [...changed, ...viewsChanged(before, after)]);
}

/** The addresses of the pages and files that have read something changed. `reads`: the dependencies by address. */
export function dependentPages(
  reads: ReadonlyMap<string, readonly Dependency[]>,
  changed: ReadonlySet<Dependency>,
): readonly string[] {
  return [...reads]
    .filter(([, dependencies]) => dependencies.some((dependency) => changed.has(dependency)))
    .map(([address]) => address);
}
