import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { KnownValues } from '@/lib/search/addressState';
import { createAddressStore } from './addressStore';
import type { AddressStore, ShownSearch } from './addressStore';

export interface SearchAddress {
  /** Null until the address is read. */
  readonly shown: ShownSearch | null;
  readonly store: AddressStore;
}

/** Returns the search in the address, and the store that changes both. */
export function useSearchAddress(known: KnownValues): SearchAddress {
  const [store] = useState(() => createAddressStore(known));
  // Reads the address before the first paint, so that the words are never missing on the screen.
  useLayoutEffect(() => store.start(), [store]);
  const shown = useSyncExternalStore(store.subscribe, store.shown, () => null);
  return { shown, store };
}
