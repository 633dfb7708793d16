import { array, assert, constantFrom, integer, property, record, string, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyState, isEmpty, isFiltered, readState, writeState } from '@/lib/search/addressState';
import { noFilters } from '@/lib/search/engine';
import { searchKinds } from '@/lib/search/document';
import { sortings } from '@/lib/search/engine';

const known = { themes: ['bevoelkerung', 'bau-wohnungswesen'], divisions: ['Kanton', 'Stadt Basel'] };

const states = record({
  words: array(constantFrom('leer', 'stand', 'ö', ' ', '&', '=', '+', '%', '#', '🙂', '[0]', '"', '<b>'), {
    maxLength: 20,
  }).map((parts) => parts.join('').trim()),
  filters: record({
    kind: uniqueArray(constantFrom(...searchKinds)),
    themes: uniqueArray(constantFrom(...known.themes)),
    divisions: uniqueArray(constantFrom(...known.divisions)),
    year: uniqueArray(integer({ min: 1000, max: 2999 }).map(String), { maxLength: 20 }),
  }),
  sort: constantFrom(...sortings),
  page: integer({ min: 1, max: 50 }),
});

describe('the state of a search in the address', () => {
  it('B8.6 stands there with short names', () => {
    const filters = {
      kind: ['indicator', 'article'],
      themes: ['bevoelkerung'],
      divisions: ['Stadt Basel'],
      year: ['2026'],
    };
    expect(writeState({ words: 'leer', filters, sort: 'datum', page: 2 })).toBe(
      '?q=leer&art=indicator&art=article&thema=bevoelkerung&raum=Stadt%20Basel&jahr=2026&sort=datum&seite=2',
    );
  });

  it('B8.6 leaves out what is as always', () => {
    expect(writeState(emptyState)).toBe('');
    expect(writeState({ words: '  ' })).toBe('');
    expect(writeState({ words: 'Miete & Kauf', page: 1 })).toBe('?q=Miete%20%26%20Kauf');
  });

  it('B8.6 reads what it has written', () => {
    assert(
      property(states, (state) => {
        expect(readState(writeState(state), known)).toEqual(state);
      }),
    );
  });

  it('reads links with words alone, also as forms write them', () => {
    expect(readState('?q=leere+Wohnung', known)).toEqual({ ...emptyState, words: 'leere Wohnung' });
    expect(readState('?q=Bev%C3%B6lkerung', known)).toEqual({ ...emptyState, words: 'Bevölkerung' });
  });

  it.each([
    ['unknown names', '?utm_source=x&a[b]=c&filter=1'],
    ['unknown values', '?art=unicorn&thema=mars&raum=Mond&jahr=0026&sort=zufall'],
    ['other spellings of names', '?Q=a&ART=article'],
    ['nested values', '?q[a]=b&art[0][1]=article&q[]=c'],
    ['names of the language itself', '?__proto__[art]=article&constructor=1&toString=1'],
    ['numbers that are none', '?seite=-1&jahr=1e3&seite=0'],
    ['control characters', '?q=%00%1F%0A'],
    ['nothing', ''],
  ])('drops %s', (_what, query) => {
    expect(readState(query, known)).toEqual(emptyState);
  });

  it.each([
    ['51', 50],
    ['99', 50],
    ['123456789012', 50],
    ['50', 50],
  ])('brings page %s, behind the last that there can be, to the last', (seite, page) => {
    expect(readState(`?q=a&seite=${seite}`, known).page).toBe(page);
  });

  it('takes malformed escapes as they are', () => {
    expect(readState('?q=100%', known).words).toBe('100%');
  });

  it('takes markup as words', () => {
    expect(readState('?q=%3Cscript%3E', known).words).toBe('<script>');
  });

  it('drops too much', () => {
    expect(readState(`?q=${'a'.repeat(20_000)}`, known)).toEqual(emptyState);
    expect(readState(`?q=${'ö'.repeat(1000)}`, known).words).toBe('ö'.repeat(200));
    expect(readState(`?${'art=article&'.repeat(500)}`, known).filters.kind).toEqual(['article']);
  });

  it('takes the first of several words and pages', () => {
    expect(readState('?q=a&q=b&seite=2&seite=3', known)).toEqual({ ...emptyState, words: 'a', page: 2 });
  });

  it('reads any text without failing, and writes it the same way again', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 300 }), (query) => {
        const state = readState(query, known);
        expect(readState(writeState(state), known)).toEqual(state);
      }),
    );
  });

  it('B8.6 writes any words that are typed, and reads them the same way again', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 300 }), (words) => {
        const query = writeState({ words });
        expect(writeState(readState(query, known))).toBe(query);
      }),
    );
  });

  it('tells whether something is searched', () => {
    const filtered = { ...emptyState, filters: { ...noFilters, kind: ['article'] } };
    expect([isEmpty(emptyState), isEmpty({ ...emptyState, words: ' ' }), isEmpty(filtered)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([isFiltered(emptyState), isFiltered(filtered)]).toEqual([false, true]);
  });
});
