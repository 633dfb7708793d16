/** The orders in which visitors may have what was found. */
import type { Sorting } from '../engine';
import type { RankedDocument } from './rankedDocument';

type Order = (documents: readonly number[]) => readonly number[];

/** Places of the documents in the order of their titles. */
function titleOrder(documents: readonly RankedDocument[], language: string): readonly number[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const titles = documents.map(({ title }) => title);
  const ordered = [...titles.keys()].sort((left, right) => compare(titles[left] ?? '', titles[right] ?? ''));
  const places: number[] = [];
  for (const [place, document] of ordered.entries()) places[document] = place;
  return places;
}

/** They take documents with the best first. `language`: in which the titles are. */
export function sortingsOf(
  documents: readonly RankedDocument[],
  language: string,
): { readonly [Name in Sorting]: Order } {
  const dateOf = (document: number): string => documents[document]?.updated ?? '';
  let places: readonly number[] | undefined;
  return {
    relevanz: (found) => found,
    datum: (found) =>
      found.toSorted((left, right) => Number(dateOf(left) < dateOf(right)) - Number(dateOf(left) > dateOf(right))),
    titel: (found) => {
      const known = (places ??= titleOrder(documents, language));
      return found.toSorted((left, right) => (known[left] ?? 0) - (known[right] ?? 0));
    },
  };
}
