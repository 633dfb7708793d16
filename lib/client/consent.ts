/** The visitor's consent, stored in local storage (behaviour B4.1). */
import { emit } from '@/lib/shared/browser/events';

/** Null: undecided. */
export type Consent = 'all' | 'partial' | null;

const storageKey = 'bs_consent_cookie';
const storedAs = { all: '1', partial: '2' } as const;

/** A choice that storage refused, which takes precedence over the stored one; lasts as long as the page. */
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

export function setConsent(choice: 'all' | 'partial'): void {
  try {
    // Remove the previous choice first: if storage is full, a withdrawn consent must not remain.
    localStorage.removeItem(storageKey);
    localStorage.setItem(storageKey, storedAs[choice]);
    inMemory = null;
  } catch {
    // Private mode: remember it for this page only.
    inMemory = choice;
  }
  emit('consent:change', { consent: choice });
}

/** Emits `consent:change` when another tab changes the choice. */
export function syncConsentAcrossTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    // Null: storage was cleared.
    if (key !== storageKey && key !== null) return;
    inMemory = null;
    emit('consent:change', { consent: consent() });
  });
  // A page restored from the back/forward cache has missed changes.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) emit('consent:change', { consent: consent() });
  });
}
