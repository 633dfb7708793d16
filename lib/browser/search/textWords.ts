/** The words of texts that are shown, ready to be compared with those of a search. Runs in the browser. */
import { foldings, wordPattern } from './spelling';

export interface TextWord {
  readonly text: string;
  /** Its place in the text. */
  readonly start: number;
  /** In each of the foldings. */
  readonly folded: readonly string[];
}

export interface TextWords {
  /** In their order. */
  readonly words: readonly TextWord[];
  /** All of them in each of the foldings, to see at once that none of them holds something. */
  readonly folded: readonly string[];
}

/** The hits of several letters: with the next letter most of them are shown again, and each text is asked several times. */
const maxTexts = 500;
const known = new Map<string, TextWords>();

function readWords(text: string): TextWords {
  const words = Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    text: word,
    start: index,
    folded: foldings.map((fold) => fold(word)),
  }));
  return { words, folded: foldings.map((_, index) => words.map(({ folded }) => folded[index]).join('\n')) };
}

/** The words of a text; of a text that was read lately from memory. */
export function textWords(text: string): TextWords {
  const found = known.get(text);
  if (found !== undefined) return found;
  if (known.size >= maxTexts) known.clear();
  const words = readWords(text);
  known.set(text, words);
  return words;
}
