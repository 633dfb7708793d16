/** Documents in any number, made from a few real ones: for figures of size and time. */
import type { SearchDocument } from '@/lib/search/document';
import { wordsOf } from '@/lib/shared/browser/spelling';
import { randomNumbers } from './random';

/** How many words of a copy become other words of the texts, and how many become words that stand nowhere else. */
const otherWords = 0.15;
const newWords = 0.042;

interface Variation {
  readonly next: () => number;
  readonly words: readonly string[];
  /** Within a document a word is always replaced by the same. */
  readonly chosen: Map<string, string>;
}

function oneOf({ next, words }: Variation): string {
  return words[Math.floor(next() * words.length)] ?? 'Wort';
}

/** Two halves of words make a third that nobody has written: texts grow new words as they grow. */
function newWord(variation: Variation): string {
  const [left, right] = [oneOf(variation), oneOf(variation)];
  return left.slice(0, Math.ceil(left.length * 0.6)) + right.slice(Math.floor(right.length * 0.3)).toLowerCase();
}

function otherDigits(word: string, next: () => number): string {
  return word.replace(/\d/g, (digit) => (next() < 0.5 ? digit : String(Math.floor(next() * 10))));
}

function otherWord(word: string, variation: Variation): string {
  const { next } = variation;
  if (/\d/.test(word)) return otherDigits(word, next);
  const draw = next();
  if (draw < newWords) return newWord(variation);
  return draw < newWords + otherWords ? oneOf(variation) : word;
}

function varied(text: string, variation: Variation): string {
  return text.replace(/[\p{L}\p{M}]+|\d+/gu, (word) => {
    const other = variation.chosen.get(word) ?? otherWord(word, variation);
    variation.chosen.set(word, other);
    return other;
  });
}

function otherDay(date: string | null, { next }: Variation): string | null {
  const day = String(1 + Math.floor(next() * 28)).padStart(2, '0');
  return date === null ? null : date.slice(0, 8) + day;
}

function variant(original: SearchDocument, index: number, variation: Variation): SearchDocument {
  const vary = (text: string): string => varied(text, variation);
  const key = String(50_000 + index);
  return {
    ...original,
    id: `products-${key}`,
    url: `/indikatoren/${key}`,
    stata_id: key,
    title: vary(original.title),
    subtitle: original.subtitle === null ? null : vary(original.subtitle),
    description: vary(original.description),
    text: vary(original.text),
    keywords: original.keywords.map(vary),
    value:
      original.value === null
        ? null
        : { ...original.value, text: vary(original.value.text), number: Number((index / 7).toFixed(2)) },
    updated: otherDay(original.updated, variation),
  };
}

/** The documents themselves, then copies of them in other words, until there are `count`. */
export function manyDocuments(originals: readonly SearchDocument[], count: number): readonly SearchDocument[] {
  const words = originals.flatMap(({ title, subtitle, description, text }) =>
    wordsOf([title, subtitle ?? '', description, text].join(' ')).filter((word) => !/\d/.test(word)),
  );
  const next = randomNumbers(271);
  return Array.from({ length: count }, (_, index) => {
    const [original] = originals.slice(index % originals.length);
    if (original === undefined) throw new Error('Expected at least one document to vary.');
    return index < originals.length ? original : variant(original, index, { next, words, chosen: new Map() });
  });
}
