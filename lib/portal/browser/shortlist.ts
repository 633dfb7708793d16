/** Indicators and areas that a visitor put aside to compare. Stored on this device only, never sent. */
import type { SiteEvents } from '@/lib/shared/browser/events';

interface Kind {
  readonly storageKey: string;
  /** Query parameter of the comparison page. */
  readonly parameter: string;
  readonly key: RegExp;
}

const kinds = {
  indicators: { storageKey: 'portal.kept', parameter: 'vergleich', key: /^\d{1,9}$/ },
  areas: { storageKey: 'areas.kept', parameter: 'gebiete', key: /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,199}$/u },
} as const satisfies Readonly<Record<string, Kind>>;

export type ShortlistKind = keyof typeof kinds;

/** More are hard to compare side by side. */
export const maxShortlisted = 6;

/** A list that storage refused, which takes precedence over the stored one; lasts as long as the page. */
const inMemory = new Map<ShortlistKind, string>();

/** Parses a list of keys: valid ones, each once, at most `maxShortlisted`. */
export function parseKeys(kind: ShortlistKind, list: string): readonly string[] {
  const keys = list.split(',').filter((key) => kinds[kind].key.test(key));
  return [...new Set(keys)].slice(0, maxShortlisted);
}

/** Returns the keys in the query of an address; null if it has none. */
export function keysInQuery(kind: ShortlistKind, query: string): readonly string[] | null {
  const list = new URLSearchParams(query).get(kinds[kind].parameter);
  return list === null ? null : parseKeys(kind, list);
}

/** Returns the query of the comparison page for these keys. */
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
    // Private mode: remember it for this page only.
    inMemory.set(kind, list);
  }
  // Not `emit`: it is in the bundle of every page, which shares no code with other bundles.
  const detail: SiteEvents['kept:change'] = { kind, keys };
  document.dispatchEvent(new CustomEvent('kept:change', { detail }));
}

/** Adds or removes a key. Returns false if the list is full. */
export function toggleShortlisted(kind: ShortlistKind, key: string): boolean {
  const kept = shortlistedKeys(kind);
  const others = kept.filter((other) => other !== key);
  if (others.length === maxShortlisted) return false;
  saveShortlist(kind, others.length < kept.length ? others : [...kept, key]);
  return true;
}

/** Calls back when the shortlist changes, here or in another tab. Returns a function that stops it. */
export function onShortlistChange(kind: ShortlistKind, onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    // Null: storage was cleared.
    if (key === kinds[kind].storageKey || key === null) onChange();
  };
  document.addEventListener('kept:change', onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    document.removeEventListener('kept:change', onChange);
    window.removeEventListener('storage', onStorage);
  };
}
