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

/** All texts in a value of the CMS, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value.replaceAll(/\s+/g, ' ')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The longest texts say best which entry they are of. */
function tellingTexts({ attributes }: Candidate): readonly string[] {
  const plain = textsIn(attributes).flatMap((text) => text.match(plainText) ?? []);
  const long = plain.map((text) => text.trim()).filter((text) => text.length >= shortest && text.includes(' '));
  return [...new Set(long)].toSorted((left, right) => right.length - left.length);
}

/** Texts of the entries that are held back, without those that public ones have, too. */
export function withheldTexts(withheld: readonly Candidate[], visible: readonly Candidate[]): readonly WithheldText[] {
  if (withheld.length === 0) return [];
  const known = visible.flatMap(({ attributes }) => textsIn(attributes)).join('\n');
  return withheld.flatMap((candidate) =>
    tellingTexts(candidate)
      .filter((text) => !known.includes(text))
      .slice(0, textsOfEntry)
      .map((text) => ({ text, entry: `${candidate.type} ${candidate.record.id} (${candidate.locale})` })),
  );
}
