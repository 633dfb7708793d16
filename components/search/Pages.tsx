import type { ReactNode } from 'react';
import { fill } from '@/lib/i18n/fill';
import { maxPages, pageSize } from '@/lib/search/addressState';
import type { SearchState } from '@/lib/search/addressState';
import type { SearchTexts } from './searchProps';
import { StateLink } from './StateLink';

export interface PagesProps {
  readonly state: SearchState;
  readonly total: number;
  readonly texts: SearchTexts;
  readonly go: (state: SearchState) => void;
}

export function lastPage(total: number): number {
  return Math.min(maxPages, Math.max(1, Math.ceil(total / pageSize)));
}

/** The first page, the last, and those around the current one. */
function pagesAround(page: number, last: number): readonly number[] {
  const pages = [1, page - 1, page, page + 1, last];
  return [...new Set(pages)].filter((number) => number >= 1 && number <= last).toSorted((left, right) => left - right);
}

/** The pages of a long list of hits; each has an address of its own. */
export function Pages({ state, total, texts, go }: PagesProps): ReactNode {
  const last = lastPage(total);
  const { page } = state;
  if (last === 1) return null;
  const pages = pagesAround(page, last);
  return (
    <nav aria-label={texts.pages} className="pages">
      {page > 1 && (
        <StateLink state={{ ...state, page: page - 1 }} go={go} className="pages-page">
          {texts.previous}
        </StateLink>
      )}
      <ol className="pages-list">
        {pages.map((number, index) => (
          <li key={number} className="pages-item">
            {number - (pages[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <StateLink
              state={{ ...state, page: number }}
              go={go}
              className={number === page ? 'pages-current' : 'pages-page'}
              label={fill(texts.page, { page: String(number) })}
              isCurrent={number === page}
            >
              {number}
            </StateLink>
          </li>
        ))}
      </ol>
      {page < last && (
        <StateLink state={{ ...state, page: page + 1 }} go={go} className="pages-page">
          {texts.next}
        </StateLink>
      )}
    </nav>
  );
}
