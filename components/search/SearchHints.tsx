import type { ReactNode } from 'react';
import { fill } from '@/lib/i18n/fill';
import type { SearchState } from '@/lib/search/addressState';
import type { SearchResult } from '@/lib/search/runSearch';
import { noFilters } from '@/lib/search/engine';
import { replaceWords } from '@/lib/shared/browser/spelling';
import type { SearchTexts } from './searchProps';
import { StateLink } from './StateLink';

export interface SearchHintsProps {
  readonly found: SearchResult;
  readonly texts: SearchTexts;
  readonly go: (state: SearchState) => void;
}

function quoted(words: readonly string[], { quoted: pattern }: SearchTexts): string {
  return words.map((word) => fill(pattern, { word })).join(', ');
}

/** Suggests the same search with another word; without filters if these would hide all its hits. */
function DidYouMean({ found: { state, meant, hidden }, texts, go }: SearchHintsProps): ReactNode {
  if (meant === null) return null;
  const filters = hidden === null ? state.filters : noFilters;
  return (
    <p>
      {texts.didYouMean}{' '}
      <StateLink state={{ ...state, words: meant, filters, page: 1 }} go={go}>
        {hidden === null ? meant : fill(texts.meantWithoutFilters, { words: meant })}
      </StateLink>
      ?
    </p>
  );
}

/** Says that filters hide all hits, and links to a search without them. */
function HiddenByFilters({ found: { state, hidden }, texts, go }: SearchHintsProps): ReactNode {
  if (hidden === null) return null;
  const { total } = hidden;
  return (
    <p>
      {total === 1 ? texts.hiddenOne : fill(texts.hidden, { count: String(total) })}{' '}
      <StateLink state={{ ...state, filters: noFilters, page: 1 }} go={go}>
        {texts.searchWithoutFilters}
      </StateLink>
    </p>
  );
}

/** Links to the same search without the words that find nothing; nothing if no word would remain. */
function WithoutFailedWords({ found: { state, failedWords }, texts, go }: SearchHintsProps): ReactNode {
  const rest = replaceWords(state.words, (word) => (failedWords.includes(word) ? '' : word))
    .replace(/\s+/g, ' ')
    .trim();
  if (failedWords.length === 0 || !/[\p{L}\p{N}]/u.test(rest)) return null;
  return (
    <p>
      <StateLink state={{ ...state, words: rest, page: 1 }} go={go}>
        {fill(texts.without, { words: quoted(failedWords, texts) })}
      </StateLink>
    </p>
  );
}

/** Returns how the hits fall short of the search: they do not contain all words, or only mention them; else ''. */
export function matchText({ answer, failedWords }: SearchResult, texts: SearchTexts): string {
  if (answer.match === 'all') return '';
  if (answer.match === 'mention') return texts.onlyMentioned;
  return failedWords.length === 0 ? texts.notTogether : fill(texts.someWords, { words: quoted(failedWords, texts) });
}

/** Shown above hits: how they fall short of the search, and which word may be meant. */
export function MatchHint(props: SearchHintsProps): ReactNode {
  const { found, texts } = props;
  const match = matchText(found, texts);
  return (
    <>
      {match !== '' && <p>{match}</p>}
      <DidYouMean {...props} />
    </>
  );
}

/** Shown instead of hits: which filters or words find nothing, and what to search instead. */
export function FailedWords(props: SearchHintsProps): ReactNode {
  const { found, texts } = props;
  return (
    <>
      <HiddenByFilters {...props} />
      {found.failedWords.length > 0 && <p>{fill(texts.failedWords, { words: quoted(found.failedWords, texts) })}</p>}
      <DidYouMean {...props} />
      <WithoutFailedWords {...props} />
    </>
  );
}
