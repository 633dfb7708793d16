import { useEffect, useState } from 'react';
import { loadFile } from '@/lib/browser/loadFile';
import type { FileKind } from '@/lib/browser/loadFile';

export interface LoadedFile<Data> {
  /** Null until it is there. */
  readonly data: Data | null;
  readonly hasFailed: boolean;
}

/** The data in a file of the site, from when they are needed. */
export function useFile<Data>(address: string, kind: FileKind<Data>, isNeeded = true): LoadedFile<Data> {
  const [loaded, setLoaded] = useState<LoadedFile<Data>>({ data: null, hasFailed: false });
  useEffect(() => {
    if (!isNeeded) return;
    loadFile(address, kind).then(
      (data) => setLoaded({ data, hasFailed: false }),
      (error: unknown) => {
        console.error(error);
        setLoaded({ data: null, hasFailed: true });
      },
    );
  }, [address, kind, isNeeded]);
  return loaded;
}
