'use client';

import { useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { fill } from '@/lib/i18n/fill';
import { isEmpty } from '@/lib/search/addressState';
import { announcement } from './announcement';
import { lastPage } from './Pages';
import { countText, Results } from './Results';
import { SearchField } from './SearchField';
import type { SearchProps } from './searchProps';
import { useSearchResult } from './useSearchResult';
import type { SearchOutcome } from './useSearchResult';
import { useSearchEngine } from './useSearchEngine';
import { useDebouncedText } from './useDebouncedText';
import { useDocumentTitle } from './useDocumentTitle';
import { useNoResultsEvent } from './useNoResultsEvent';
import { useSearchAddress } from './useSearchAddress';
import type { SearchAddress } from './useSearchAddress';
import { useSearchNavigation } from './useSearchNavigation';

/** Corrects the address if it requests a page after the last one. */
function useExistingPage({ found }: SearchOutcome, { store }: SearchAddress): void {
  useEffect(() => {
    // Must not overwrite characters typed since.
    if (found === null || store.shown()?.state !== found.state) return;
    const last = lastPage(found.answer.total);
    if (found.state.page > last) store.correct({ ...found.state, page: last });
  }, [found, store]);
}

/** «12 Treffer für …»; without words only the number, without an answer only the words. */
function titleOf(count: string, words: string, { foundFor, quoted }: SearchProps['texts']): string {
  if (words === '') return count;
  return count === '' ? fill(quoted, { word: words }) : fill(foundFor, { count, words });
}

/** The stage on which other parts of the page depend: see `searchPage.scss` of the page. */
function stageOf({ shown }: SearchAddress, { found, hasFailed }: SearchOutcome): 'waiting' | 'empty' | 'answered' {
  if (shown === null) return 'waiting';
  if (isEmpty(shown.state)) return 'empty';
  return found === null && !hasFailed ? 'waiting' : 'answered';
}

/** The words that find nothing; null if there are hits, or only the filters hide them. */
function wordsOfNothing({ found }: SearchOutcome): string | null {
  return found?.answer.total === 0 && found.hidden === null ? found.state.words.trim() : null;
}

/** The search: results while typing, filters and sorting; all of its state is in the address. */
export function Search(props: SearchProps): ReactNode {
  const { texts, labels, stopWords, placeholder } = props;
  const field = useRef<HTMLInputElement>(null);
  const { themes, divisions: spatial } = labels;
  const known = useMemo(() => ({ themes: Object.keys(themes), divisions: Object.keys(spatial) }), [themes, spatial]);
  const address = useSearchAddress(known);
  const { shown, store } = address;
  const { open, isOut } = useSearchEngine(props);
  const asking = useMemo(() => ({ stopWords, vocabulary: Object.values(themes) }), [stopWords, themes]);
  const answered = useSearchResult(shown, open, asking);
  const { found, hasFailed, retry } = answered;
  const ways = useSearchNavigation(store, answered, field);
  useExistingPage(answered, address);
  useNoResultsEvent(wordsOfNothing(answered));
  const isAnswered = found !== null && found.state === shown?.state;
  const said = useDebouncedText(isAnswered ? announcement(found, texts) : '', shown);
  const words = shown?.state.words ?? '';
  const stage = stageOf(address, answered);
  const count = isAnswered && said !== '' ? countText(found.answer.total, texts) : '';
  useDocumentTitle(titleOf(count, words.trim(), texts), store.isShown);
  return (
    <div className="search-island-search" data-search-stage={stage}>
      <SearchField
        field={field}
        words={words}
        placeholder={placeholder}
        texts={texts}
        isRead={shown !== null}
        isSearching={stage === 'waiting'}
        onType={store.type}
        onSubmit={store.submit}
        onLeave={store.flush}
      />
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <div role="status" className="search-island-trouble">
        {isOut && <p className="note">{texts.outage}</p>}
        {hasFailed && <p>{texts.failed}</p>}
      </div>
      {hasFailed && (
        <button type="button" className="search-island-retry" onClick={retry}>
          {texts.retry}
        </button>
      )}
      {shown !== null && found !== null && (
        <Results {...props} found={found} filters={shown.state.filters} sort={shown.state.sort} {...ways} />
      )}
    </div>
  );
}
