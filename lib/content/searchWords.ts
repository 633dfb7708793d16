/** Reads the words that editors teach the search: a line for each group or relation. */
import { normalizePunctuation, wordsOf } from '@/lib/shared/browser/spelling';

/** A text that editors may leave out. */
type Text = string | null | undefined;

/** Words and phrases, separated by commas or line breaks, with single spaces: `65 Jahre`. */
export function phrasesIn(text: Text): readonly string[] {
  const phrases = normalizePunctuation(text ?? '').split(/[,\n]/);
  const plain = phrases.map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '));
  return plain.filter((phrase) => wordsOf(phrase).length > 0);
}

export function linesOf(text: Text): readonly string[] {
  return (text ?? '').split('\n');
}

/** Words with the same meaning: `Abfall, Kehricht, Müll`. Null if there are fewer than two. */
export function groupIn(line: string): readonly string[] | null {
  const phrases = phrasesIn(line);
  return phrases.length > 1 ? phrases : null;
}

type Relation = readonly [words: readonly string[], subjects: readonly string[]];

/** Everyday words and, after a colon, the subjects they lead to: `Baustelle, Baukran: Wohnungsbau`. Null if either is missing. */
export function relationIn(line: string): Relation | null {
  const [words = [], subjects = [], ...others] = line.split(':').map(phrasesIn);
  return words.length > 0 && subjects.length > 0 && others.length === 0 ? [words, subjects] : null;
}
