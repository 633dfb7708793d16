/** For each term the documents that hold it, and in which fields: made from the documents when the index is loaded. */
import { splitRows, unpackNumbers, unpackSet } from './numbers';
import { unpackColumn } from './column';
import { hiddenFields, shownFields } from './shippedIndex';
import type { HiddenField, ShippedIndex, ShownField } from './shippedIndex';

/** How much a word weighs by where it stands. */
const weights: { readonly [Field in ShownField | HiddenField]: number } = {
  bezeichnung: 5,
  untertitel: 3,
  schlagworte: 3,
  bereich: 2,
  kennzahlenset: 1.5,
  beschreibung: 1,
  text: 0.5,
};

const fields = [...shownFields, ...hiddenFields];

function bitOf(field: ShownField | HiddenField): number {
  return 1 << fields.indexOf(field);
}

/** The fields with their bits. */
export const rowFields = fields.map((field) => ({ field, bit: bitOf(field) }));

/** The fields by which a glossary term is known. */
export const nameBits = bitOf('bezeichnung') | bitOf('schlagworte');
export const titleBit = bitOf('bezeichnung');
export const textBit = bitOf('text');
const subTitleBit = bitOf('untertitel');

/** A word in several fields weighs as in the best, and a little for the others. */
const shareOfFurther = 0.2;

/** The weight of each set of fields. */
export const weightOfFields: readonly number[] = Array.from({ length: 1 << fields.length }, (_, bits) => {
  const present = fields.filter((field) => (bits & bitOf(field)) !== 0).map((field) => weights[field]);
  const best = Math.max(0, ...present);
  const sum = present.reduce((total, weight) => total + weight, 0);
  return best + shareOfFurther * (sum - best);
});

export interface Postings {
  /** Where the documents of each term begin; one more for the end. */
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
  /** Bits of the fields, beside each document. */
  readonly fields: Uint8Array;
  /** How many words of the title of each document say something. */
  readonly titleLengths: Uint16Array;
}

/** Each word of each document once, in the order of the documents. */
interface Places {
  readonly terms: Uint32Array;
  readonly documents: Uint32Array;
  readonly fields: Uint8Array;
}

export type Rows = readonly { readonly bit: number; readonly rows: readonly (readonly number[])[] }[];

/** `firstKey`: the number of the key of the first document's id, which is found like a keyword. */
function rowsOf(index: ShippedIndex, firstKey: number): Rows {
  const shown = shownFields.map((field) => ({
    bit: bitOf(field),
    rows: splitRows(index.shown[field]).map(unpackNumbers),
  }));
  const hidden = hiddenFields.map((field) => ({
    bit: bitOf(field),
    rows: unpackColumn({ ...index.hidden[field], values: index.hidden[field].values.map(unpackSet) }),
  }));
  const keys = { bit: bitOf('schlagworte'), rows: splitRows(index.idKeys).map((_, document) => [firstKey + document]) };
  return [...shown, ...hidden, keys];
}

/** A word that is listed twice in a document has one place with the bits of all its fields. */
function collectPlaces(rows: Rows, { termOf, size: terms, dividing }: Terms, documents: number): Places {
  const max = rows.reduce((sum, { rows: texts }) => texts.reduce((total, { length }) => total + length, sum), 0);
  const places = { terms: new Uint32Array(max), documents: new Uint32Array(max), fields: new Uint8Array(max) };
  const lastPlace = new Int32Array(terms).fill(-1);
  let count = 0;
  for (let document = 0; document < documents; document += 1) {
    const first = count;
    for (const { bit, rows: texts } of rows) {
      let weighing = bit;
      for (const number of texts[document] ?? []) {
        const term = termOf[number] ?? -1;
        if (term === -1) continue;
        // What a title is divided by is not what it is about: `Arbeitslosenquote nach Alter`.
        if (bit === titleBit && dividing.has(term)) weighing = subTitleBit;
        let place = lastPlace[term] ?? -1;
        if (place < first) {
          place = count;
          count += 1;
          lastPlace[term] = place;
          places.terms[place] = term;
          places.documents[place] = document;
        }
        places.fields[place] = (places.fields[place] ?? 0) | weighing;
      }
    }
  }
  return { terms: places.terms.subarray(0, count), documents: places.documents, fields: places.fields };
}

function startsOf(terms: Uint32Array, count: number): Uint32Array {
  const starts = new Uint32Array(count + 1);
  for (const term of terms) starts[term + 1] = (starts[term + 1] ?? 0) + 1;
  for (let term = 0; term < count; term += 1) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  return starts;
}

/** What the numbers in the rows are. */
export interface Terms {
  /** The term of each number; -1 if it is no word. */
  readonly termOf: Int32Array;
  /** How many terms there are. */
  readonly size: number;
  /** Terms that say nothing: a title is no longer for them. */
  readonly silent: ReadonlySet<number>;
  /** Terms before what a title is divided by. */
  readonly dividing: ReadonlySet<number>;
}

export function invertRows(rows: Rows, words: Terms): Postings {
  const { termOf, size: terms, silent } = words;
  const titles = rows.find(({ bit }) => bit === titleBit)?.rows ?? [];
  const places = collectPlaces(rows, words, titles.length);
  const starts = startsOf(places.terms, terms);
  const next = starts.slice();
  const documents = new Uint32Array(places.terms.length);
  const bits = new Uint8Array(places.terms.length);
  for (let place = 0; place < places.terms.length; place += 1) {
    const term = places.terms[place] ?? 0;
    const at = next[term] ?? 0;
    documents[at] = places.documents[place] ?? 0;
    bits[at] = places.fields[place] ?? 0;
    next[term] = at + 1;
  }
  const isSaying = (number: number): boolean => (termOf[number] ?? -1) !== -1 && !silent.has(termOf[number] ?? -1);
  const lengths = titles.map((row) => Math.max(1, row.filter(isSaying).length));
  return { starts, documents, fields: bits, titleLengths: Uint16Array.from(lengths) };
}

/** The numbers are those of the vocabulary, and from `firstKey` on those of the key of each document's id. */
export function invert(index: ShippedIndex, terms: Terms, firstKey: number): Postings {
  return invertRows(rowsOf(index, firstKey), terms);
}
