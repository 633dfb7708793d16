/** The orders in which visitors may have what was found. */
import type { Sorting } from '../engine';

type Order = (documents: readonly number[]) => readonly number[];

/** What documents are ordered by, a value for each. */
interface Ordered {
  readonly dates: readonly (string | null)[];
  readonly titles: () => readonly string[];
}

/** Places of the documents in the order of their titles. */
function titleOrder(titles: readonly string[], language: string): readonly number[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const ordered = [...titles.keys()].sort((left, right) => compare(titles[left] ?? '', titles[right] ?? ''));
  const places: number[] = [];
  for (const [place, document] of ordered.entries()) places[document] = place;
  return places;
}

/** They take documents with the best first. `language`: in which the titles are. */
export function sortingsOf({ dates, titles }: Ordered, language: string): { readonly [Name in Sorting]: Order } {
  const dateOf = (document: number): string => dates[document] ?? '';
  let places: readonly number[] | undefined;
  return {
    relevanz: (found) => found,
    datum: (found) =>
      found.toSorted((left, right) => Number(dateOf(left) < dateOf(right)) - Number(dateOf(left) > dateOf(right))),
    titel: (found) => {
      const known = (places ??= titleOrder(titles(), language));
      return found.toSorted((left, right) => (known[left] ?? 0) - (known[right] ?? 0));
    },
  };
}
