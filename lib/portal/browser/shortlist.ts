/** The indicators and the areas that a visitor has put aside to compare them: on this device alone, and never sent. */
import type { SiteEvents } from '@/lib/shared/browser/events';

interface Kind {
  readonly storageKey: string;
  /** What the address of the comparison calls the list. */
  readonly parameter: string;
  readonly key: RegExp;
}

const kinds = {
  indicators: { storageKey: 'portal.kept', parameter: 'vergleich', key: /^\d{1,9}$/ },
  areas: { storageKey: 'areas.kept', parameter: 'gebiete', key: /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,199}$/u },
} as const satisfies Readonly<Record<string, Kind>>;

export type ShortlistKind = keyof typeof kinds;

/** More are hard to see beside each other. */
export const maxShortlisted = 6;

/** What storage failed to save, which takes precedence over what is stored; lasts as long as the page. */
const inMemory = new Map<ShortlistKind, string>();

/** What a list of keys names: each once, and not too many. */
export function parseKeys(kind: ShortlistKind, list: string): readonly string[] {
  const keys = list.split(',').filter((key) => kinds[kind].key.test(key));
  return [...new Set(keys)].slice(0, maxShortlisted);
}

/** The keys that the query of an address lists; null if it has no list. */
export function keysInQuery(kind: ShortlistKind, query: string): readonly string[] | null {
  const list = new URLSearchParams(query).get(kinds[kind].parameter);
  return list === null ? null : parseKeys(kind, list);
}

/** The query of the address that shows them beside each other. */
export function shortlistQuery(kind: ShortlistKind, keys: readonly string[]): string {
  return `?${kinds[kind].parameter}=${keys.map(encodeURIComponent).join(',')}`;
}

export function shortlistedKeys(kind: ShortlistKind): readonly string[] {
  try {
    return parseKeys(kind, inMemory.get(kind) ?? localStorage.getItem(kinds[kind].storageKey) ?? '');
  } catch {
    return parseKeys(kind, inMemory.get(kind) ?? '');
  }
}

export function saveShortlist(kind: ShortlistKind, keys: readonly string[]): void {
  const { storageKey } = kinds[kind];
  const list = keys.join(',');
  try {
    if (list === '') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, list);
    inMemory.delete(kind);
  } catch {
    // Private mode: the memory of this page must do.
    inMemory.set(kind, list);
  }
  // `emit` is a part of the module of every page, which shares nothing with others.
  const detail: SiteEvents['kept:change'] = { kind, keys };
  document.dispatchEvent(new CustomEvent('kept:change', { detail }));
}

/** Puts something aside, or no longer. False if there is too much already. */
export function toggleShortlisted(kind: ShortlistKind, key: string): boolean {
  const kept = shortlistedKeys(kind);
  const others = kept.filter((other) => other !== key);
  if (others.length === maxShortlisted) return false;
  saveShortlist(kind, others.length < kept.length ? others : [...kept, key]);
  return true;
}

/** Calls back when something of the kind is put aside or removed, here or in another tab. Returns what ends it. */
export function onShortlistChange(kind: ShortlistKind, onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    // Null: everything was cleared.
    if (key === kinds[kind].storageKey || key === null) onChange();
  };
  document.addEventListener('kept:change', onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    document.removeEventListener('kept:change', onChange);
    window.removeEventListener('storage', onStorage);
  };
}
