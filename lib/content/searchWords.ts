/** How the words are written that editors teach the search: a line for each group or relation. */
import { normalizePunctuation, wordsOf } from '@/lib/shared/browser/spelling';

/** A text that editors may leave out. */
type Text = string | null | undefined;

/** Words and phrases with commas between them, and with the spaces that people type: `65 Jahre`. */
export function phrasesIn(text: Text): readonly string[] {
  const phrases = normalizePunctuation(text ?? '').split(/[,\n]/);
  const plain = phrases.map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '));
  return plain.filter((phrase) => wordsOf(phrase).length > 0);
}

export function linesOf(text: Text): readonly string[] {
  return (text ?? '').split('\n');
}

/** `Abfall, Kehricht, Müll`. Null if the line says nothing: a word alone means nothing else. */
export function groupIn(line: string): readonly string[] | null {
  const phrases = phrasesIn(line);
  return phrases.length > 1 ? phrases : null;
}

type Relation = readonly [words: readonly string[], subjects: readonly string[]];

/** Everyday words and, behind a colon, what they are looked for by: `Baustelle, Baukran: Wohnungsbau`. Null if one is missing. */
export function relationIn(line: string): Relation | null {
  const [words = [], subjects = [], ...others] = line.split(':').map(phrasesIn);
  return words.length > 0 && subjects.length > 0 && others.length === 0 ? [words, subjects] : null;
}
