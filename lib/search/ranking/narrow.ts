/** Narrows results: filters, facet counts, sorting, paging. */
import { facetNames } from '../document';
import type { FacetName, RankedDocument } from '../document';
import type { FacetCounts, Filters, SearchAnswer, SearchRequest, Sorting } from '../engine';

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

/** Counts each facet without its own filter, so that a second value of it can be selected. `kept`: those that pass all. */
function countFacets(
  documents: readonly RankedDocument[],
  kept: readonly RankedDocument[],
  filters: Filters,
): FacetCounts {
  const counts = (name: FacetName): Readonly<Record<string, number>> => {
    const others = { ...filters, [name]: [] };
    return countsOf(filters[name].length === 0 ? kept : documents.filter((document) => passes(document, others)), name);
  };
  return { kind: counts('kind'), themes: counts('themes'), divisions: counts('divisions'), year: counts('year') };
}

type Comparison = (left: RankedDocument, right: RankedDocument) => number;

function comparisonBy(sort: Sorting, language: string): Comparison {
  if (sort === 'relevanz') return () => 0;
  if (sort === 'datum') return newerFirst;
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (left, right) => compare(left.title, right.title);
}

/**
 * Returns the hits of a page as indexes into `all`, the total and the facet counts. `found`: indexes into `all`, best
 * first. `language`: of the titles.
 */
export function narrow(
  found: readonly number[],
  all: readonly RankedDocument[],
  { filters, sort, page, pageSize }: Omit<SearchRequest, 'words'>,
  language: string,
): Pick<SearchAnswer, 'total' | 'facets'> & { readonly places: readonly number[] } {
  const documents = found.flatMap((place) => {
    const document = all[place];
    return document === undefined ? [] : { place, document };
  });
  const compare = comparisonBy(sort, language);
  const kept = documents.filter(({ document }) => passes(document, filters));
  const sorted = kept.toSorted((left, right) => compare(left.document, right.document));
  const start = (Math.max(1, page) - 1) * pageSize;
  return {
    places: sorted.slice(start, start + pageSize).map(({ place }) => place),
    total: kept.length,
    facets: countFacets(
      documents.map(({ document }) => document),
      kept.map(({ document }) => document),
      filters,
    ),
  };
}

export function newerFirst(left: RankedDocument | undefined, right: RankedDocument | undefined): number {
  const [one, other] = [left?.updated ?? '', right?.updated ?? ''];
  return Number(one < other) - Number(one > other);
}
