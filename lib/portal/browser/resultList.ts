/**
 * The filtered list of the portal from which a visitor follows a link. It is passed to the indicator's page within this
 * tab and stored with its history entry, so that on back and forward each page keeps the list that led to it.
 */
import { isRecord } from '@/lib/shared/browser/isRecord';

export interface ResultList {
  /** Address of the list with its filters and order. */
  readonly list: string;
  /** Paths of its indicators, in order. */
  readonly addresses: readonly string[];
}

/** Also used in `lib/client/productList.ts`. */
const storageKey = 'portal.list';

function isPassedList(value: unknown): value is ResultList {
  return isRecord(value) && typeof value['list'] === 'string' && Array.isArray(value['addresses']);
}

/** Stores the list for the page at the path `to`. Call it before following a link of the list; null for the unfiltered list. */
export function storeResultList(passed: ResultList | null, to: string): void {
  try {
    if (passed === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify({ ...passed, to }));
  } catch {
    // Private mode, or storage full: the page appears without a list.
  }
}

function handedOver(path: string): ResultList | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isPassedList(value) && isRecord(value) && value['to'] === path ? value : null;
  } catch {
    return null;
  }
}

/** Returns the list that led to this page; null if there is none. */
export function resultListOfPage(): ResultList | null {
  const passed = handedOver(window.location.pathname);
  if (!('navigation' in window)) return passed;
  const kept: unknown = window.navigation.currentEntry?.getState();
  if (isPassedList(kept)) return kept;
  if (passed === null) return null;
  window.navigation.updateCurrentEntry({ state: passed });
  // Reaching the page another way later must not use this list.
  storeResultList(passed, '');
  return passed;
}
