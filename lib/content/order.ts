/**
 * The order of entries in menus and lists: by `rank`, those without last, then by title in German, then by address. Ids of
 * the CMS do not count: Strapi 5 gives an entry a new one each time it is published.
 */
import { defaultLocale } from '@/content-types/locales';
import { contentType } from '@/content-types/registry';
import type { ContentName } from '@/content-types/registry';
import { groupBy } from '@/lib/shared/browser/groupBy';
import type { CheckedEntry } from './checkedEntry';

const germanOrder = new Intl.Collator('de');

interface Place {
  readonly rank: number;
  readonly title: string;
}

function placeOf({ values }: CheckedEntry, titleField: string): Place {
  const { rank } = values;
  const title = values[titleField];
  return { rank: typeof rank === 'number' ? rank : Infinity, title: typeof title === 'string' ? title : '' };
}

function compare(left: Place, right: Place): number {
  // Two without a rank: Infinity minus Infinity is NaN.
  return left.rank === right.rank ? germanOrder.compare(left.title, right.title) : left.rank - right.rank;
}

function titleFieldOf(name: ContentName): string | undefined {
  const type = contentType(name);
  return type.kind === 'collection' ? type.title : undefined;
}

function inOrderOf(titleField: string, entries: readonly CheckedEntry[]): readonly CheckedEntry[] {
  const germans = entries.filter(({ meta }) => meta.locale === defaultLocale);
  const places = new Map(germans.map((german) => [german.meta.key, placeOf(german, titleField)]));
  const last: Place = { rank: Infinity, title: '' };
  const placed = ({ meta }: CheckedEntry): Place => places.get(meta.key) ?? last;
  return entries.toSorted(
    (left, right) => compare(placed(left), placed(right)) || left.meta.key.localeCompare(right.meta.key),
  );
}

/** Sorts the entries of each collection; translations take the place of the German entry. */
export function sortEntries(entries: readonly CheckedEntry[]): readonly CheckedEntry[] {
  return [...groupBy(entries, ({ meta }) => meta.type)].flatMap(([type, group]) => {
    const titleField = titleFieldOf(type);
    return titleField === undefined ? group : inOrderOf(titleField, group);
  });
}
