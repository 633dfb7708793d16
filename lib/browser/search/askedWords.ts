import { foldUmlauts, plainMarks, wordsOf } from './spelling';

/** Folding hundreds of them for every text would slow down typing. */
const foldedLists = new WeakMap<readonly string[], ReadonlySet<string>>();

function foldedSet(words: readonly string[]): ReadonlySet<string> {
  const folded = foldedLists.get(words) ?? new Set(words.map(foldUmlauts));
  foldedLists.set(words, folded);
  return folded;
}

interface Asked {
  readonly words: string;
  readonly stopWords: readonly string[];
  readonly asked: readonly string[];
}

/** Each text of each hit is compared with the same search. */
let last: Asked = { words: '', stopWords: [], asked: [] };

/** The words of a search that say what is wanted, as they are written, each once. Runs in the browser. */
export function askedWords(words: string, stopWords: readonly string[]): readonly string[] {
  if (words !== last.words || stopWords !== last.stopWords) {
    const silent = foldedSet(stopWords);
    const asked = [...new Set(wordsOf(plainMarks(words)))].filter((word) => !silent.has(foldUmlauts(word)));
    last = { words, stopWords, asked };
  }
  return last.asked;
}
