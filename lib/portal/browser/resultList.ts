/**
 * The narrowed list of the portal that a visitor follows a link of: handed over to the page of the indicator in this tab, and kept
 * with the page's entry in the history, so that back and forward find each page in the list that it was reached from.
 */
import { isRecord } from '@/lib/shared/browser/isRecord';

export interface ResultList {
  /** The address of the list, as it is narrowed and sorted. */
  readonly list: string;
  /** The paths of its indicators, in its order. */
  readonly addresses: readonly string[];
}

/** `lib/client/productList.ts` knows it, too. */
const storageKey = 'portal.list';

function isPassedList(value: unknown): value is ResultList {
  return isRecord(value) && typeof value['list'] === 'string' && Array.isArray(value['addresses']);
}

/** Call it before a link of a list is followed; null if the list is all indicators. */
export function storeResultList(passed: ResultList | null, to: string): void {
  try {
    if (passed === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify({ ...passed, to }));
  } catch {
    // Private mode, or full: the page is shown as for anybody else.
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

/** The list that the page was reached from; null if from none. */
export function resultListOfPage(): ResultList | null {
  const passed = handedOver(window.location.pathname);
  if (!('navigation' in window)) return passed;
  const kept: unknown = window.navigation.currentEntry?.getState();
  if (isPassedList(kept)) return kept;
  if (passed === null) return null;
  window.navigation.updateCurrentEntry({ state: passed });
  // Who reaches the page another way later does not come from the list.
  storeResultList(passed, '');
  return passed;
}
