/**
 * The state of the indicator portal as the query of its address. The names are those of the earlier portal, to which
 * offices already link: `?thema=…&raeumlicheGliederung=Wohnviertel&sort=aktualisierungsdatum_desc`.
 */
import { foldAccents } from '@/lib/shared/browser/foldAccents';
import { parseKeys } from './shortlist';
import { byFacet, facetNames } from './portalData';
import type { ByFacet, FacetName, PortalData } from './portalData';

export const sortings = ['orderKey_asc', 'aktualisierungsdatum_desc', 'titel_asc'] as const;
export const views = ['kacheln', 'tabelle', 'liste'] as const;

export type Filters = ByFacet<readonly string[]>;

export interface PortalState {
  readonly words: string;
  readonly filters: Filters;
  /** Years that the data have to cover. */
  readonly from: number | null;
  readonly to: number | null;
  /** A day, `2026-08-21`; empty for any. */
  readonly since: string;
  readonly sort: (typeof sortings)[number];
  readonly view: (typeof views)[number];
  /** Keys of indicators to compare instead of showing the list; null for the list. */
  readonly compared: readonly string[] | null;
  /** Maximum number of indicators to show. */
  readonly shown: number;
}

/** Indicators per step of the list. */
export const pageStep = 32;

const mostShown = 10_000;
const longestWords = 200;

export const initialState: PortalState = {
  words: '',
  filters: byFacet(() => []),
  from: null,
  to: null,
  since: '',
  sort: sortings[0],
  view: views[0],
  compared: null,
  shown: pageStep,
};

/** Returns the number of filters, not counting words. */
export function activeFilterCount({ filters, from, to, since }: PortalState): number {
  const values = facetNames.reduce((sum, name) => sum + filters[name].length, 0);
  return values + Number(from !== null) + Number(to !== null) + Number(since !== '');
}

/** Whether anything narrows the list. */
export function isFiltered(state: PortalState): boolean {
  return activeFilterCount(state) > 0 || state.words.trim() !== '';
}

/** Older addresses name themes like «14 Gesundheit», and sets by their title. */
function withoutNumber(text: string): string {
  return foldAccents(text.replace(/^\d+\s+/, ''));
}

function chosenIn(values: readonly string[], choices: PortalData['choices'][FacetName]): readonly string[] {
  const known = values.flatMap((value) => {
    const found = choices.find(([key, label]) => key === value || withoutNumber(label) === withoutNumber(value));
    return found === undefined ? [] : [found[0]];
  });
  return [...new Set(known)];
}

function yearIn(text: string | null): number | null {
  return text !== null && /^[12]\d{3}$/.test(text) ? Number(text) : null;
}

function shownIn(text: string | null): number {
  const count = text !== null && /^\d{1,5}$/.test(text) ? Number(text) : pageStep;
  return Math.min(Math.max(count, pageStep), mostShown);
}

/** Parses the state from an address, dropping unknown and malformed values. */
export function readState(query: string, { choices }: Pick<PortalData, 'choices'>): PortalState {
  const parameters = new URLSearchParams(query);
  // The case of names has varied over the years: «Indikatorenset».
  const named = (name: string): readonly string[] =>
    [...parameters].flatMap(([key, value]) => (key.toLowerCase() === name.toLowerCase() ? [value] : []));
  const first = (name: string): string | null => named(name)[0] ?? null;
  const since = first('seit') ?? '';
  const compared = first('vergleich');
  return {
    words: (first('search') ?? '').slice(0, longestWords),
    filters: byFacet((name) => chosenIn(named(name), choices[name])),
    from: yearIn(first('von')),
    to: yearIn(first('bis')),
    since: /^\d{4}-\d{2}-\d{2}$/.test(since) ? since : '',
    sort: sortings.find((sort) => sort === first('sort')) ?? initialState.sort,
    view: views.find((view) => view === first('ansicht')) ?? initialState.view,
    compared: compared === null ? null : parseKeys('indicators', compared),
    shown: shownIn(first('PerPage')),
  };
}

/** Returns the query string of a state with its `?`; empty if everything is default. */
export function writeState(state: PortalState): string {
  const parameters = new URLSearchParams();
  const add = (name: string, value: string, usual = ''): void => {
    if (value !== usual) parameters.append(name, value);
  };
  add('search', state.words.trim());
  for (const name of facetNames) for (const value of state.filters[name]) add(name, value);
  add('von', state.from === null ? '' : String(state.from));
  add('bis', state.to === null ? '' : String(state.to));
  add('seit', state.since);
  add('sort', state.sort, initialState.sort);
  add('ansicht', state.view, initialState.view);
  add('PerPage', String(state.shown), String(pageStep));
  if (state.compared !== null) parameters.append('vergleich', state.compared.join(','));
  const query = parameters.toString().replaceAll('+', '%20').replaceAll('%2C', ',');
  return query === '' ? '' : `?${query}`;
}
