import { useEffect, useState } from 'react';
import { isComparedAreas } from '@/lib/browser/portal/comparedAreas';
import type { ComparedAreas } from '@/lib/browser/portal/comparedAreas';
import { keysInQuery, queryOf } from '@/lib/browser/portal/kept';

async function load(file: string): Promise<ComparedAreas> {
  const response = await fetch(file);
  const data: unknown = response.ok ? await response.json() : null;
  if (!isComparedAreas(data)) throw new Error(`The values of areas in ${file} cannot be read.`);
  return data;
}

interface LoadedAreas {
  /** Null until they are there. */
  readonly data: ComparedAreas | null;
  readonly hasFailed: boolean;
}

/** The values of all areas, from when they are needed. */
export function useComparedAreas(file: string, isNeeded: boolean): LoadedAreas {
  const [loaded, setLoaded] = useState<LoadedAreas>({ data: null, hasFailed: false });
  useEffect(() => {
    if (!isNeeded) return;
    load(file).then(
      (data) => setLoaded({ data, hasFailed: false }),
      (error: unknown) => {
        console.error(error);
        setLoaded({ data: null, hasFailed: true });
      },
    );
  }, [file, isNeeded]);
  return loaded;
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
