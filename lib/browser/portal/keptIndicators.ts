/** The indicators that a visitor has put aside to compare them: on this device alone, and never sent. */
import type { SiteEvents } from '../events';

const storageKey = 'portal.kept';

/** More are hard to see beside each other. */
export const mostKept = 6;

/** What storage failed to save, which takes precedence over what is stored; lasts as long as the page. */
let inMemory: string | null = null;

/** The indicators that a list of keys names: each once, and not too many. */
export function readKeys(list: string): readonly string[] {
  const keys = list.split(',').filter((key) => /^\d{1,9}$/.test(key));
  return [...new Set(keys)].slice(0, mostKept);
}

export function keptKeys(): readonly string[] {
  try {
    return readKeys(inMemory ?? localStorage.getItem(storageKey) ?? '');
  } catch {
    return readKeys(inMemory ?? '');
  }
}

export function keep(keys: readonly string[]): void {
  const list = keys.join(',');
  try {
    if (list === '') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, list);
    inMemory = null;
  } catch {
    // Private mode: the memory of this page must do.
    inMemory = list;
  }
  // `emit` is a part of the module of every page, which shares nothing with others.
  const detail: SiteEvents['kept:change'] = { keys };
  document.dispatchEvent(new CustomEvent('kept:change', { detail }));
}

/** Puts an indicator aside, or no longer. False if there are too many already. */
export function toggleKept(key: string): boolean {
  const kept = keptKeys();
  const others = kept.filter((other) => other !== key);
  if (others.length === mostKept) return false;
  keep(others.length < kept.length ? others : [...kept, key]);
  return true;
}

/** Calls back when something is put aside or removed, here or in another tab. Returns what ends it. */
export function followKept(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    // Null: everything was cleared.
    if (key === storageKey || key === null) onChange();
  };
  document.addEventListener('kept:change', onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    document.removeEventListener('kept:change', onChange);
    window.removeEventListener('storage', onStorage);
  };
}
