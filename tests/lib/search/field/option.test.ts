import { beforeEach, describe, expect, it } from 'vitest';
import { noHighlights } from '@/lib/search/engine';
import { suggestionTexts } from '@/lib/search/field/suggestionTexts';
import { showAllOption, optionOf } from '@/lib/search/field/option';
import { hit } from './hits';

const texts = suggestionTexts.de;

const value = { text: '0,78 %', number: 0.78, unit: '%', period: '2026', change: null, isPart: false };

function formOf(action: string): HTMLFormElement {
  const form = document.createElement('form');
  form.action = action;
  return form;
}

beforeEach(() => {
  document.documentElement.lang = 'de';
});

describe('a suggestion', () => {
  it('names title, newest value with its period, and kind, and leads to the page', () => {
    const indicator = hit({
      kind: 'indicator',
      title: 'Leerwohnungsquote',
      value,
      url: '/indikatorenportal/5813',
    });
    const option = optionOf({ hit: indicator, area: null }, texts);
    expect(option).toHaveTextContent(/^Leerwohnungsquote 0,78 % \(2026\) Indikator$/);
    expect(option).toHaveAttribute('href', `${window.location.origin}/indikatorenportal/5813`);
    expect(option).toHaveRole('option');
    expect(option).toHaveAttribute('tabindex', '-1');
  });

  it('names the value of the area that was asked for', () => {
    const areas = { period: '31. Juli 2026', values: { Riehen: '23’048 Personen' } };
    const indicator = hit({ kind: 'indicator', title: 'Wohnbevölkerung', areas });
    const option = optionOf({ hit: indicator, area: 'Riehen' }, texts);
    expect(option).toHaveTextContent(/^Wohnbevölkerung 23’048 Personen \(Riehen, 31. Juli 2026\) Indikator$/);
  });

  it('marks what was found', () => {
    const option = optionOf(
      {
        hit: hit({ title: 'Der Leerstand sinkt', marks: { ...noHighlights, title: [{ start: 4, end: 13 }] } }),
        area: null,
      },
      texts,
    );
    expect(option?.querySelector('mark')).toHaveTextContent(/^Leerstand$/);
  });

  it('takes titles as text', () => {
    const option = optionOf({ hit: hit({ title: '<img src=x onerror=alert(1)>' }), area: null }, texts);
    expect(option?.querySelector('img')).toBeNull();
    expect(option).toHaveTextContent('<img src=x onerror=alert(1)>');
  });

  it('says the language of a title that is not in that of the page', () => {
    document.documentElement.lang = 'fr';
    const option = optionOf({ hit: hit(), area: null }, suggestionTexts.fr);
    expect(option?.querySelector('[data-part="name"]')).toHaveAttribute('lang', 'de');
    expect(option?.querySelector('[data-part="kind"]')?.closest('[lang]')).toBe(null);
  });

  it('has no language of its own if that is the page’s', () => {
    expect(optionOf({ hit: hit(), area: null }, texts)?.querySelector('[lang]')).toBeNull();
  });

  it('names the host of another website', () => {
    const option = optionOf({ hit: hit({ kind: 'dataset', url: 'https://data.example.org/x' }), area: null }, texts);
    expect(option).toHaveTextContent(/Offene Daten · data\.example\.org$/);
  });

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'https://user:word@example.org/',
    'http://[',
  ])('B5.5 is left out when it would lead to %j', (url) => {
    expect(optionOf({ hit: hit({ url }), area: null }, texts)).toBeNull();
  });

  it('B7.7 is counted by its kind, without the words', () => {
    const option = optionOf({ hit: hit(), area: null }, texts);
    expect(Object.entries(option?.dataset ?? {})).toEqual([
      ['umamiEvent', 'search-suggestion'],
      ['umamiEventKind', 'article'],
    ]);
  });
});

describe('the last suggestion', () => {
  it('leads to all hits in the language of the form', () => {
    const option = showAllOption(formOf('/fr/suche'), 'prix & coûts', true, suggestionTexts.fr);
    expect(option).toHaveAttribute('href', `${window.location.origin}/fr/suche?q=prix+%26+co%C3%BBts`);
    expect(option.textContent).toBe('Tous les résultats pour «\u202fprix & coûts\u202f»');
  });

  it('takes the words as they are', () => {
    expect(showAllOption(formOf('/suche'), '$& {words} <b>', true, texts)).toHaveTextContent(
      'Alle Treffer für «$& {words} <b>»',
    );
  });

  it('leads on to the search page if nothing was found', () => {
    const option = showAllOption(formOf('/suche'), 'xyz', false, texts);
    expect(option).toHaveTextContent('Nichts gefunden. Weiter zur Suche');
    expect(option).toHaveAttribute('href', `${window.location.origin}/suche?q=xyz`);
  });

  it('B7.7 is counted without the words', () => {
    const { dataset } = showAllOption(formOf('/suche'), 'geheim', true, texts);
    expect(Object.entries(dataset)).toEqual([
      ['umamiEvent', 'search-suggestion'],
      ['umamiEventKind', 'all'],
    ]);
  });
});
