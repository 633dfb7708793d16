/** What the visitor allows, kept in local storage (behaviour B4.1). */
import { emit } from './events';

/** Null: not decided. */
export type Consent = 'all' | 'partial' | null;

const storageKey = 'bs_consent_cookie';
const storedAs = { all: '1', partial: '2' } as const;

/** What storage refused to take, which counts more than what it holds; lasts as long as the page. */
let inMemory: Consent = null;

function stored(): Consent {
  try {
    const value = localStorage.getItem(storageKey);
    if (value === storedAs.all) return 'all';
    return value === storedAs.partial ? 'partial' : null;
  } catch {
    return null;
  }
}

export function consent(): Consent {
  return inMemory ?? stored();
}

export function decide(choice: 'all' | 'partial'): void {
  try {
    // First of all the earlier answer goes: a full storage must not keep what was taken back.
    localStorage.removeItem(storageKey);
    localStorage.setItem(storageKey, storedAs[choice]);
    inMemory = null;
  } catch {
    // Private mode: the memory of this page must do.
    inMemory = choice;
  }
  emit('consent:change', { consent: choice });
}

/** A decision on one page holds for all. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    // Null: everything was cleared.
    if (key !== storageKey && key !== null) return;
    inMemory = null;
    emit('consent:change', { consent: consent() });
  });
  // A page that the browser kept for the way back has heard nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) emit('consent:change', { consent: consent() });
  });
}
