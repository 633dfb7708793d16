/** What the visitor allows, kept in local storage (behaviour B4.1). */
import { emit } from '@/lib/shared/browser/events';

/** Null: not decided. */
export type Consent = 'all' | 'partial' | null;

const storageKey = 'bs_consent_cookie';
const storedAs = { all: '1', partial: '2' } as const;

/** The choice that storage failed to save, which takes precedence over the stored one; lasts as long as the page. */
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
    // The earlier answer is removed first: full storage must not keep a consent that was withdrawn.
    localStorage.removeItem(storageKey);
    localStorage.setItem(storageKey, storedAs[choice]);
    inMemory = null;
  } catch {
    // Private mode: the memory of this page must do.
    inMemory = choice;
  }
  emit('consent:change', { consent: choice });
}

/** A decision on one page applies to all. */
export function syncConsentAcrossTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    // Null: everything was cleared.
    if (key !== storageKey && key !== null) return;
    inMemory = null;
    emit('consent:change', { consent: consent() });
  });
  // A page restored from the back/forward cache has missed the changes.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) emit('consent:change', { consent: consent() });
  });
}
