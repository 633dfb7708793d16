/** Filters, and how often each value of a facet occurs. */
import { facetNames } from '../document';
import type { FacetName } from '../document';
import type { FacetCounts, Filters } from '../engine';
import type { DocumentFacts } from './documentList';

/** The values of each facet for each document, as they stand in filters. */
export type FacetValues = { readonly [Name in FacetName]: readonly (readonly string[])[] };

export function facetValues({ art, thema, raeumliche_gliederung: units, jahr }: DocumentFacts): FacetValues {
  return {
    art: art.map((kind) => [kind]),
    thema,
    raeumliche_gliederung: units,
    jahr: jahr.map((year) => (year === null ? [] : [String(year)])),
  };
}

/** The facets whose filter a document does not pass. */
function failures(document: number, values: FacetValues, filters: Filters): readonly FacetName[] {
  return facetNames.filter((name) => {
    const chosen = filters[name];
    return chosen.length > 0 && !(values[name][document] ?? []).some((value) => chosen.includes(value));
  });
}

export interface Filtered {
  readonly documents: readonly number[];
  readonly facets: FacetCounts;
}

/** Keeps the order. A document counts for a facet where it passes the filters of all others. */
export function filterDocuments(documents: readonly number[], values: FacetValues, filters: Filters): Filtered {
  const counts = {
    art: new Map<string, number>(),
    thema: new Map<string, number>(),
    raeumliche_gliederung: new Map<string, number>(),
    jahr: new Map<string, number>(),
  };
  const kept: number[] = [];
  for (const document of documents) {
    const failed = failures(document, values, filters);
    if (failed.length === 0) kept.push(document);
    if (failed.length > 1) continue;
    for (const name of failed.length === 0 ? facetNames : failed) {
      for (const value of values[name][document] ?? []) counts[name].set(value, (counts[name].get(value) ?? 0) + 1);
    }
  }
  return {
    documents: kept,
    facets: {
      art: Object.fromEntries(counts.art),
      thema: Object.fromEntries(counts.thema),
      raeumliche_gliederung: Object.fromEntries(counts.raeumliche_gliederung),
      jahr: Object.fromEntries(counts.jahr),
    },
  };
}
