import { describe, expect, it } from 'vitest';
import { withoutDeadLinks } from '@/lib/content/deadLinks';
import { checkContext } from '@/lib/checks/runChecks';
import { searchChecks } from '@/lib/checks/searchChecks';
import { codesOf, entry } from './entries';

describe('the words that the search is taught', () => {
  it.each([
    ['Wohnungsnot, Wohnung', []],
    ['Wohnung, Logis\n\nCO2, Klimagas\n', []],
    ['Wohnung, ', ['same_meaning: search-words-line']],
    ['', []],
  ])('«%s» mean the same: %j', (groups, expected) => {
    expect(codesOf(searchChecks, entry('search-words', { same_meaning: groups }))).toEqual(expected);
  });

  it.each([
    ['Baukran, Baustelle: Wohnungsbau', []],
    ['Baukran, Baustelle', ['related: search-words-line']],
    ['Baukran: ', ['related: search-words-line']],
    ['Baukran: Wohnungsbau: Bau', ['related: search-words-line']],
  ])('«%s» leads somewhere: %j', (related, expected) => {
    expect(codesOf(searchChecks, entry('search-words', { related }))).toEqual(expected);
  });

  it('are no words of the site themselves', () => {
    const own = entry('search-words', { same_meaning: 'Velostation, Veloparking' });
    expect(checkContext([own], '2026-08-21T10:00:00.000Z').knowsWord('velostation')).toBe(false);
  });

  it('may not lead to a page that is not there', () => {
    const own = entry('search-words', { answers: [{ query: 'Lohn', page: '/artikel/fehlt' }] });
    expect(withoutDeadLinks([own], null).problems).toMatchObject([{ field: 'answers.0.page', code: 'link-nowhere' }]);
  });
});
