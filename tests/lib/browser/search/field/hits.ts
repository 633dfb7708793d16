/** Hits and answers for tests of the search field. */
import type { SearchHit } from '@/lib/browser/search/document';
import type { SearchAnswer } from '@/lib/browser/search/engine';

/** Of a page without anything special. */
export function hit(fields: Partial<SearchHit> = {}): SearchHit {
  return {
    id: 'a',
    art: 'article',
    bezeichnung: 'Leerstand',
    untertitel: null,
    beschreibung: '',
    url: '/artikel/leerstand',
    wert: null,
    vorschau: null,
    namen: [],
    gebiete: null,
    thema: [],
    aktualisierungsdatum: null,
    sprache: 'de',
    ...fields,
  };
}

export function answer(hits: readonly SearchHit[], total = hits.length): SearchAnswer {
  return {
    hits,
    total,
    facets: { art: {}, thema: {}, raeumliche_gliederung: {}, jahr: {} },
    match: 'all',
    terms: [],
    value: null,
  };
}
