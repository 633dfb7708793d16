/** The search field of every page. The suggestions are a separate file, loaded on first focus. The `/` key focuses the field. */
import { isMenuOpen } from './headerMenu';
import type { BrowserSettings } from '@/lib/shared/browser/browserSettings';

const storageKey = 'search.slash';

/** Whether a key is meant for something else: typing, a browser shortcut, an open layer over the page. */
function isForOthers({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof Element)) return true;
  if (target.closest('input,select,textarea,[contenteditable]') !== null) return true;
  const layers = [...document.querySelectorAll<HTMLElement>('dialog[open],[popover]')];
  return layers.some((layer) => layer.matches('dialog') || isMenuOpen(layer));
}

/** The visible field: in the page if there is one, else in the header. */
function seenField(): HTMLElement | undefined {
  const selectors = ['main [data-search-field],main [type=search]', '[data-site-header] [data-search-field]'];
  const fields = selectors.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
  return fields.find((field) => field.getClientRects().length > 0);
}

/** Focuses the visible field, or opens the search page. */
function goToSearch(): void {
  const field = seenField();
  if (field) field.focus();
  // Click a link of the page: it has the right language, and link handlers apply.
  else document.querySelector<HTMLElement>('[data-skip-to-search]')?.click();
}

/** The skip link leads to the search page; if a field is visible, focus that instead. */
function startSkipLink(): void {
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return;
    const field = target.closest('[data-skip-to-search]') === null ? undefined : seenField();
    if (field === undefined) return;
    event.preventDefault();
    field.focus();
  });
}

/** The `/` key can be switched off in the footer (WCAG 2.1.4), for voice control and accidental typing. */
function startSlashKey(): void {
  const box = document.querySelector<HTMLInputElement>('[data-slash-key]');
  if (box === null) return;
  try {
    box.checked = localStorage.getItem(storageKey) !== 'off';
  } catch {
    // Private mode: the setting lasts until the next page.
  }
  box.disabled = false;
  box.addEventListener('change', () => {
    try {
      localStorage.setItem(storageKey, box.checked ? 'on' : 'off');
    } catch {
      // As above.
    }
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || !box.checked || isForOthers(event)) return;
    event.preventDefault();
    goToSearch();
  });
}

export function startSearchField({ search }: Pick<BrowserSettings, 'search'>): void {
  const load = ({ target }: { readonly target: EventTarget | null }): void => {
    if (!(target instanceof HTMLInputElement) || !target.matches('[data-instant-search] [data-search-field]')) return;
    import('@/lib/search/field/startSuggestions')
      .then((code) => code.startSuggestions(target, search))
      .catch(console.error);
  };
  document.addEventListener('focusin', load);
  load({ target: document.activeElement });
  startSkipLink();
  startSlashKey();
}
