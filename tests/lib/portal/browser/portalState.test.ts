import { describe, expect, it } from 'vitest';
import type { PortalData } from '@/lib/portal/browser/portalData';
import { initialState, readState, writeState } from '@/lib/portal/browser/portalState';

const choices: PortalData['choices'] = {
  thema: [
    ['bevoelkerung', 'Bevölkerung'],
    ['gesundheit', 'Gesundheit'],
  ],
  unterthema: [['spitaeler', 'Spitäler']],
  raeumlicheGliederung: [['Wohnviertel', 'Wohnviertel']],
  indikatorenset: [['umwelt', 'Umwelt']],
  darstellungsart: [['map', 'Kachelkarte']],
};

const read = (query: string): ReturnType<typeof readState> => readState(query, { choices });

describe('the address of the portal', () => {
  it('comes back as it was written', () => {
    const state = {
      ...initialState,
      words: 'leere Wohnungen & mehr',
      filters: { ...initialState.filters, thema: ['bevoelkerung', 'gesundheit'], darstellungsart: ['map'] },
      from: 1990,
      to: 2026,
      since: '2026-08-21',
      sort: 'titel_asc',
      view: 'tabelle',
      shown: 96,
    } as const;
    expect(read(writeState(state))).toEqual(state);
  });

  it('holds what is compared, in its order, and that nothing is', () => {
    const state = { ...initialState, compared: ['5814', '5813'] };
    expect(writeState(state)).toBe('?vergleich=5814,5813');
    expect(read('?vergleich=5814,5813')).toEqual(state);
    expect(read('?vergleich=').compared).toEqual([]);
    expect(read('?vergleich=a,5813,5813,<b>').compared).toEqual(['5813']);
    expect(read('?vergleich=1,2,3,4,5,6,7').compared).toHaveLength(6);
  });

  it('may be one that offices have linked to for years', () => {
    expect(read('?thema=14%20Gesundheit&unterthema=Spit%C3%A4ler').filters).toMatchObject({
      thema: ['gesundheit'],
      unterthema: ['spitaeler'],
    });
    expect(read('?Indikatorenset=Umwelt').filters.indikatorenset).toEqual(['umwelt']);
    expect(read('?search=nominal&sort=aktualisierungsdatum_desc&PerPage=64')).toMatchObject({
      words: 'nominal',
      sort: 'aktualisierungsdatum_desc',
      shown: 64,
    });
  });

  it.each([
    '?thema=gibtesnicht',
    '?von=99999&bis=-1',
    '?seit=gestern',
    '?sort=__proto__&ansicht=constructor',
    '?PerPage=-5',
    '?PerPage=1e9',
  ])('leaves out what cannot be: %s', (query) => {
    expect(read(query)).toEqual(initialState);
  });
});
