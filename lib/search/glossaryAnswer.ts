/** Decides whether a search asks for a glossary term. Runs in the browser. */
import type { SearchHit } from './document';
import { foldUmlauts, wordsOf } from '@/lib/shared/browser/spelling';

/** Shorter prefixes match too many words: `bev`. */
const fewestLetters = 5;
/** Longest inflectional ending, in letters: `Leerwohnungen` inflects `Leerwohnung`. */
const longestEnding = 3;

/** Also matches an abbreviation in brackets after the term. */
function isNamed(asked: string, { title, names }: SearchHit): boolean {
  if (asked === '') return false;
  const inBrackets = /\(([^()]*)\)/.exec(foldUmlauts(title))?.[1] ?? '';
  return [title, ...names].some((name) => foldUmlauts(name) === asked) || wordsOf(inBrackets).includes(asked);
}

function isInflectionOf(asked: string, title: string): boolean {
  return asked.startsWith(title) && asked.length - title.length <= longestEnding;
}

/**
 * Returns the term to explain above the hits: the first one that the words name, or else inflect or start; null if
 * there is none. The title of a hit does not count as a start: `Bevölkerung` asks for the theme, not for
 * `Bevölkerungsdichte`.
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
  return termThat((title) => isInflectionOf(asked, title) || (!isTitle && title.startsWith(asked))) ?? null;
}
