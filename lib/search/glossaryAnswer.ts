/** Whether a term of the glossary is what somebody asks for. Runs in the browser. */
import type { SearchHit } from './document';
import { foldUmlauts, wordsOf } from './spelling';

/** A beginning may be that of any word: `bev`. */
const fewestLetters = 5;
/** Endings: `Leerwohnungen` of `Leerwohnung`. */
const longestEnding = 3;

function isAskedBy(words: string, { bezeichnung }: SearchHit): boolean {
  const asked = foldUmlauts(words.trim());
  const title = foldUmlauts(bezeichnung);
  // An abbreviation stands in brackets behind the term.
  const [, inBrackets = ''] = /\(([^)]*)\)/.exec(title) ?? [];
  if (asked === title || (asked !== '' && wordsOf(inBrackets).includes(asked))) return true;
  if (words.trim().length < fewestLetters) return false;
  return title.startsWith(asked) || (asked.startsWith(title) && asked.length - title.length <= longestEnding);
}

/** The term to explain above the hits: the first that the words name, begin or bend. */
export function glossaryAnswer(words: string, terms: readonly SearchHit[]): SearchHit | null {
  return terms.find((term) => isAskedBy(words, term)) ?? null;
}
