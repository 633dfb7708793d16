import { useEffect, useRef, useState } from 'react';
import { isPortalData } from '@/lib/browser/portal/portalData';
import type { PortalData } from '@/lib/browser/portal/portalData';
import { firstState, readState, writeState } from '@/lib/browser/portal/portalState';
import type { PortalState } from '@/lib/browser/portal/portalState';
import type { FileKind } from '@/lib/browser/loadFile';
import { useFile } from './useFile';
import type { LoadedFile } from './useFile';

/** Browsers refuse addresses that change more often than a hundred times in half a minute. */
const addressPauseMs = 300;

const portalFile: FileKind<PortalData> = { isData: isPortalData, name: 'The list of the portal' };

export interface UsedPortal extends LoadedFile<PortalData> {
  readonly state: PortalState;
  /** A choice: a new entry in the history. */
  readonly go: (change: Partial<PortalState>) => void;
  /** What is still being typed: the address follows without one. */
  readonly type: (change: Partial<PortalState>) => void;
}

function write(how: 'pushState' | 'replaceState', state: PortalState): void {
  window.history[how](null, '', `${window.location.pathname}${writeState(state)}`);
}

/** Calls `read` now, and after back and forward. Returns what ends it. */
function followAddress(pathname: string, read: (isFirst: boolean) => void): () => void {
  const readHere = (isFirst: boolean): void => {
    // With soft navigation another page may be shown, while this one waits for who comes back.
    if (window.location.pathname === pathname) read(isFirst);
  };
  const onBack = (): void => readHere(false);
  readHere(true);
  window.addEventListener('popstate', onBack);
  return () => window.removeEventListener('popstate', onBack);
}

/** The data of the portal, and what is chosen: kept in the address so that it survives reload, back, forward and sharing. */
export function usePortal(file: string): UsedPortal {
  const { data, hasFailed } = useFile(file, portalFile);
  const [state, setState] = useState(firstState);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const path = useRef<string>(undefined);
  /** Chosen before the data came: only with them can be read what the address asks for, so it is left as it is until then. */
  const early = useRef<Partial<PortalState>>(undefined);
  useEffect(() => {
    path.current ??= window.location.pathname;
    if (data === null) return undefined;
    return followAddress(path.current, (isFirst) => {
      clearTimeout(timer.current);
      const next = { ...readState(window.location.search, data), ...(isFirst && early.current) };
      setState(next);
      if (isFirst && early.current) write('replaceState', next);
    });
  }, [data]);
  const show = (change: Partial<PortalState>): PortalState => {
    clearTimeout(timer.current);
    if (data === null) early.current = { ...early.current, ...change };
    const next = { ...state, ...change };
    setState(next);
    return next;
  };
  return {
    data,
    hasFailed,
    state,
    go: (change) => {
      const next = show(change);
      if (data !== null) write('pushState', next);
    },
    type: (change) => {
      const next = show(change);
      if (data === null) return;
      timer.current = setTimeout(() => {
        // With soft navigation, the address may be that of another page by then.
        if (window.location.pathname === path.current) write('replaceState', next);
      }, addressPauseMs);
    },
  };
}
