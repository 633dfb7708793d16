/** Runs one search, with all that the page says about it. Runs in the browser. */
import { isFiltered, pageSize } from './addressState';
import type { SearchState } from './addressState';
import { didYouMean, unmatchedWords } from './didYouMean';
import { noFilters } from './engine';
import type { SearchAnswer, SearchEngine } from './engine';
import type { SearchHit } from './document';
import { foldUmlauts, normalizePunctuation, wordsOf } from '@/lib/shared/browser/spelling';

export interface SearchResult {
  /** The query. */
  readonly state: SearchState;
  readonly answer: SearchAnswer;
  /** The words that no document contains, if not all words were found. */
  readonly failedWords: readonly string[];
  /** The search with a corrected word; null if there is nothing to suggest. */
  readonly meant: string | null;
  /** The answer without filters, if the filters leave no hits; null otherwise. */
  readonly hidden: SearchAnswer | null;
}

export interface SearchContext {
  readonly stopWords: readonly string[];
  /** Words that are known to have hits, for corrections. */
  readonly vocabulary: readonly string[];
}

/** The distinct words of a search without stop words, as typed. */
function significantWords(words: string, stopWords: readonly string[]): readonly string[] {
  const stopWordSet = new Set(stopWords.map(foldUmlauts));
  return [...new Set(wordsOf(normalizePunctuation(words)))].filter((word) => !stopWordSet.has(foldUmlauts(word)));
}

function textsOf({ title, subtitle, description }: SearchHit): readonly string[] {
  return [title, subtitle ?? '', description];
}

async function failedWords(
  engine: SearchEngine,
  asked: readonly string[],
  { match, total }: SearchAnswer,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if ((total > 0 && match !== 'some') || asked.length === 0) return [];
  const counts = await engine.count(asked, signal);
  return asked.filter((_word, index) => counts[index] === 0);
}

/** The answer without filters if the filters exclude every hit; null otherwise. */
async function hiddenByFilters(
  engine: SearchEngine,
  state: SearchState,
  { total }: SearchAnswer,
  signal: AbortSignal,
): Promise<SearchAnswer | null> {
  if (total > 0 || !isFiltered(state)) return null;
  const words = state.words.trim();
  const hidden = await engine.search({ ...state, words, filters: noFilters, page: 1, pageSize }, signal);
  return hidden.total > 0 ? hidden : null;
}

/** Runs a search with its hints and corrections. Throws what the engine throws. */
export async function runSearch(
  engine: SearchEngine,
  state: SearchState,
  context: SearchContext,
  signal: AbortSignal,
): Promise<SearchResult> {
  const answer = await engine.search({ ...state, words: state.words.trim(), pageSize }, signal);
  const hidden = await hiddenByFilters(engine, state, answer, signal);
  // Suggest corrections regardless of filters.
  const found = hidden ?? answer;
  const asked = significantWords(state.words, context.stopWords);
  const failed = await failedWords(engine, asked, found, signal);
  const titles = found.hits.map(({ title }) => title);
  const terms = answer.terms.map(({ title }) => title);
  const missing = found.total === 0 ? failed : unmatchedWords(found.hits.flatMap(textsOf), asked);
  const meant = didYouMean(state.words, missing, [...titles, ...terms, ...context.vocabulary]);
  return { state, answer, failedWords: failed, meant, hidden };
}
