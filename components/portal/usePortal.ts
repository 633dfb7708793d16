import { useEffect, useRef, useState } from 'react';
import { isPortalData } from '@/lib/browser/portal/portalData';
import type { PortalData } from '@/lib/browser/portal/portalData';
import { firstState, readState, writeState } from '@/lib/browser/portal/portalState';
import type { PortalState } from '@/lib/browser/portal/portalState';
import type { FileKind } from './loadFile';
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

/** The data of the portal, and what is chosen: kept in the address so that it survives reload, back, forward and sharing. */
export function usePortal(file: string): UsedPortal {
  const { data, hasFailed } = useFile(file, portalFile);
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
      const { pathname } = window.location;
      timer.current = setTimeout(() => {
        // With soft navigation, the address may be that of another page by then.
        if (window.location.pathname === pathname) write('replaceState', next);
      }, addressPauseMs);
    },
  };
}
