/** Filters the indicators of the portal by a state, and counts them per facet value. */
import { foldAccents } from '@/lib/shared/browser/foldAccents';
import { byFacet, facetNames } from './portalData';
import type { ByFacet, FacetName, PortalData, PortalRecord } from './portalData';
import type { PortalState } from './portalState';

interface Prepared {
  readonly record: PortalRecord;
  readonly text: string;
}

/** All indicators with their searchable text. */
export type SearchablePortal = readonly Prepared[];

export function preparePortal({ records }: PortalData): SearchablePortal {
  return records.map((record) => ({
    record,
    text: foldAccents(`${record.key} ${record.title} ${record.subtitle} ${record.keywords}`),
  }));
}

type Condition = (prepared: Prepared) => boolean;

/** Values of one facet are alternatives; all facets must match. */
function conditionOf(name: FacetName, { filters }: PortalState): Condition {
  const chosen = filters[name];
  return ({ record }) => chosen.length === 0 || record.facets[name].some((value) => chosen.includes(value));
}

/** Whether the data cover all of the years; a single year is both first and last. */
function covers(record: PortalRecord, from: number | null, to: number | null): boolean {
  const first = from ?? to;
  const last = to ?? from;
  if (first === null || last === null) return true;
  return record.from !== null && record.to !== null && record.from <= first && record.to >= last;
}

function othersOf({ words, from, to, since }: PortalState): Condition {
  const parts = foldAccents(words).split(/\s+/);
  return ({ record, text }) =>
    parts.every((part) => text.includes(part)) && covers(record, from, to) && record.updated >= since;
}

function compareWith({ sort }: PortalState, language: string): (one: PortalRecord, other: PortalRecord) => number {
  if (sort === 'titel_asc') {
    const { compare } = new Intl.Collator(language, { numeric: true });
    return (one, other) => compare(one.title, other.title);
  }
  if (sort === 'orderKey_asc') return () => 0;
  // ISO days compare as strings.
  return (one, other) => Number(one.updated < other.updated) - Number(one.updated > other.updated);
}

export type Counts = ByFacet<ReadonlyMap<string, number>>;

export interface FilteredRecords {
  readonly found: readonly PortalRecord[];
  /** By facet and value: the number of indicators with this value, under all other filters. */
  readonly counts: Counts;
}

function countIn(name: FacetName, portal: SearchablePortal): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { record } of portal)
    for (const value of record.facets[name]) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Returns the indicators of a state in order, and the counts of its facets. `language`: of the page, BCP 47. */
export function filterRecords(portal: SearchablePortal, state: PortalState, language: string): FilteredRecords {
  const basis = portal.filter(othersOf(state));
  const conditions = byFacet((name) => conditionOf(name, state));
  const within = (names: readonly FacetName[]): SearchablePortal =>
    basis.filter((one) => names.every((name) => conditions[name](one)));
  return {
    found: within(facetNames)
      .map(({ record }) => record)
      .toSorted(compareWith(state, language)),
    counts: byFacet((name) => countIn(name, within(facetNames.filter((other) => other !== name)))),
  };
}
