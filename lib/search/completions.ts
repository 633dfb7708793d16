/** What the words of a search may become. Runs in the browser. */
import { foldAccents, foldUmlauts, wordsOf } from './spelling';

const mostCompletions = 6;
const fewestLetters = 2;

function startsWith(text: string, start: string): boolean {
  return foldAccents(text).startsWith(foldAccents(start)) || foldUmlauts(text).startsWith(foldUmlauts(start));
}

/** Each once, whatever its spelling. */
function distinct(texts: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const folded = foldUmlauts(text);
    if (seen.has(folded)) return false;
    seen.add(folded);
    return true;
  });
}

/**
 * Up to six searches that begin as the typed words do: their last word completed by words of the titles, short ones
 * first, then whole titles. Nothing for less than two letters.
 */
export function completionsOf(typed: string, titles: readonly string[]): readonly string[] {
  const last = /\S+$/.exec(typed)?.[0] ?? '';
  if (last.length < fewestLetters) return [];
  const before = typed.slice(0, typed.length - last.length);
  const words = distinct(titles.flatMap(wordsOf).filter((word) => startsWith(word, last)))
    .toSorted((left, right) => left.length - right.length)
    .map((word) => before + word);
  const whole = titles.filter((title) => startsWith(title, typed));
  const same = foldUmlauts(typed.trim());
  return distinct([...words, ...whole])
    .filter((text) => foldUmlauts(text) !== same)
    .slice(0, mostCompletions);
}
