import { useCallback, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { isEmpty } from '@/lib/search/addressState';
import type { SearchState } from '@/lib/search/addressState';
import type { AddressStore } from './addressStore';
import type { SearchOutcome } from './useSearchResult';

type Go = (change: Partial<SearchState>) => void;

export interface SearchNavigation {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Changes the search; the focus follows. */
  readonly go: Go;
  /** Changes the search; the focus stays on the element that has it, if that remains. */
  readonly stayAndGo: Go;
}

/** The search whose hits get the focus: in any case, or only if the focused element is gone. */
type Followed = { readonly state: SearchState; readonly isCertain: boolean } | null;

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * Returns functions that change the search. If the element that was used is gone, the focus moves to the new hits, or
 * to the field if there are none.
 */
export function useSearchNavigation(
  store: AddressStore,
  { found }: SearchOutcome,
  field: RefObject<HTMLInputElement | null>,
): SearchNavigation {
  const heading = useRef<HTMLHeadingElement>(null);
  // Not for another search started in the meantime.
  const followed = useRef<Followed>(null);
  useLayoutEffect(() => {
    const next = followed.current;
    if (next === null || (found !== null && found.state !== next.state)) return;
    followed.current = null;
    if (next.isCertain || isFocusLost()) (heading.current ?? field.current)?.focus();
  }, [found, field]);
  const go: Go = useCallback(
    (change) => {
      const state = store.go(change);
      if (isEmpty(state)) field.current?.focus();
      else followed.current = { state, isCertain: true };
    },
    [store, field],
  );
  const stayAndGo: Go = useCallback(
    (change) => {
      // Some browsers do not focus what is clicked.
      const hadFocus = !isFocusLost();
      const state = store.go(change);
      followed.current = hadFocus ? { state, isCertain: false } : null;
    },
    [store],
  );
  return { heading, go, stayAndGo };
}
