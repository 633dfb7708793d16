/** Queries hits while visitors type: after a short pause, and dropping answers to words that have changed since. */
import { noFilters } from '../engine';
import type { SearchAnswer, SearchEngine, SearchRequest } from '../engine';

/** Milliseconds without typing. */
const pause = 120;

/** More would not be read while typing. */
export const maxHits = 5;

function requestFor(words: string): SearchRequest {
  return { words, filters: noFilters, sort: 'relevanz', page: 1, pageSize: maxHits };
}

export interface Suggestions {
  /** Replaces any earlier query. */
  readonly ask: (words: string) => void;
  readonly stop: () => void;
}

/** Handlers for the most recent query. */
export interface SuggestionHandlers {
  readonly onAnswer: (words: string, answer: SearchAnswer) => void;
  readonly onFailure: (error: unknown) => void;
}

export function createSuggestions(engine: SearchEngine, { onAnswer, onFailure }: SuggestionHandlers): Suggestions {
  let current = new AbortController();
  const stop = (): void => {
    current.abort();
    current = new AbortController();
  };
  const search = async (words: string, signal: AbortSignal): Promise<void> => {
    try {
      const answer = await engine.search(requestFor(words), signal);
      if (!signal.aborted) onAnswer(words, answer);
    } catch (error) {
      if (!signal.aborted) onFailure(error);
    }
  };
  const ask = (words: string): void => {
    stop();
    const { signal } = current;
    const timer = setTimeout(() => void search(words, signal), pause);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  return { ask, stop };
}
