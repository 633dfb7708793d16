/**
 * What is not public yet, by some of its texts: a finished site is searched for them before anybody sees it. They are
 * kept in memory only, because nothing that is made of the content may hold them, not even a file that nobody serves.
 */
import type { Candidate } from './findings';

export interface WithheldText {
  /** Words with single spaces and no signs that HTML or JSON write in another way. */
  readonly text: string;
  /** Where editors find it: type and number in the CMS, which tell nobody else anything. */
  readonly entry: string;
}

/** Shorter texts are found anywhere. */
const shortest = 20;
const textsOfEntry = 4;

const plainText = /[\p{L}\p{N}][\p{L}\p{N} ,.%()–-]+/gu;

/** Adds all texts in a value of the CMS, however deep, to a list. */
function addTexts(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(/[^\S ]| {2}/.test(value) ? value.replaceAll(/\s+/g, ' ') : value);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) addTexts(inner, texts);
}

function textsIn(attributes: unknown): readonly string[] {
  const texts: string[] = [];
  addTexts(attributes, texts);
  return texts;
}

/** The longest texts say best which entry they are of. */
function tellingTexts({ attributes }: Candidate): readonly string[] {
  const plain = textsIn(attributes).flatMap((text) => text.match(plainText) ?? []);
  const long = plain.map((text) => text.trim()).filter((text) => text.length >= shortest && text.includes(' '));
  return [...new Set(long)].toSorted((left, right) => right.length - left.length);
}

/** The first few that pass; the others are not even looked at. */
function firstOf(texts: readonly string[], count: number, passes: (text: string) => boolean): readonly string[] {
  const found: string[] = [];
  for (const text of texts) {
    if (found.length === count) break;
    if (passes(text)) found.push(text);
  }
  return found;
}

/** Texts of the entries that are held back, without those that public ones have, too. */
export function withheldTexts(withheld: readonly Candidate[], visible: readonly Candidate[]): readonly WithheldText[] {
  if (withheld.length === 0) return [];
  const known = visible
    .flatMap(({ attributes }) => textsIn(attributes))
    .filter(({ length }) => length >= shortest)
    .join('\n');
  return withheld.flatMap((candidate) =>
    firstOf(tellingTexts(candidate), textsOfEntry, (text) => !known.includes(text)).map((text) => ({
      text,
      entry: `${candidate.type} ${candidate.record.id} (${candidate.locale})`,
    })),
  );
}
