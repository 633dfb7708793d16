/** What the visitor allows, kept in local storage (behaviour B4.1). */
import { emit } from './events';

/** Null: not decided. */
export type Consent = 'all' | 'partial' | null;

const storageKey = 'bs_consent_cookie';
const storedAs = { all: '1', partial: '2' } as const;

/** For browsers that refuse storage: lasts as long as the page. */
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
  return stored() ?? inMemory;
}

export function decide(choice: 'all' | 'partial'): void {
  inMemory = choice;
  try {
    localStorage.setItem(storageKey, storedAs[choice]);
  } catch {
    // Private mode: the memory of this page must do.
  }
  emit('consent:change', { consent: choice });
}

/** A decision in one tab holds for all. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    // Null: everything was cleared.
    if (key !== storageKey && key !== null) return;
    inMemory = null;
    emit('consent:change', { consent: consent() });
  });
}
