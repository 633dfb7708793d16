/** What visitors make of what was found: filters, how often each value of a facet occurs, another order. */
import { facetNames } from '../document';
import type { FacetName, RankedDocument } from '../document';
import type { FacetCounts, Filters, Sorting } from '../engine';

const valuesOf: { readonly [Name in FacetName]: (document: RankedDocument) => readonly string[] } = {
  kind: ({ kind }) => [kind],
  themes: ({ themes }) => themes,
  divisions: ({ divisions }) => divisions,
  year: ({ year }) => (year === null ? [] : [String(year)]),
};

function passes(document: RankedDocument, filters: Filters): boolean {
  return facetNames.every((name) => {
    const chosen = filters[name];
    return chosen.length === 0 || valuesOf[name](document).some((value) => chosen.includes(value));
  });
}

function countsOf(documents: readonly RankedDocument[], name: FacetName): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const document of documents)
    for (const value of valuesOf[name](document)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Object.fromEntries(counts);
}

/** Under the words and the other facets, so that a second value of the same facet can be chosen. */
export function countFacets(documents: readonly RankedDocument[], filters: Filters): FacetCounts {
  const counts = (name: FacetName): Readonly<Record<string, number>> => {
    const others = { ...filters, [name]: [] };
    const counted = documents.filter((document) => passes(document, others));
    return countsOf(counted, name);
  };
  return { kind: counts('kind'), themes: counts('themes'), divisions: counts('divisions'), year: counts('year') };
}

interface Narrowing {
  readonly filters: Filters;
  readonly sort: Sorting;
  /** In which the titles are. */
  readonly language: string;
}

/** The places of those of the documents that pass the filters, in the order that was asked for. `found`: the best first. */
export function narrow(
  found: readonly number[],
  all: readonly RankedDocument[],
  { filters, sort, language }: Narrowing,
): readonly number[] {
  const kept = found.flatMap((place) => {
    const document = all[place];
    return document !== undefined && passes(document, filters) ? { place, document } : [];
  });
  if (sort === 'titel') {
    const { compare } = new Intl.Collator(language, { numeric: true });
    kept.sort((left, right) => compare(left.document.title, right.document.title));
  }
  if (sort === 'datum') kept.sort((left, right) => newerFirst(left.document, right.document));
  return kept.map(({ place }) => place);
}

export function newerFirst(left: RankedDocument | undefined, right: RankedDocument | undefined): number {
  const [one, other] = [left?.updated ?? '', right?.updated ?? ''];
  return Number(one < other) - Number(one > other);
}
