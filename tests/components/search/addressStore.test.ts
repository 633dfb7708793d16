import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
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

it('a search takes nothing before the address is read', () => {
  window.history.replaceState(null, '', '/suche?q=leer&thema=wohnen');
  const store = createAddressStore(known);
  expect(store.type('b')).toBe(false);
  store.submit('bericht');
  store.flush();
  vi.advanceTimersByTime(pause);
  expect(store.shown()).toBeNull();
  expect(address()).toBe('/suche?q=leer&thema=wohnen');
  onTestFinished(store.start());
  // As `hydrateIsland` does then.
  expect(store.type('b')).toBe(true);
  vi.advanceTimersByTime(pause);
  expect(address()).toBe('/suche?q=b&thema=wohnen');
});

it('B8.6 a search is what the address asks for, without what is unknown', () => {
  const store = openAt('/suche?q=leer&thema=wohnen&thema=mars&seite=2');
  const filters = { ...emptyState.filters, themes: ['wohnen'] };
  expect(store.shown()).toEqual({ state: { ...emptyState, words: 'leer', filters, page: 2 }, typedAt: null });
  expect(address()).toBe('/suche?q=leer&thema=wohnen&thema=mars&seite=2');
});

it.each([
  ['/suche?seite=99', '/suche'],
  ['/suche?seite=x&utm_source=y', '/suche?utm_source=y'],
  ['/suche?q=leer&seite=1', '/suche?q=leer'],
])('a page that is none is taken out of the address: %s', (asked, corrected) => {
  openAt(asked);
  expect(address()).toBe(corrected);
});

describe('words that are typed', () => {
  it('B8.6 are shown at once, from the first page', () => {
    const store = openAt('/suche?q=leer&sort=titel&seite=3');
    store.type('leers');
    const state = { ...emptyState, words: 'leers', sort: 'titel' };
    expect(store.shown()).toEqual({ state, typedAt: performance.now() });
  });

  it('B8.6 come into the address after a pause, in the same entry', () => {
    const store = openAt('/suche');
    const entries = window.history.length;
    for (const words of ['leer', 'leerst']) {
      store.type(words);
      vi.advanceTimersByTime(pause - 1);
      expect(address()).toBe('/suche');
    }
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

  it('do not come into the address of another page, nor is that read', () => {
    const store = openAt('/suche?q=leer');
    store.type('leerst');
    window.history.pushState(null, '', '/themen?q=anders');
    window.history.pushState(null, '', '/themen');
    vi.advanceTimersByTime(pause);
    expect(address()).toBe('/themen');
    goBack();
    expect([stateOf(store)?.words, address()]).toEqual(['leerst', '/themen?q=anders']);
    goBack();
    expect([stateOf(store)?.words, address()]).toEqual(['leer', '/suche?q=leer']);
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

  it('begin no entry and keep the page if they are those of the entry', () => {
    const store = openAt('/suche?q=leer&seite=2');
    const entries = window.history.length;
    store.submit('leer');
    expect(address()).toBe('/suche?q=leer&seite=2');
    expect(window.history.length).toBe(entries);
  });
});

it('a search that is possible takes the place of one that is not', () => {
  const store = openAt('/suche?q=leer&seite=9');
  const entries = window.history.length;
  store.correct({ ...emptyState, words: 'leer', page: 3 });
  expect(stateOf(store)?.page).toBe(3);
  expect(address()).toBe('/suche?q=leer&seite=3');
  expect(window.history.length).toBe(entries);
});

it('B8.6 those who follow the search are told of every change, until they follow it no more', () => {
  const store = openAt('/suche?q=alt');
  const told = vi.fn<() => void>();
  const leave = store.subscribe(told);
  store.type('leer');
  store.go({ ...emptyState, words: 'leer', page: 2 });
  goBack();
  expect(told).toHaveBeenCalledTimes(3);
  leave();
  store.type('bericht');
  expect(told).toHaveBeenCalledTimes(3);
});
