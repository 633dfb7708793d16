import { useEffect } from 'react';

/** The pause in typing after which a search counts. */
const pauseMs = 1500;

/** Tells the analytics that a search has found nothing, without the words (behaviour B7.7). */
export function useNoResultsEvent(words: string | null): void {
  useEffect(() => {
    if (words === null || words === '') return undefined;
    const timer = setTimeout(() => {
      document.dispatchEvent(new CustomEvent('analytics:event', { detail: 'search-empty' }));
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [words]);
}
