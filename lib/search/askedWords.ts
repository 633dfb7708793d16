import { foldUmlauts, wordsOf } from './spelling';

/** Folding hundreds of them for every text would be felt while typing. */
const foldedLists = new WeakMap<readonly string[], ReadonlySet<string>>();

function foldedSet(words: readonly string[]): ReadonlySet<string> {
  const folded = foldedLists.get(words) ?? new Set(words.map(foldUmlauts));
  foldedLists.set(words, folded);
  return folded;
}

/** The words of a search that say what is wanted, as they are written, each once. Runs in the browser. */
export function askedWords(words: string, stopWords: readonly string[]): readonly string[] {
  const silent = foldedSet(stopWords);
  return [...new Set(wordsOf(words))].filter((word) => !silent.has(foldUmlauts(word)));
}
