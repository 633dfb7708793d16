import { useCallback, useEffect, useRef, useState } from 'react';
import { openSearch } from '@/lib/search/openSearch';
import type { OpenSearch } from '@/lib/search/openSearch';
import type { SearchProps } from './searchProps';

export interface EngineState {
  /** Opened with the first search. */
  readonly open: () => OpenSearch;
  /** Whether the server is down; the search continues without it. */
  readonly isOut: boolean;
}

/** Returns the search engine of the page; its parts are loaded with the first search. */
export function useSearchEngine({ server, locale }: Pick<SearchProps, 'server' | 'locale'>): EngineState {
  const opened = useRef<OpenSearch | null>(null);
  const [isOut, setIsOut] = useState(false);
  const open = useCallback(() => {
    opened.current ??= openSearch({
      server,
      locale,
      onOutage: setIsOut,
    });
    return opened.current;
  }, [server, locale]);
  useEffect(
    () => () => {
      opened.current?.close();
      opened.current = null;
    },
    [open],
  );
  return { open, isOut };
}
