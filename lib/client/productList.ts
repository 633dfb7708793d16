/** Filters a list of products and shows more of it. The page contains the whole list, so no data is loaded. */
import { showDayMarks } from './dayMarks';

/** Query parameters of the facets, for lists that keep their filters in the address. */
const parameters: Readonly<Record<string, string>> = { theme: 'thema', kind: 'art' };

/** Selected values by facet; an empty value means any. */
function chosenValues(list: HTMLElement): readonly (readonly [facet: string, value: string])[] {
  const chosen = list.querySelectorAll<HTMLInputElement>('input[data-facet]:checked');
  return [...chosen].map(({ dataset, value }) => [dataset['facet'] ?? '', value] as const);
}

/** Shows the first `limit` matching rows; returns the first of those that were not visible before. */
function showRows(list: HTMLElement, limit: number): HTMLElement | null {
  const chosen = chosenValues(list);
  let count = 0;
  let firstNew: HTMLElement | null = null;
  for (const row of list.querySelectorAll<HTMLElement>('li[data-kind]')) {
    const fits = chosen.every(([facet, value]) => value === '' || row.dataset[facet]?.split(' ').includes(value));
    count += Number(fits);
    const isShown = fits && count <= limit;
    if (isShown && firstNew === null && (row.hidden || 'later' in row.dataset)) firstNew = row;
    row.hidden = !isShown;
    delete row.dataset['later'];
  }
  for (const part of list.querySelectorAll('section'))
    part.hidden = part.querySelector('li[data-kind]:not([hidden])') === null;
  // Its links may lead to hidden sections.
  list.querySelector('nav')?.toggleAttribute(
    'hidden',
    chosen.some(([, value]) => value !== ''),
  );
  describe(list, Math.min(count, limit), count);
  return firstNew;
}

function describe(list: HTMLElement, shown: number, count: number): void {
  const status = list.querySelector<HTMLElement>('[data-list-status]');
  const text = status?.dataset['listStatus'] ?? '';
  status?.replaceChildren(text.replace('{shown}', String(shown)).replace('{count}', String(count)));
  list.querySelector('[data-list-more]')?.toggleAttribute('hidden', shown >= count);
  list.querySelector('[data-list-empty]')?.toggleAttribute('hidden', count > 0);
}

/** Number of rows at first, and further rows per click. */
function stepOf(list: HTMLElement): number {
  return Number(list.dataset['productList']) || 20;
}

function listAround(target: EventTarget | null, part: string): HTMLElement | null {
  const element = target instanceof Element ? target.closest(part) : null;
  return element?.closest<HTMLElement>('[data-product-list]') ?? null;
}

/** Sets the filters from the address, which may come from a link. Leaves the list as it is if nothing differs. */
function chooseFromAddress(list: HTMLElement): void {
  const { pathname, search } = window.location;
  // When going back or forward, the address may already be that of another page.
  if (list.dataset['inAddress'] !== pathname.replace(/\/$/, '')) return;
  const asked = new URLSearchParams(search);
  const before = String(chosenValues(list));
  // The input for any value is the first of its facet, so one named in the address is checked after it.
  for (const input of list.querySelectorAll<HTMLInputElement>('input[data-facet]'))
    if (['', asked.get(parameters[input.dataset['facet'] ?? ''] ?? '')].includes(input.value)) input.checked = true;
  if (String(chosenValues(list)) === before) return;
  // Visitors who did not choose the filters themselves need to see them.
  list.querySelector('details')?.setAttribute('open', '');
  showRows(list, stepOf(list));
}

function followAddress(): void {
  document.querySelectorAll<HTMLElement>('[data-in-address]').forEach(chooseFromAddress);
}

function writeAddress(list: HTMLElement): void {
  const url = new URL(window.location.href);
  for (const [facet, value] of chosenValues(list)) {
    const name = parameters[facet] ?? facet;
    if (value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  window.history.replaceState(window.history.state, '', url);
}

function narrow({ target }: Event): void {
  const list = listAround(target, '[data-facet]');
  if (list === null) return;
  showRows(list, stepOf(list));
  if ('inAddress' in list.dataset) writeAddress(list);
}

/** Shows more rows and moves the focus to the first new one. */
function showMore({ target }: Event): void {
  const list = listAround(target, '[data-list-more]');
  if (list === null) return;
  const shown = [...list.querySelectorAll<HTMLElement>('li[data-kind]')].filter(
    (row) => !row.hidden && !('later' in row.dataset),
  ).length;
  const first = showRows(list, shown + stepOf(list));
  const place = first?.querySelector<HTMLElement>('a') ?? first;
  if (place === first && first !== null) first.tabIndex = -1;
  place?.focus();
}

/** Shows the position of the page in the list that led here, if this tab has one: see `portal/browser/resultList.ts`. */
function showListPosition(): void {
  const place = document.querySelector<HTMLElement>('[data-list-place]');
  if (place === null || !hasResultList()) return;
  import('@/lib/portal/browser/listPosition').then((code) => code.showListPosition(place), console.error);
}

function hasResultList(): boolean {
  try {
    return 'portal.list' in sessionStorage;
  } catch {
    return false;
  }
}

/** Starts lists. Listens on the document, so that lists on later pages work, too. Updates date marks. */
export function startProductLists(): void {
  showDayMarks();
  showListPosition();
  document.addEventListener('change', narrow);
  document.addEventListener('click', showMore);
  window.addEventListener('popstate', followAddress);
  followAddress();
}
