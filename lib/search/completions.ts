/** What the words of a search may become. Runs in the browser. */
import { foldings, foldUmlauts } from './spelling';
import { textWords } from './textWords';

const mostCompletions = 6;
const fewestLetters = 2;

/** Whether a text, given in each of the foldings, begins so. */
function beginner(start: string): (folded: readonly string[]) => boolean {
  const starts = foldings.map((fold) => fold(start));
  return (folded) => starts.some((beginning, index) => folded[index]?.startsWith(beginning));
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
  const completes = beginner(last);
  const completing = titles.flatMap((title) => textWords(title).words).filter(({ folded }) => completes(folded));
  const words = distinct(completing.map(({ text }) => text))
    .toSorted((left, right) => left.length - right.length)
    .map((word) => before + word);
  const continues = beginner(typed);
  const whole = titles.filter((title) => continues(foldings.map((fold) => fold(title))));
  const same = foldUmlauts(typed.trim());
  return distinct([...words, ...whole])
    .filter((text) => foldUmlauts(text) !== same)
    .slice(0, mostCompletions);
}
