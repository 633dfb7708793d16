/** The state of the search, kept in the address so that it survives reload, back, forward and sharing. */
import { emptyState, isEmpty, readState, writeState } from '@/lib/search/addressState';
import type { KnownValues, SearchState } from '@/lib/search/addressState';
import { PageAddress } from '../pageAddress';

export interface ShownSearch {
  readonly state: SearchState;
  /** When the last letter was typed, in ms of `performance.now`: the search waits for the next one. Null for complete words. */
  readonly typedAt: number | null;
}

export interface AddressStore {
  readonly subscribe: (listener: () => void) => () => void;
  /** Null until the address is read. */
  readonly shown: () => ShownSearch | null;
  /** Whether the page with the search is shown; with soft navigation it may wait for the visitor to come back. */
  readonly isShown: () => boolean;
  /** Reads the address, now and after back and forward. Returns a function that ends it. */
  readonly start: () => () => void;
  /**
   * Takes the words typed so far; the address follows without a new entry in the history. Returns false before the
   * address is read, between the first render and its effects: `hydrateIsland` repeats what was typed then.
   */
  readonly type: (words: string) => boolean;
  /** Takes complete words: a new entry in the history, after the one in which they were typed. */
  readonly submit: (words: string) => void;
  /** Changes the search, as a new entry in the history. Returns the new state. */
  readonly go: (change: Partial<SearchState>) => SearchState;
  /** Replaces the state by one that is possible, in the same entry. */
  readonly correct: (state: SearchState) => void;
  /** Brings the address up to date before the visitor leaves. */
  readonly flush: () => void;
}

/** Removes an impossible page number from the address; parameters of others stay. */
function correctPage(state: SearchState, address: PageAddress): void {
  const query = new URLSearchParams(window.location.search);
  const possible = isEmpty(state) ? null : new URLSearchParams(writeState(state)).get('seite');
  if (query.get('seite') === possible) return;
  query.delete('seite');
  if (possible !== null) query.append('seite', possible);
  address.replace(query.size === 0 ? '' : `?${query.toString()}`);
}

/** The state of the store between two events. */
interface Memory {
  shown: ShownSearch | null;
  /** The query of the current entry before the visitor began to type. */
  entry: string;
}

type Show = (state: SearchState, typedAt?: number | null) => void;

type Changes = Pick<AddressStore, 'type' | 'submit' | 'go' | 'correct' | 'flush'>;

function changesOf(memory: Memory, address: PageAddress, show: Show): Changes {
  const set = (how: 'push' | 'replace', next: SearchState): void => {
    memory.entry = writeState(next);
    address[how](memory.entry);
    show(next);
  };
  const current = (): string => (memory.shown === null ? window.location.search : writeState(memory.shown.state));
  const flush = (): void => address.replace(current());
  return {
    type: (words) => {
      if (memory.shown === null) return false;
      show({ ...memory.shown.state, words, page: 1 }, performance.now());
      address.replaceLater(current);
      return true;
    },
    submit: (words) => {
      if (memory.shown === null) return;
      const { state } = memory.shown;
      const next = { ...state, words, page: words === state.words ? state.page : 1 };
      address.replace(memory.entry);
      set(writeState(next) === memory.entry ? 'replace' : 'push', next);
    },
    go: (change) => {
      flush();
      const next = { ...(memory.shown?.state ?? emptyState), ...change };
      set('push', next);
      return next;
    },
    correct: (next) => {
      if (address.isShown()) set('replace', next);
    },
    flush,
  };
}

export function createAddressStore(known: KnownValues): AddressStore {
  const listeners = new Set<() => void>();
  const memory: Memory = { shown: null, entry: '' };
  const address = new PageAddress();
  const show: Show = (state, typedAt = null) => {
    address.forgetLater();
    memory.shown = { state, typedAt };
    for (const listener of listeners) listener();
  };
  const read = (): void => {
    const state = readState(window.location.search, known);
    memory.entry = writeState(state);
    correctPage(state, address);
    show(state);
  };
  return {
    ...changesOf(memory, address, show),
    shown: () => memory.shown,
    isShown: () => address.isShown(),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => address.follow(read),
  };
}
