import { useEffect, useState, useSyncExternalStore } from 'react';
import type { KnownValues } from '@/lib/browser/search/addressState';
import { createAddressStore } from './addressStore';
import type { AddressStore, ShownSearch } from './addressStore';

export interface SearchAddress {
  /** Null until the address is read. */
  readonly shown: ShownSearch | null;
  readonly store: AddressStore;
}

/** The search that the address asks for, and the ways to change both. */
export function useSearchAddress(known: KnownValues): SearchAddress {
  const [store] = useState(() => createAddressStore(known));
  const shown = useSyncExternalStore(store.subscribe, store.shown, () => null);
  useEffect(() => store.start(), [store]);
  return { shown, store };
}
