import { useEffect, useMemo, useRef, useState } from 'react';
import { isPortalData } from '@/lib/browser/portal/portalData';
import type { PortalData } from '@/lib/browser/portal/portalData';
import { firstState, readState, writeState } from '@/lib/browser/portal/portalState';
import type { PortalState } from '@/lib/browser/portal/portalState';

/** Browsers refuse addresses that change more often than a hundred times in half a minute. */
const addressPauseMs = 300;

async function load(file: string): Promise<PortalData> {
  const response = await fetch(file);
  const data: unknown = response.ok ? await response.json() : null;
  if (!isPortalData(data)) throw new Error(`The list of the portal in ${file} cannot be read.`);
  return data;
}

export interface UsedPortal {
  /** Null until it is there. */
  readonly data: PortalData | null;
  readonly hasFailed: boolean;
  readonly state: PortalState;
  /** A choice: a new entry in the history. */
  readonly go: (change: Partial<PortalState>) => void;
  /** What is still being typed: the address follows without one. */
  readonly type: (change: Partial<PortalState>) => void;
}

/** The data of the portal, and what is chosen: kept in the address so that it survives reload, back, forward and sharing. */
export function usePortal(file: string): UsedPortal {
  const [data, setData] = useState<PortalData | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [state, setState] = useState(firstState);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    load(file).then(setData, (error: unknown) => {
      console.error(error);
      setFailed(true);
    });
  }, [file]);
  useEffect(() => {
    if (data === null) return undefined;
    const { pathname } = window.location;
    const read = (): void => {
      // With soft navigation another page may be shown, while this one waits for who comes back.
      if (window.location.pathname === pathname) setState(readState(window.location.search, data));
    };
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [data]);
  return useMemo(() => {
    const write = (how: 'pushState' | 'replaceState', next: PortalState): void => {
      clearTimeout(timer.current);
      const address = `${window.location.pathname}${writeState(next)}`;
      window.history[how](null, '', address);
    };
    return {
      data,
      hasFailed,
      state,
      go: (change) => {
        const next = { ...state, ...change };
        write('pushState', next);
        setState(next);
      },
      type: (change) => {
        const next = { ...state, ...change };
        clearTimeout(timer.current);
        timer.current = setTimeout(() => write('replaceState', next), addressPauseMs);
        setState(next);
      },
    };
  }, [data, hasFailed, state]);
}
