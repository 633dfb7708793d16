/** What differs between two snapshots, in the cells of `reads.ts`, and which pages that touches. */
import { defaultLocale, locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { contentNames } from '@/content-types/registry';
import type { ContentName } from '@/content-types/registry';
import { swissDayOf } from '@/lib/language/format/date';
import { groupBy } from '@/lib/base/groupBy';
import { areaTables } from './areas';
import { asRead, createContents } from './content';
import type { SnapshotContent } from './content';
import { indexes } from './indexes';
import { fieldCell, groupCell, historiesCell, historyCell } from './reads';
import type { Cell } from './reads';
import type { SnapshotEntry } from './snapshot';

/** The entries of one type in one language, by key. */
type Listing = ReadonlyMap<string, SnapshotEntry>;

type Contents = ReturnType<typeof createContents>;

type Listings = (locale: Locale, type: ContentName) => Listing;

function listingsOf({ entries }: SnapshotContent): Listings {
  const groups = groupBy(entries, ({ meta }) => `${meta.locale}/${meta.type}`);
  const listings = new Map(
    [...groups].map(([name, group]) => [name, new Map(group.map((entry) => [entry.meta.key, entry] as const))]),
  );
  const none: Listing = new Map();
  return (locale, type) => listings.get(`${locale}/${type}`) ?? none;
}

/** The fields of an entry as pages see them. */
function fieldsOf(entry: SnapshotEntry): Readonly<Record<string, unknown>> {
  const { locale, updatedAt } = entry.meta;
  return { ...asRead(entry), meta: null, 'meta.locale': locale, 'meta.updatedAt': updatedAt };
}

/** A quick check: most entries are unchanged. */
function isSame(before: SnapshotEntry, after: SnapshotEntry): boolean {
  const isSameText = before.hash !== '' && before.hash === after.hash;
  return isSameText && before.meta.locale === after.meta.locale && before.meta.updatedAt === after.meta.updatedAt;
}

function changedFields(before: SnapshotEntry | undefined, after: SnapshotEntry | undefined): readonly string[] {
  if (before === undefined || after === undefined) return ['meta.exists'];
  if (isSame(before, after)) return [];
  const [earlier, later] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(earlier), ...Object.keys(later)])];
  return names.filter((name) => JSON.stringify(earlier[name]) !== JSON.stringify(later[name]));
}

/** What a language shows of a type: its own entries, in German if there are none. */
function shownIn(locale: Locale, type: ContentName, listings: Listings): Listing {
  return new Map([...listings(defaultLocale, type), ...listings(locale, type)]);
}

function changesOfType(locale: Locale, type: ContentName, before: Listings, after: Listings): readonly Cell[] {
  const [earlier, later] = [shownIn(locale, type, before), shownIn(locale, type, after)];
  const keys = new Set([...earlier.keys(), ...later.keys()]);
  return [...keys].flatMap((key) =>
    changedFields(earlier.get(key), later.get(key)).flatMap((field) => [
      fieldCell(locale, type, key, field),
      fieldCell(locale, type, '*', field),
    ]),
  );
}

function keysOf(type: ContentName, listings: Listings): string {
  return JSON.stringify([...listings(defaultLocale, type).keys()]);
}

/** The names under which two maps have other values. */
function changedNames(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => JSON.stringify(before.get(name)) !== JSON.stringify(after.get(name)),
  );
}

/** The groups of all indexes that may have changed; those of others are not even made. */
function groupsChanged(before: Contents, after: Contents, changed: ReadonlySet<Cell>): readonly Cell[] {
  return Object.values(indexes).flatMap((index) =>
    locales
      .filter((locale) => {
        const columns = index.fields.map((field) => fieldCell(locale, index.type, '*', field));
        return changed.has(index.type) || columns.some((column) => changed.has(column));
      })
      .flatMap((locale) =>
        changedNames(index.groupsIn(before(locale)), index.groupsIn(after(locale))).map((group) =>
          groupCell(locale, index.name, group),
        ),
      ),
  );
}

/** The values of tables. What a table was made of tells whether it has to be made again. */
function valuesChanged(before: Contents, after: Contents, changed: ReadonlySet<Cell>): readonly Cell[] {
  return Object.values(areaTables).flatMap((table) =>
    locales
      .filter((locale) => table.madeOf(before(locale)).some((cell) => changed.has(cell)))
      .flatMap((locale) =>
        changedNames(table.valuesIn(before(locale)), table.valuesIn(after(locale))).map((name) =>
          groupCell(locale, table.name, name),
        ),
      ),
  );
}

/** What is known of earlier data of indicators, one by one and of all. */
function changedHistories(
  { histories: before }: SnapshotContent,
  { histories: after }: SnapshotContent,
): readonly Cell[] {
  const [earlier, later] = [before?.indicators ?? {}, after?.indicators ?? {}];
  const keys = new Set([...Object.keys(earlier), ...Object.keys(later)]);
  const changed = [...keys].filter((key) => JSON.stringify(earlier[key]) !== JSON.stringify(later[key]));
  const isSame = changed.length === 0 && before?.source === after?.source;
  return isSame ? [] : [...changed.map(historyCell), historiesCell];
}

/** The cells whose value differs. */
export function changedCells(before: SnapshotContent, after: SnapshotContent): ReadonlySet<Cell> {
  const [earlier, later] = [listingsOf(before), listingsOf(after)];
  const [yesterday, today] = [swissDayOf(before.asOf), swissDayOf(after.asOf)];
  const year = 'YYYY'.length;
  const changed = new Set([
    ...contentNames.flatMap((type) => locales.flatMap((locale) => changesOfType(locale, type, earlier, later))),
    ...contentNames.filter((type) => keysOf(type, earlier) !== keysOf(type, later)),
    ...changedHistories(before, after),
    ...(yesterday === today ? [] : ['today']),
    ...(yesterday.slice(0, year) === today.slice(0, year) ? [] : ['year']),
  ]);
  if (changed.size === 0) return changed;
  const contents = [createContents(before), createContents(after)] as const;
  const withGroups = new Set([...changed, ...groupsChanged(...contents, changed)]);
  return new Set([...withGroups, ...valuesChanged(...contents, withGroups)]);
}

/** The addresses of the pages and files that read a changed cell. `reads` has the cells by address. */
export function touchedPages(
  reads: ReadonlyMap<string, readonly Cell[]>,
  changed: ReadonlySet<Cell>,
): readonly string[] {
  return [...reads].filter(([, cells]) => cells.some((cell) => changed.has(cell))).map(([address]) => address);
}
