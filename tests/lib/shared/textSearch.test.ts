import { expect, it } from 'vitest';
import { createTextSearch } from '@/lib/shared/textSearch';

const texts = [
  'Leer stehende Wohnungen 2027',
  'Leer stehende Wohnungen 2028',
  'Der Preis für Öl und Gas im Kanton',
  'Mieten steigen um 3.4 %',
];
const search = createTextSearch(texts);

function found(text: string): readonly string[] {
  return [...search(text)];
}

it.each(texts)('a text is found wherever it stands: %s', (text) => {
  for (const before of ['', 'x', '<p>', 'ein ganz langer Text davor, ä ö ü. ', 'Leer stehende ']) {
    expect(found(before + text)).toEqual([text]);
    expect(found(`${before}${text}. Danach kommt noch viel mehr.`)).toEqual([text]);
  }
});

it('several texts are found, each once', () => {
  expect(found([...texts, ...texts].join(' und ')).toSorted()).toEqual(texts.toSorted());
});

it('white space in it may be any, and any number', () => {
  expect(found('Leer\n\t stehende  Wohnungen\r\n\u00a02027')).toEqual([texts[0]]);
});

it.each([
  '',
  'kurz',
  'Leerstehende Wohnungen 2027',
  'Leer stehende Wohnungen 2026',
  'Leer stehende',
  '0'.repeat(100_000),
])('nothing is found where there is none: %.30s', (text) => {
  expect(found(text)).toEqual([]);
});

it('nothing is found by no texts, and an empty one is refused', () => {
  expect([...createTextSearch([])('Leer stehende Wohnungen 2027')]).toEqual([]);
  expect(() => createTextSearch(['', 'Leer stehende Wohnungen'])).toThrow('An empty text is everywhere.');
});
