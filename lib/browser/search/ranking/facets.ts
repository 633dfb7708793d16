/** Filters, and how often each value of a facet occurs. */
import { facetNames } from '../document';
import type { FacetName } from '../document';
import type { FacetCounts, Filters } from '../engine';
import type { RankedDocument } from './rankedDocument';

/** A facet of all documents: its values, and for each document the places of those it has. */
interface Facet {
  readonly values: readonly string[];
  readonly places: readonly (readonly number[])[];
}

export type FacetIndex = { readonly [Name in FacetName]: Facet };

/** No document has a value twice. */
function facetOf(valuesOfDocuments: readonly (readonly string[])[]): Facet {
  const values = [...new Set(valuesOfDocuments.flat())];
  const placeOf = new Map(values.map((value, place) => [value, place]));
  const places = valuesOfDocuments.map((held) => held.map((value) => placeOf.get(value) ?? 0));
  return { values, places };
}

/** Everything is counted with every letter that is typed: numbers are counted faster than texts. */
export function readFacets(documents: readonly RankedDocument[]): FacetIndex {
  return {
    kind: facetOf(documents.map(({ kind }) => [kind])),
    themes: facetOf(documents.map(({ themes }) => themes)),
    divisions: facetOf(documents.map(({ divisions: units }) => units)),
    year: facetOf(documents.map(({ year }) => (year === null ? [] : [String(year)]))),
  };
}

export interface Filtered {
  readonly documents: readonly number[];
  readonly facets: FacetCounts;
}

/** For each document how many filters it fails. */
function failuresOf(documents: readonly number[], facets: FacetIndex, filters: Filters): Uint8Array | null {
  const names = facetNames.filter((name) => filters[name].length > 0);
  if (names.length === 0) return null;
  const failures = new Uint8Array(facets.kind.places.length);
  for (const name of names) {
    const { values, places } = facets[name];
    const chosen = new Set(filters[name].map((value) => values.indexOf(value)));
    for (const document of documents)
      if (places[document]?.some((place) => chosen.has(place)) !== true)
        failures[document] = (failures[document] ?? 0) + 1;
  }
  return failures;
}

function countsOf(documents: readonly number[], { values, places }: Facet): Readonly<Record<string, number>> {
  const counts = new Uint32Array(values.length);
  for (const document of documents)
    for (const place of places[document] ?? []) counts[place] = (counts[place] ?? 0) + 1;
  const counted = values.map((value, place) => [value, counts[place] ?? 0] as const);
  return Object.fromEntries(counted.filter(([, count]) => count > 0));
}

/** Keeps the order. A document counts for a facet if it passes the filters of all others. */
export function filterDocuments(documents: readonly number[], facets: FacetIndex, filters: Filters): Filtered {
  const failures = failuresOf(documents, facets, filters);
  const kept = failures === null ? documents : documents.filter((document) => failures[document] === 0);
  const counts = (name: FacetName): Readonly<Record<string, number>> => {
    if (failures === null || filters[name].length === 0) return countsOf(kept, facets[name]);
    const others = failuresOf(documents, facets, { ...filters, [name]: [] });
    return countsOf(others === null ? documents : documents.filter((document) => others[document] === 0), facets[name]);
  };
  return {
    documents: kept,
    facets: {
      kind: counts('kind'),
      themes: counts('themes'),
      divisions: counts('divisions'),
      year: counts('year'),
    },
  };
}
