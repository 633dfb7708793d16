/** Documents in any number, as an office might have them. */
import type { SearchDocument } from '@/lib/browser/search/document';
import { spellingsOf } from '@/lib/browser/search/spelling';

const subjects = ['Bevölkerung', 'Leerwohnungen', 'Arbeitslosigkeit', 'Kehricht', 'Motorfahrzeuge', 'Steuern', 'Lärm'];

/** The edition is a facet, too, so that one search tells which documents an index holds. */
export function makeDocument(number: number, edition = 'first'): SearchDocument {
  const subject = subjects[number % subjects.length] ?? '';
  const named = {
    bezeichnung: `${subject} ${number}`,
    untertitel: null,
    schlagworte: [],
    bereich: [subject],
    kennzahlenset: [],
  };
  return {
    ...named,
    id: `products-${number}`,
    art: 'indicator',
    beschreibung: `${subject} im Kanton, Nummer ${number}, Ausgabe ${edition}.`,
    url: `/indikatorenportal/${number}`,
    wert: null,
    vorschau: null,
    namen: [],
    gebiete: null,
    thema: ['bevoelkerung'],
    aktualisierungsdatum: '2026-08-21',
    sprache: 'de',
    produkt: 'Indikator',
    stata_id: String(number),
    unterthema: [],
    raeumliche_gliederung: [edition],
    jahr: 2026,
    publikationsdatum: '2020-01-01',
    text: `Was die Zahlen zu ${subject} sagen und wie sie entstehen.`,
    schreibweisen: spellingsOf(named.bezeichnung).join(' '),
    gewicht: 1,
    szenario: false,
    antwort_auf: [],
  };
}

export function makeDocuments(count: number, edition?: string): readonly SearchDocument[] {
  return Array.from({ length: count }, (_, index) => makeDocument(index + 1, edition));
}
