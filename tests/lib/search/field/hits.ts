/** Hits and answers for tests of the search field. */
import { noHighlights } from '@/lib/search/engine';
import type { FoundHit, SearchAnswer } from '@/lib/search/engine';

/** Of a page without anything special. */
export function hit(fields: Partial<FoundHit> = {}): FoundHit {
  return {
    id: 'a',
    kind: 'article',
    title: 'Leerstand',
    subtitle: null,
    description: '',
    url: '/artikel/leerstand',
    value: null,
    preview: null,
    names: [],
    areas: null,
    themes: [],
    updated: null,
    language: 'de',
    marks: noHighlights,
    ...fields,
  };
}

export function answer(hits: readonly FoundHit[], total = hits.length): SearchAnswer {
  return {
    hits,
    total,
    facets: { kind: {}, themes: {}, divisions: {}, year: {} },
    match: 'all',
    terms: [],
    value: null,
  };
}
