import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import type { KnownValues } from '@/lib/browser/search/addressState';
import { createAddressStore } from './addressStore';
import type { AddressStore, ShownSearch } from './addressStore';

export interface SearchAddress {
  /** Null until the address is read. */
  readonly shown: ShownSearch | null;
  readonly store: AddressStore;
}

/**
 * The search that the address asks for, and the ways to change both. What stands in the field before the address is read was typed
 * meanwhile: the next drawing would empty it.
 */
export function useSearchAddress(known: KnownValues, field: RefObject<HTMLInputElement | null>): SearchAddress {
  const [store] = useState(() => createAddressStore(known));
  const shown = useSyncExternalStore(store.subscribe, store.shown, () => null);
  useEffect(() => {
    const typed = field.current?.value ?? '';
    const stop = store.start();
    if (typed !== '' && typed !== store.shown()?.state.words) store.type(typed);
    return stop;
  }, [store, field]);
  return { shown, store };
}
