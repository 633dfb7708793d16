import { useEffect, useRef, useState } from 'react';
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

function useData(file: string): Pick<UsedPortal, 'data' | 'hasFailed'> {
  const [data, setData] = useState<PortalData | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    load(file).then(setData, (error: unknown) => {
      console.error(error);
      setFailed(true);
    });
  }, [file]);
  return { data, hasFailed };
}

function write(how: 'pushState' | 'replaceState', state: PortalState): void {
  window.history[how](null, '', `${window.location.pathname}${writeState(state)}`);
}

/** The data of the portal, and what is chosen: kept in the address so that it survives reload, back, forward and sharing. */
export function usePortal(file: string): UsedPortal {
  const { data, hasFailed } = useData(file);
  const [state, setState] = useState(firstState);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (data === null) return undefined;
    const { pathname } = window.location;
    const read = (isFirst: boolean): void => {
      // With soft navigation another page may be shown, while this one waits for who comes back.
      if (window.location.pathname !== pathname) return;
      const asked = readState(window.location.search, data);
      // Words that were typed before the data came are kept.
      setState(({ words }) => (isFirst && words !== '' ? { ...asked, words } : asked));
    };
    const onBack = (): void => read(false);
    read(true);
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [data]);
  const show = (change: Partial<PortalState>): PortalState => {
    clearTimeout(timer.current);
    const next = { ...state, ...change };
    setState(next);
    return next;
  };
  return {
    data,
    hasFailed,
    state,
    go: (change) => write('pushState', show(change)),
    type: (change) => {
      const next = show(change);
      timer.current = setTimeout(() => write('replaceState', next), addressPauseMs);
    },
  };
}
