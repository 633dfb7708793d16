import { useEffect, useState } from 'react';
import { loadFile } from '@/lib/client/loadFile';
import type { FileKind } from '@/lib/client/loadFile';

interface State<Data> {
  /** Null until it is loaded. */
  readonly data: Data | null;
  readonly hasFailed: boolean;
}

export interface LoadedFile<Data> extends State<Data> {
  /** Tries again. */
  readonly retry: () => void;
}

/** Returns the data in a file of the site, loaded once they are needed. */
export function useFile<Data>(address: string, kind: FileKind<Data>, isNeeded = true): LoadedFile<Data> {
  const [loaded, setLoaded] = useState<State<Data>>({ data: null, hasFailed: false });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isNeeded) return;
    loadFile(address, kind).then(
      (data) => setLoaded({ data, hasFailed: false }),
      (error: unknown) => {
        console.error(error);
        setLoaded({ data: null, hasFailed: true });
      },
    );
  }, [address, kind, isNeeded, attempt]);
  const retry = (): void => {
    setLoaded({ data: null, hasFailed: false });
    setAttempt(attempt + 1);
  };
  return { ...loaded, retry };
}
