import { useEffect, useState } from 'react';
import { isComparedAreas } from '@/lib/browser/portal/comparedAreas';
import type { ComparedAreas } from '@/lib/browser/portal/comparedAreas';
import { keysInQuery, queryOf } from '@/lib/browser/portal/kept';
import type { FileKind } from '@/lib/browser/loadFile';
import { useFile } from './useFile';
import type { LoadedFile } from './useFile';

const areasFile: FileKind<ComparedAreas> = { isData: isComparedAreas, name: 'The values of areas' };

/** The values of all areas, from when they are needed. */
export function useComparedAreas(file: string, isNeeded: boolean): LoadedFile<ComparedAreas> {
  return useFile(file, areasFile, isNeeded);
}

/** The areas that the address lists, of those that there are, and what writes others into it: a new entry in the history. */
export function useListedAreas(known: readonly string[]): [readonly string[], (keys: readonly string[]) => void] {
  const [listed, setListed] = useState<readonly string[]>([]);
  useEffect(() => {
    const { pathname } = window.location;
    const read = (): void => {
      // With soft navigation another page may be shown, while this one waits for who comes back.
      if (window.location.pathname === pathname) setListed(keysInQuery('areas', window.location.search) ?? []);
    };
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);
  const show = (keys: readonly string[]): void => {
    setListed(keys);
    const query = keys.length === 0 ? '' : queryOf('areas', keys);
    window.history.pushState(null, '', `${window.location.pathname}${query}`);
  };
  return [listed.filter((key) => known.includes(key)), show];
}
