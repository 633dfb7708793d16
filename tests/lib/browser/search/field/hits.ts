/** Hits and answers for tests of the search field. */
import { noMarks } from '@/lib/browser/search/engine';
import type { FoundHit, SearchAnswer } from '@/lib/browser/search/engine';

/** Of a page without anything special. */
export function hit(fields: Partial<FoundHit> = {}): FoundHit {
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
    marks: noMarks,
    ...fields,
  };
}

export function answer(hits: readonly FoundHit[], total = hits.length): SearchAnswer {
  return {
    hits,
    total,
    facets: { art: {}, thema: {}, raeumliche_gliederung: {}, jahr: {} },
    match: 'all',
    terms: [],
    value: null,
  };
}
