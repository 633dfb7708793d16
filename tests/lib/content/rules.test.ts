import { describe, expect, it } from 'vitest';
import type { SourceRecord } from '@/lib/content/readSource';
import { problemsOf } from './checking';
import { article, indicator, record, theme, wireImage, wireText } from './records';
import { dataRows } from '../../support/rowsInShort';

function interactive(attributes: Readonly<Record<string, unknown>>): SourceRecord {
  return record('background-page-articles', { slug: 'karte', title: 'Karte', lead: 'Zum Klicken.', ...attributes });
}

describe('an indicator', () => {
  it('says everything that it lacks', () => {
    const empty = { lesehilfe: null, long_description: ' ', unit: null, columns: [], data_rows: null };
    expect(problemsOf(indicator(5813, empty))).toEqual([
      'error lesehilfe: indicator-field-empty',
      'error long_description: indicator-field-empty',
      'error unit: indicator-field-empty',
      'error columns: indicator-field-empty',
      'error data_rows: indicator-field-empty',
    ]);
  });

  it('may be announced without data', () => {
    expect(problemsOf(indicator(5813, { data_rows: [] }))).toEqual([]);
  });

  it('has one cell per column in each row', () => {
    const rows = dataRows('2025 0.8, 2026 0.9 provisorisch');
    expect(problemsOf(indicator(5813, { data_rows: rows }))).toEqual(['error data_rows.1: row-length 3 2']);
  });

  it('has numbers and signs in its columns of values, and nothing else', () => {
    const rows = dataRows('2024 X, 2025 (1’200), 2026 viel');
    expect(problemsOf(indicator(5813, { data_rows: rows }))).toEqual(['error data_rows: cell-not-value 3 wert viel']);
  });

  it('has no numbers as text whose mark may separate thousands, as in files', () => {
    const rows = [
      ['2024', '1,234'],
      ['2025', '12,345'],
    ];
    expect(problemsOf(indicator(5813, { data_rows: rows }))).toEqual(['error data_rows: cell-thousands 1 wert 1,234']);
    expect(problemsOf(indicator(5813, { data_rows: rows, decimals: 3 }))).toEqual([]);
    expect(problemsOf(indicator(5813, { data_rows: [...rows, ['2026', '9,5']] }))).toEqual([]);
  });

  it('says how sure its values are in words that are known', () => {
    const columns = [
      { key: 'jahr', label: 'Jahr', role: 'period' },
      { key: 'wert', label: 'Wert', role: 'value' },
      { key: 'art', label: 'Art', role: 'status' },
    ];
    const words = [null, 'gemessen', 'Provisorisch', 'e', 'revidiert', 'Szenario', 'vielleicht'];
    const rows = words.map((word, index) => [`20${20 + index}`, 1, word]);
    expect(problemsOf(indicator(5813, { columns, data_rows: rows }))).toEqual([
      'error data_rows: cell-not-status 7 art vielleicht',
    ]);
  });

  it('names areas and groups that are in its data', () => {
    const columns = [
      { key: 'jahr', label: 'Jahr', role: 'period' },
      { key: 'ort', label: 'Ort', role: 'area' },
      { key: 'wert', label: 'Wert', role: 'value' },
    ];
    const named = { columns, data_rows: [['2025', 'Riehen', 1]], headline_area: 'Riehen', headline_category: 'Total' };
    expect(problemsOf(indicator(5813, named))).toEqual(['error headline_category: headline-not-in-data Total']);
  });

  it('asks nothing of other products', () => {
    expect(problemsOf(indicator(7, { produkt: 'Dashboard', lesehilfe: null, columns: [], data_rows: null }))).toEqual(
      [],
    );
  });
});

it('an interactive content that is embedded needs its address, its purpose and a description', () => {
  expect(problemsOf(interactive({ interactive_type: 'iframe' }))).toEqual([
    'error url: embedded-field-empty',
    'error purpose: embedded-field-empty',
    'error long_description: embedded-field-empty',
  ]);
});

describe('an image', () => {
  const image = wireImage('/uploads/bild.svg');

  it.each([null, '', '  '])('needs words for those who do not see it: %j', (alt) => {
    const box = { title: null, body: null, teaser_elements: [{ title: 'a', url: '/', image: { ...image, alt } }] };
    expect(problemsOf(theme('wohnen', { image: { ...image, alt } }))).toEqual(['error image.alt: alternative-missing']);
    expect(problemsOf(article('erster', { info_box: box }))).toEqual([
      'error info_box.teaser_elements.0.image.alt: alternative-missing',
    ]);
  });

  it('needs none when it is mere decoration', () => {
    expect(problemsOf(theme('wohnen', { image: { ...image, alt: null, decorative: true } }))).toEqual([]);
  });
});

describe('HTML in texts', () => {
  it.each([
    ['Ein <b>wichtiger</b> Satz', 'html-in-text'],
    ['Zeile<br/>Zeile', 'html-in-text'],
  ])('is reported as a warning: %s', (body, code) => {
    expect(problemsOf(article('erster', { content: [wireText('Gut.'), wireText(body)] }))).toEqual([
      `warning content.1.body: ${code}`,
    ]);
  });

  it.each(['Kinder < 5 Jahre und > 2 Jahre', 'n<10 und p>0', 'Bitte melden', 'https://example.org/?x=<1>'])(
    'is not seen if there is none: %s',
    (body) => {
      expect(problemsOf(article('erster', { content: [wireText(body)] }))).toEqual([]);
    },
  );
});

describe('a file', () => {
  it.each(['/uploads/a.html', '/uploads/a.js', '/uploads/a.svg.xhtml?b=c.png', '/uploads/ohne'])(
    'of a kind that could run as part of the site is an error: %s',
    (url) => {
      const [problem = ''] = problemsOf(theme('wohnen', { image: wireImage(url) }));
      expect(problem).toMatch(/^error image\.file: file-ending .+ \.png, \.jpg,/);
      expect(problem).toContain('.png, .jpg');
    },
  );
});
