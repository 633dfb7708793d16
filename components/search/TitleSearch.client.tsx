'use client';

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { fill } from '@/lib/i18n/messages';
import type { Messages } from '@/lib/i18n/messages';
import { searchTitles } from './searchTitles';
import type { FindablePage } from './searchTitles';
import styles from './TitleSearch.module.scss';

export interface TitleSearchProps {
  readonly pages: readonly FindablePage[];
  readonly texts: Messages['search'];
  readonly placeholder: string | null;
  /** Instead of the general text when nothing is found. */
  readonly emptyText: string | null;
}

function wordsInAddress(): string {
  return new URLSearchParams(window.location.search).get('q') ?? '';
}

function statusText(words: string, count: number, { texts, emptyText }: TitleSearchProps): string {
  if (words.trim() === '') return texts.startTyping;
  if (count === 0) return emptyText ?? fill(texts.noResults, { words });
  return count === 1 ? texts.oneResult : fill(texts.results, { count: String(count) });
}

/** Milliseconds without typing after which a search counts as one. */
const pause = 1500;

/** Tells the analytics that a search has found nothing, without the words (behaviour B7.7). */
function useReportOfNothing(words: string): void {
  useEffect(() => {
    if (words === '') return undefined;
    const timer = setTimeout(() => {
      document.dispatchEvent(new CustomEvent('analytics:event', { detail: 'search-empty' }));
    }, pause);
    return () => clearTimeout(timer);
  }, [words]);
}

/** Finds pages by title while typing. The words stand in the address, so that a result can be shared. */
export function TitleSearch(props: TitleSearchProps): ReactNode {
  const { pages, texts, placeholder } = props;
  const [words, setWords] = useState('');
  useEffect(() => {
    const follow = (): void => setWords(wordsInAddress());
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const change = (next: string): void => {
    setWords(next);
    const query = next === '' ? '' : `?q=${encodeURIComponent(next)}`;
    window.history.replaceState(window.history.state, '', `${window.location.pathname}${query}`);
  };
  const found = searchTitles(pages, words);
  useReportOfNothing(found.length === 0 ? words.trim() : '');
  return (
    // Results come while typing; there is nothing to send.
    <form role="search" aria-label={texts.label} className={styles.search} onSubmit={(event) => event.preventDefault()}>
      <label className={styles.label}>
        {texts.field}
        <input
          className={styles.field}
          type="search"
          autoComplete="off"
          value={words}
          placeholder={placeholder ?? undefined}
          onChange={({ target }) => change(target.value)}
        />
      </label>
      <p role="status" className={styles.status}>
        {statusText(words, found.length, props)}
      </p>
      <ul className={styles.results}>
        {found.map(({ title, href, kind, lang, note }) => (
          <li key={href} className={styles.result}>
            <a href={href} lang={lang}>
              {title}
            </a>
            <span className={styles.kind}>{note === undefined ? kind : `${kind} · ${note}`}</span>
          </li>
        ))}
      </ul>
    </form>
  );
}
