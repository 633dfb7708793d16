import { describe, expect, it } from 'vitest';
import { filterRecords, preparePortal } from '@/lib/portal/browser/filterRecords';
import { byFacet } from '@/lib/portal/browser/portalData';
import type { PortalRecord } from '@/lib/portal/browser/portalData';
import { initialState } from '@/lib/portal/browser/portalState';
import type { PortalState } from '@/lib/portal/browser/portalState';
import { portalRecord } from '../../../fixtures/portalRecord';

type Own = Partial<Omit<PortalRecord, 'facets'>> & { readonly facets?: Partial<PortalRecord['facets']> };

function record(key: string, { facets, ...own }: Own): PortalRecord {
  const plain = portalRecord(key);
  return { ...plain, ...own, facets: { ...plain.facets, ...facets } };
}

const records = [
  record('1', { title: 'Äpfel', facets: { thema: ['obst'], darstellungsart: ['map'] }, updated: '2026-01-01' }),
  record('2', { title: 'Birnen', keywords: 'Kompott', facets: { thema: ['obst'] }, from: 1990, to: 2026 }),
  record('3', { title: 'Lauch', facets: { thema: ['gemuese'] }, from: 2000, to: 2020, updated: '2026-08-21' }),
];
const portal = preparePortal({ records, choices: byFacet(() => []) });
const results = (change: Partial<PortalState>): ReturnType<typeof filterRecords> =>
  filterRecords(portal, { ...initialState, ...change }, 'de-CH');
const keys = (change: Partial<PortalState>): readonly string[] => results(change).found.map(({ key }) => key);
const chosen = (facets: Partial<PortalState['filters']>): Pick<PortalState, 'filters'> => ({
  filters: { ...initialState.filters, ...facets },
});

describe('the list of the portal', () => {
  it.each([
    ['apfel', ['1']],
    ['KOMPOTT', ['2']],
    ['birn komp', ['2']],
    ['3', ['3']],
    ['birnen lauch', []],
  ])('is narrowed by words: %s', (words, found) => {
    expect(keys({ words })).toEqual(found);
  });

  it('holds any value of a facet, and all facets', () => {
    expect(keys(chosen({ thema: ['obst', 'gemuese'] }))).toEqual(['1', '2', '3']);
    expect(keys(chosen({ thema: ['obst'], darstellungsart: ['map'] }))).toEqual(['1']);
  });

  it('covers the years that are asked for', () => {
    expect(keys({ from: 1995 })).toEqual(['2']);
    expect(keys({ from: 2020 })).toEqual(['2', '3']);
    expect(keys({ from: 2060 })).toEqual([]);
    expect(keys({ to: 1970 })).toEqual([]);
    expect(keys({ to: 2020 })).toEqual(['2', '3']);
    expect(keys({ from: 2000, to: 2025 })).toEqual(['2']);
  });

  it('has what was updated since a day, and sorts by that', () => {
    expect(keys({ since: '2026-01-01' })).toEqual(['1', '3']);
    expect(keys({ sort: 'aktualisierungsdatum_desc' })).toEqual(['3', '1', '2']);
    expect(keys({ sort: 'titel_asc' })).toEqual(['1', '2', '3']);
  });

  it('counts what one more choice would give: in its own facet besides, in the others within', () => {
    const { counts } = results(chosen({ thema: ['gemuese'] }));
    expect(Object.fromEntries(counts.thema)).toEqual({ obst: 2, gemuese: 1 });
    expect(Object.fromEntries(counts.darstellungsart)).toEqual({});
  });
});
