import { useEffect, useState } from 'react';
import { isEmpty } from '@/lib/search/addressState';
import { askSearch } from '@/lib/search/askSearch';
import type { Asking, FoundHits } from '@/lib/search/askSearch';
import type { SearchEngine } from '@/lib/search/engine';
import type { ShownSearch } from './addressStore';

/** Without typing, until words are searched. */
const typingPauseMs = 120;

export interface Answered {
  /** The newest answer; that of the search before until the next one is there. */
  readonly found: FoundHits | null;
  /** Neither the server nor the shipped index has answered. */
  readonly hasFailed: boolean;
}

const nothing: Answered = { found: null, hasFailed: false };

/** Searches what is shown. An answer to an earlier question never replaces that to a later one (behaviour B8.5). */
export function useAnswer(shown: ShownSearch | null, open: () => SearchEngine, asking: Asking): Answered {
  const [answered, setAnswered] = useState(nothing);
  const isIdle = shown === null || isEmpty(shown.state);
  // A search that begins anew does not begin with hits of the one before.
  if (isIdle && answered !== nothing) setAnswered(nothing);
  useEffect(() => {
    if (shown === null || isEmpty(shown.state)) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async (): Promise<void> => {
      try {
        const found = await askSearch(open(), shown.state, asking, signal);
        if (!signal.aborted) setAnswered({ found, hasFailed: false });
      } catch (error) {
        if (signal.aborted) return;
        console.error('The search has failed.', error);
        setAnswered({ found: null, hasFailed: true });
      }
    };
    const timer = setTimeout(() => void ask(), shown.isTyping ? typingPauseMs : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [shown, open, asking]);
  return answered;
}
