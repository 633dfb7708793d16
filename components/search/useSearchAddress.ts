import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { KnownValues } from '@/lib/search/addressState';
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
  // Before the store is asked, so that the words are never missing from what is seen.
  useLayoutEffect(() => store.start(), [store]);
  const shown = useSyncExternalStore(store.subscribe, store.shown, () => null);
  return { shown, store };
}
