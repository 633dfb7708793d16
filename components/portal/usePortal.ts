import { useEffect, useRef, useState } from 'react';
import { isPortalData } from '@/lib/portal/browser/portalData';
import type { PortalData } from '@/lib/portal/browser/portalData';
import { initialState, readState, writeState } from '@/lib/portal/browser/portalState';
import type { PortalState } from '@/lib/portal/browser/portalState';
import type { FileKind } from '@/lib/client/loadFile';
import { PageAddress } from '../pageAddress';
import { useFile } from './useFile';
import type { LoadedFile } from './useFile';

const portalFile: FileKind<PortalData> = { isData: isPortalData, name: 'The list of the portal' };

export interface PortalController extends LoadedFile<PortalData> {
  readonly state: PortalState;
  /** Applies a choice, with a new entry in the history. */
  readonly go: (change: Partial<PortalState>) => void;
  /** Applies what is being typed; the address follows without a new entry. */
  readonly type: (change: Partial<PortalState>) => void;
}

/** Returns the data of the portal and its state, which is kept in the address so that it survives reload, back, forward and sharing. */
export function usePortal(file: string): PortalController {
  const loaded = useFile(file, portalFile);
  const { data } = loaded;
  const [state, setState] = useState(initialState);
  const [address] = useState(() => new PageAddress());
  /** Changes made before the data are loaded. The address can be read only with the data, and stays as it is until then. */
  const early = useRef<Partial<PortalState>>(undefined);
  useEffect(() => {
    // The data may arrive while another page is shown.
    address.start();
    if (data === null) return undefined;
    return address.follow((isFirst) => {
      address.forgetLater();
      const next = { ...readState(window.location.search, data), ...(isFirst && early.current) };
      setState(next);
      if (isFirst && early.current) address.replace(writeState(next));
    });
  }, [data, address]);
  const show = (change: Partial<PortalState>): PortalState => {
    address.forgetLater();
    if (data === null) early.current = { ...early.current, ...change };
    const next = { ...state, ...change };
    setState(next);
    return next;
  };
  return {
    ...loaded,
    state,
    go: (change) => {
      const next = show(change);
      if (data !== null) address.push(writeState(next));
    },
    type: (change) => {
      const next = show(change);
      if (data !== null) address.replaceLater(() => writeState(next));
    },
  };
}
