/** The state of the search, kept in the address so that it survives reload, back, forward and sharing. */
import { emptyState, isEmpty, readState, writeState } from '@/lib/browser/search/addressState';
import type { KnownValues, SearchState } from '@/lib/browser/search/addressState';

/** Browsers refuse addresses that change more often than a hundred times in half a minute. */
const addressPauseMs = 300;

export interface ShownSearch {
  readonly state: SearchState;
  /** When words on their way got their last letter, in milliseconds of the page: the search waits for the next one. */
  readonly typedAt: number | null;
}

export interface AddressStore {
  readonly subscribe: (listener: () => void) => () => void;
  /** Null until the address is read. */
  readonly shown: () => ShownSearch | null;
  /** Whether the page with the search is shown: with soft navigation it may wait for who comes back. */
  readonly isShown: () => boolean;
  /** Reads the address, now and after back and forward. */
  readonly start: () => () => void;
  /**
   * The words so far; the address follows without a new entry in the history. False before the address is read, between the first
   * drawing and its effects: `hydrateIsland` repeats what was typed then.
   */
  readonly type: (words: string) => boolean;
  /** The words are complete: a new entry in the history, after the one they were typed in. */
  readonly submit: (words: string) => void;
  /** What differs in another search, as a new entry in the history. Returns that search. */
  readonly go: (change: Partial<SearchState>) => SearchState;
  /** The same search with a state that is possible, in the same entry. */
  readonly correct: (state: SearchState) => void;
  /** Brings the address up to date before somebody leaves. */
  readonly flush: () => void;
}

function write(how: 'pushState' | 'replaceState', query: string): void {
  if (how === 'replaceState' && query === window.location.search) return;
  window.history[how](null, '', `${window.location.pathname}${query}`);
}

/** A page that cannot be does not stay in the address; what others have added to it does. */
function correctPage(state: SearchState): void {
  const query = new URLSearchParams(window.location.search);
  const possible = isEmpty(state) ? null : new URLSearchParams(writeState(state)).get('seite');
  if (query.get('seite') === possible) return;
  query.delete('seite');
  if (possible !== null) query.append('seite', possible);
  write('replaceState', query.size === 0 ? '' : `?${query.toString()}`);
}

/** What the store holds between two events. */
interface Memory {
  /** Of the page with the search; with soft navigation another may be shown, while this one waits for who comes back. */
  path: string | null;
  /** What that page consists of. */
  content: Element | null;
  /** The address has changed while another page was shown. */
  hasMissed: boolean;
  shown: ShownSearch | null;
  /** The query of the entry before somebody began to type in it. */
  entry: string;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** A page that was left is kept, for going back to it, and its address may be shown by another one. */
function isShown({ path, content }: Memory): boolean {
  return path === window.location.pathname && content?.isConnected !== false;
}

type Show = (state: SearchState, typedAt?: number | null) => void;

type Changes = Pick<AddressStore, 'type' | 'submit' | 'go' | 'correct' | 'flush'>;

function changesOf(memory: Memory, show: Show): Changes {
  const set = (how: 'pushState' | 'replaceState', next: SearchState): void => {
    memory.entry = writeState(next);
    write(how, memory.entry);
    show(next);
  };
  const flush = (): void => {
    if (memory.shown !== null && isShown(memory)) write('replaceState', writeState(memory.shown.state));
  };
  return {
    type: (words) => {
      if (memory.shown === null) return false;
      show({ ...memory.shown.state, words, page: 1 }, performance.now());
      memory.timer = setTimeout(flush, addressPauseMs);
      return true;
    },
    submit: (words) => {
      if (memory.shown === null) return;
      const { state } = memory.shown;
      const next = { ...state, words, page: words === state.words ? state.page : 1 };
      write('replaceState', memory.entry);
      set(writeState(next) === memory.entry ? 'replaceState' : 'pushState', next);
    },
    go: (change) => {
      flush();
      const next = { ...(memory.shown?.state ?? emptyState), ...change };
      set('pushState', next);
      return next;
    },
    correct: (next) => {
      if (isShown(memory)) set('replaceState', next);
    },
    flush,
  };
}

const nothingYet: Memory = {
  path: null,
  content: null,
  hasMissed: false,
  shown: null,
  entry: '',
  timer: undefined,
};

/** Calls `read` with each change of the address, and later if that was missed. Returns a function that ends it. */
function followHistory(memory: Memory, read: () => void): () => void {
  const readMissed = (): void => {
    if (memory.hasMissed) read();
  };
  window.addEventListener('popstate', read);
  document.addEventListener('page:finish', readMissed);
  return () => {
    window.removeEventListener('popstate', read);
    document.removeEventListener('page:finish', readMissed);
  };
}

export function createAddressStore(known: KnownValues): AddressStore {
  const listeners = new Set<() => void>();
  const memory: Memory = { ...nothingYet };
  const show: Show = (state, typedAt = null) => {
    clearTimeout(memory.timer);
    memory.shown = { state, typedAt };
    for (const listener of listeners) listener();
  };
  const changes = changesOf(memory, show);
  const read = (): void => {
    memory.hasMissed = !isShown(memory);
    if (memory.hasMissed) return;
    const state = readState(window.location.search, known);
    memory.entry = writeState(state);
    correctPage(state);
    show(state);
  };
  return {
    ...changes,
    shown: () => memory.shown,
    isShown: () => isShown(memory),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      memory.path = window.location.pathname;
      memory.content = document.querySelector('main > *');
      read();
      const stop = followHistory(memory, read);
      return () => {
        clearTimeout(memory.timer);
        stop();
      };
    },
  };
}
