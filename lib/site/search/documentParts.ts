/** What every document of the search has, whatever it is of. */
import type { SearchDocument } from '../../browser/search/document';
import { plainMarks } from '../../browser/search/spelling';

/** What is not known of a document. */
export const emptyDocument = {
  untertitel: null,
  wert: null,
  vorschau: null,
  namen: [],
  gebiete: null,
  produkt: null,
  stata_id: null,
  thema: [],
  unterthema: [],
  kennzahlenset: [],
  bereich: [],
  raeumliche_gliederung: [],
  jahr: null,
  publikationsdatum: null,
  aktualisierungsdatum: null,
  schlagworte: [],
  gewicht: 1,
  szenario: false,
  antwort_auf: [],
} as const;

type Texts = Pick<
  SearchDocument,
  'bezeichnung' | 'untertitel' | 'beschreibung' | 'text' | 'schlagworte' | 'bereich' | 'kennzahlenset' | 'namen'
>;

/** The document with its texts as they are searched. */
export function withPlainMarks<Document extends Texts>(document: Document): Document {
  const { bezeichnung, untertitel, beschreibung, text, schlagworte, bereich, kennzahlenset, namen } = document;
  return {
    ...document,
    bezeichnung: plainMarks(bezeichnung),
    untertitel: untertitel === null ? null : plainMarks(untertitel),
    beschreibung: plainMarks(beschreibung),
    text: plainMarks(text),
    schlagworte: schlagworte.map(plainMarks),
    bereich: bereich.map(plainMarks),
    kennzahlenset: kennzahlenset.map(plainMarks),
    namen: namen.map(plainMarks),
  };
}

/** The text with the names of the region, so that a search that holds them finds no fewer documents. */
export function inRegion(text: string, names: readonly string[]): string {
  return [text, ...names].join(' ').trim();
}

/** The search server takes letters without accents, digits, `-` and `_`; editors' addresses may hold others. */
export function idOf({ type, key }: { readonly type: string; readonly key: string }): string {
  return `${type}-${key}`.replace(/[^\w-]/gu, (letter) => `_${letter.codePointAt(0)?.toString(16) ?? ''}`);
}
