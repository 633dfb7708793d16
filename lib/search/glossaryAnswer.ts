/** Whether a term of the glossary is what somebody asks for. Runs in the browser. */
import type { SearchHit } from './document';
import { foldUmlauts, wordsOf } from '@/lib/shared/browser/spelling';

/** A prefix may belong to any word: `bev`. */
const fewestLetters = 5;
/** Endings: `Leerwohnungen` of `Leerwohnung`. */
const longestEnding = 3;

/** An abbreviation may follow the term in brackets. */
function isNamed(asked: string, { title, names }: SearchHit): boolean {
  if (asked === '') return false;
  const inBrackets = /\(([^()]*)\)/.exec(foldUmlauts(title))?.[1] ?? '';
  return [title, ...names].some((name) => foldUmlauts(name) === asked) || wordsOf(inBrackets).includes(asked);
}

function isBent(asked: string, title: string): boolean {
  return asked.startsWith(title) && asked.length - title.length <= longestEnding;
}

/**
 * The term to explain above the hits: the first that the words name, else bend or begin. What is the title of a hit is
 * no beginning: `Bevölkerung` asks for the theme, not for `Bevölkerungsdichte`.
 */
export function glossaryAnswer(
  words: string,
  terms: readonly SearchHit[],
  hits: readonly SearchHit[],
): SearchHit | null {
  const asked = foldUmlauts(words.trim());
  const termThat = (fits: (title: string) => boolean): SearchHit | undefined =>
    terms.find(({ title }) => fits(foldUmlauts(title)));
  const named = terms.find((term) => isNamed(asked, term));
  if (named !== undefined) return named;
  if (words.trim().length < fewestLetters) return null;
  const isTitle = hits.some(({ title }) => foldUmlauts(title) === asked);
  return termThat((title) => isBent(asked, title) || (!isTitle && title.startsWith(asked))) ?? null;
}
