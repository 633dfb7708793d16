import { useCallback, useEffect, useState } from 'react';
import { isEmpty } from '@/lib/search/addressState';
import { runSearch } from '@/lib/search/runSearch';
import type { SearchContext, SearchResult } from '@/lib/search/runSearch';
import type { OpenSearch } from '@/lib/search/openSearch';
import type { ShownSearch } from './addressStore';

/** Milliseconds without typing until a server is queried, and until new hits are shown. */
const typingPauseMs = 120;
/** The same for the shipped index, which costs no server anything: the typed character is rendered first. */
const letterMs = 30;

export interface SearchOutcome {
  /** The latest answer; the previous one until the next arrives. */
  readonly found: SearchResult | null;
  /** Whether neither the server nor the shipped index has answered. */
  readonly hasFailed: boolean;
}

export interface RetryableOutcome extends SearchOutcome {
  /** Repeats the search. */
  readonly retry: () => void;
}

/** Resolves after so many milliseconds; never once the signal is aborted. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

const nothing: SearchOutcome = { found: null, hasFailed: false };

/** Runs the search that is shown. An earlier answer never replaces a later one (behaviour B8.5). */
export function useSearchResult(
  shown: ShownSearch | null,
  open: () => OpenSearch,
  asking: SearchContext,
): RetryableOutcome {
  const [answered, setAnswered] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  const isIdle = shown === null || isEmpty(shown.state);
  // A new search does not begin with the hits of the previous one.
  if (isIdle && answered !== nothing) setAnswered(nothing);
  useEffect(() => {
    if (shown === null || isEmpty(shown.state)) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const { state, typedAt } = shown;
    // The time since the letter was typed counts towards the pause.
    const pause = async (milliseconds: number): Promise<void> => {
      if (typedAt !== null) await wait(typedAt + milliseconds - performance.now(), signal);
    };
    const ask = async (): Promise<void> => {
      try {
        const engine = open();
        await pause(engine.asksServer() ? typingPauseMs : letterMs);
        const found = await runSearch(engine, state, asking, signal);
        await pause(typingPauseMs);
        if (!signal.aborted) setAnswered({ found, hasFailed: false });
      } catch (error) {
        if (signal.aborted) return;
        console.error('The search has failed.', error);
        setAnswered({ found: null, hasFailed: true });
      }
    };
    void ask();
    return () => controller.abort();
  }, [shown, open, asking, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...answered, retry };
}
