import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createAddressStore } from '@/components/search/addressStore';
import type { AddressStore } from '@/components/search/addressStore';
import { emptyState } from '@/lib/search/addressState';
import type { SearchState } from '@/lib/search/addressState';

/** Milliseconds after the last letter; browsers refuse addresses that change more often. */
const pause = 300;

const known = { themes: ['wohnen'], divisions: ['Kanton'] };

/** The store of a page that was opened at this address. */
function openAt(address: string): AddressStore {
  window.history.pushState(null, '', address);
  const store = createAddressStore(known);
  onTestFinished(store.start());
  return store;
}

function address(): string {
  return window.location.pathname + window.location.search;
}

function stateOf(store: AddressStore): SearchState | undefined {
  return store.shown()?.state;
}

/** As with the button of the browser. */
function goBack(): void {
  window.history.back();
  // The browser takes a moment.
  vi.advanceTimersByTime(10);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

describe('a search that begins', () => {
  it('shows and changes nothing until the address is read', () => {
    window.history.replaceState(null, '', '/suche?q=leer');
    const store = createAddressStore(known);
    store.type('bericht');
    store.submit('bericht');
    store.flush();
    vi.advanceTimersByTime(pause);
    expect(store.shown()).toBeNull();
    expect(address()).toBe('/suche?q=leer');
  });

  it('takes no words before the address is read', () => {
    window.history.replaceState(null, '', '/suche?q=leer&thema=wohnen');
    const store = createAddressStore(known);
    expect(store.type('b')).toBe(false);
    expect(store.shown()).toBeNull();
    onTestFinished(store.start());
    expect(stateOf(store)).toMatchObject({ words: 'leer', filters: { themes: ['wohnen'] } });
    // As `hydrateIsland` does then.
    expect(store.type('b')).toBe(true);
    vi.advanceTimersByTime(pause);
    expect(address()).toBe('/suche?q=b&thema=wohnen');
  });

  it('B8.6 is what the address asks for, without what is unknown', () => {
    const store = openAt('/suche?q=leer&thema=wohnen&thema=mars&seite=2');
    const filters = { ...emptyState.filters, themes: ['wohnen'] };
    expect(store.shown()).toEqual({ state: { ...emptyState, words: 'leer', filters, page: 2 }, typedAt: null });
    expect(address()).toBe('/suche?q=leer&thema=wohnen&thema=mars&seite=2');
  });
});

describe('words that are typed', () => {
  it('B8.6 are shown at once, from the first page', () => {
    const store = openAt('/suche?q=leer&sort=titel&seite=3');
    store.type('leers');
    expect(store.shown()).toEqual({
      state: { ...emptyState, words: 'leers', sort: 'titel' },
      typedAt: performance.now(),
    });
  });

  it('B8.6 come into the address after a pause, in the same entry', () => {
    const store = openAt('/suche');
    const entries = window.history.length;
    store.type('leer');
    vi.advanceTimersByTime(pause - 1);
    store.type('leerst');
    vi.advanceTimersByTime(pause - 1);
    expect(address()).toBe('/suche');
    vi.advanceTimersByTime(1);
    expect(address()).toBe('/suche?q=leerst');
    expect(window.history.length).toBe(entries);
  });

  it('come into the address at once when somebody leaves', () => {
    const store = openAt('/suche');
    store.type('leer');
    store.flush();
    expect(address()).toBe('/suche?q=leer');
  });

  it('do not come into the address of an entry that somebody has gone back to', () => {
    const store = openAt('/suche?q=alt');
    store.go({ ...emptyState, words: 'neu' });
    store.type('neue');
    goBack();
    vi.advanceTimersByTime(pause);
    expect(address()).toBe('/suche?q=alt');
    expect(store.shown()).toEqual({ state: { ...emptyState, words: 'alt' }, typedAt: null });
  });

  it('do not come into the address when the search has gone', () => {
    window.history.replaceState(null, '', '/suche');
    const store = createAddressStore(known);
    const stop = store.start();
    store.type('leer');
    stop();
    vi.advanceTimersByTime(pause);
    expect(address()).toBe('/suche');
  });
});

describe('words that are complete', () => {
  it('B8.6 begin an entry after the one they were typed in, which is again as it was', () => {
    const store = openAt('/suche?q=alt&seite=2');
    const entries = window.history.length;
    store.type('neu');
    vi.advanceTimersByTime(pause);
    store.submit('neu');
    expect(store.shown()).toEqual({ state: { ...emptyState, words: 'neu' }, typedAt: null });
    expect(address()).toBe('/suche?q=neu');
    expect(window.history.length).toBe(entries + 1);
    goBack();
    expect(address()).toBe('/suche?q=alt&seite=2');
    expect(stateOf(store)).toEqual({ ...emptyState, words: 'alt', page: 2 });
  });

  it('have each an entry of their own', () => {
    const store = openAt('/suche');
    store.submit('alt');
    store.type('neu');
    store.submit('neu');
    goBack();
    expect(address()).toBe('/suche?q=alt');
    goBack();
    expect(address()).toBe('/suche');
  });

  it('begin no entry and keep the page if they are those of the entry', () => {
    const store = openAt('/suche?q=leer&seite=2');
    const entries = window.history.length;
    store.submit('leer');
    expect(stateOf(store)?.page).toBe(2);
    expect(address()).toBe('/suche?q=leer&seite=2');
    expect(window.history.length).toBe(entries);
  });
});

describe('another search', () => {
  it('B8.6 begins an entry, and the words typed before it stay in theirs', () => {
    const store = openAt('/suche');
    const entries = window.history.length;
    store.type('leer');
    store.go({ ...emptyState, words: 'leer', page: 2 });
    expect(address()).toBe('/suche?q=leer&seite=2');
    expect(window.history.length).toBe(entries + 1);
    goBack();
    expect(address()).toBe('/suche?q=leer');
  });

  it('takes the place of one that is not possible', () => {
    const store = openAt('/suche?q=leer&seite=9');
    const entries = window.history.length;
    store.correct({ ...emptyState, words: 'leer', page: 3 });
    expect(stateOf(store)?.page).toBe(3);
    expect(address()).toBe('/suche?q=leer&seite=3');
    expect(window.history.length).toBe(entries);
  });
});

describe('a search whose page has given way to another', () => {
  it('leaves the address of that page alone', () => {
    const store = openAt('/suche');
    store.type('leer');
    window.history.pushState(null, '', '/themen');
    vi.advanceTimersByTime(pause);
    expect(address()).toBe('/themen');
  });

  it('reads its own address when its page is back', () => {
    const store = openAt('/suche?q=leer');
    window.history.pushState(null, '', '/themen?q=anders');
    window.history.pushState(null, '', '/themen');
    goBack();
    expect(stateOf(store)?.words).toBe('leer');
    expect(address()).toBe('/themen?q=anders');
    goBack();
    expect(stateOf(store)?.words).toBe('leer');
    expect(address()).toBe('/suche?q=leer');
  });
});

describe('those who follow the search', () => {
  it('B8.6 are told of every change, until they follow it no more', () => {
    const store = openAt('/suche?q=alt');
    const told = vi.fn<() => void>();
    const leave = store.subscribe(told);
    store.type('leer');
    expect(told).toHaveBeenCalledTimes(1);
    store.go({ ...emptyState, words: 'leer', page: 2 });
    expect(told).toHaveBeenCalledTimes(2);
    goBack();
    expect(told).toHaveBeenCalledTimes(3);
    leave();
    store.type('bericht');
    expect(told).toHaveBeenCalledTimes(3);
  });

  it('are not told of addresses after the search has gone', () => {
    window.history.replaceState(null, '', '/suche?q=alt');
    const store = createAddressStore(known);
    const stop = store.start();
    store.go({ ...emptyState, words: 'neu' });
    stop();
    goBack();
    expect(stateOf(store)?.words).toBe('neu');
  });
});
