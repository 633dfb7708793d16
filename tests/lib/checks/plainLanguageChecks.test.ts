import { describe, expect, it } from 'vitest';
import { isCompound, isLong, plainLanguageChecks } from '@/lib/checks/plainLanguageChecks';
import { codesOf, context, entry, saysOf } from './entries';

function words(count: number): string {
  return `${Array.from({ length: count }, () => 'Wort').join(' ')}.`;
}

it.each([
  [words(15), false],
  [words(16), true],
  ['In der Stadt wohnen etwa 1’100 Menschen – das ist 1 von 100.', false],
  ['', false],
])('the length of a sentence %s', (sentence, expected) => {
  expect(isLong(sentence)).toBe(expected);
});

it.each([
  ['Wohnviertel', true],
  ['Mietpreise', true],
  ['Bevölkerungsentwicklung', true],
  ['Wohn-Viertel', false],
  ['Schwierigkeiten', false],
  ['Genossenschaft', false],
  ['Stichtag', false],
  ['nebeneinander', false],
  ['Deutschland', false],
  ['Deutschlands', false],
  ['Deutschkurs', true],
  ['Unternehmen', false],
])('a compound %s: %s', (noun, expected) => {
  expect(isCompound(noun, context.knowsWord)).toBe(expected);
});

describe('a text in Leichte Sprache', () => {
  const hard = `Die Menschen im Wohnviertel werden gezählt. ${words(16)}`;

  it('is told each kind of fault once, whatever the number of sentences', () => {
    const values = { lead: hard, content: [{ kind: 'text', body: `${hard}\n\n${hard}` }] };
    expect(codesOf(plainLanguageChecks, entry('articles', values, 'ls'))).toEqual([
      'lead: ls-sentence-long',
      'lead: ls-compound',
    ]);
    const [, compound] = saysOf(plainLanguageChecks, entry('articles', values, 'ls'));
    expect(compound).toBe('Lange Wörter ohne Bindestrich: 1. Zum Beispiel: «Wohnviertel».');
  });

  it.each(['de', 'fr', 'it', 'en'] as const)('is not what stands in %s', (locale) => {
    expect(codesOf(plainLanguageChecks, entry('articles', { lead: hard }, locale))).toEqual([]);
  });

  it('is read as visitors do: without targets of links, tables and names', () => {
    const body = '[Wohn-Viertel](/interaktiv/glossar#Wohnviertel)\n\n| Wohnviertel | a b c d e f g h i j k l m n o p |';
    const values = { content: [{ kind: 'text', body }], image: { credit: 'Verein Wohnviertel' } };
    expect(codesOf(plainLanguageChecks, entry('articles', values, 'ls'))).toEqual([]);
  });
});
