import { describe, expect, it } from 'vitest';
import { isCompound, isLong, isPassive, plainLanguageChecks } from '@/lib/content/checks/plainLanguageChecks';
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

describe('the passive voice', () => {
  it.each([
    'Die Menschen werden gezählt.',
    'Gezählt wird am Wohnort.',
    'Die Zahlen werden jedes Jahr berechnet.',
    'Die Wohnung wurde verkauft.',
    'Die Preise wurden erhoben.',
    'Die Daten werden veröffentlicht und erklärt.',
    'Das Haus ist gebaut worden.',
    'Die Antworten werden anonymisiert.',
    'Wer mitmacht, wird eingeladen, und das kostet nichts.',
    'Das Haus, das alt ist, wird abgerissen.',
    'Hier wird gezählt, wer arbeitet.',
    'Das Haus ist alt und ist verkauft worden.',
  ])('is seen: %s', (sentence) => {
    expect(isPassive(sentence)).toBe(true);
  });

  it.each([
    'Wir zählen die Menschen.',
    'Wohnungen werden frei.',
    'Manche Dinge werden mit der Zeit teurer.',
    'Die Stadt wird grösser.',
    'Das Amt wird bekannt.',
    'Wie alt werden die Menschen?',
    'Die Menschen werden uns verstehen.',
    'Die Reihe wird jedes Jahr länger, sagen die gezählten Zahlen.',
    'Man hat die Menschen gezählt.',
    'Es wird gegen Abend dunkel.',
    'Wir werden Ihnen sagen, was das bedeutet.',
    'Es wird klar, wem ein Haus gehört.',
    'Die Luft wird besser, seit die Stadt weniger Autos erlaubt.',
    'Das Wetter wird schlechter, sobald der Herbst beginnt.',
    'Sie werden sehen, wie die Stadt sich verändert.',
    'Maria wurde 80 Jahre alt und hat viel erlebt.',
  ])('is not seen in: %s', (sentence) => {
    expect(isPassive(sentence)).toBe(false);
  });
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
      'lead: ls-passive',
      'lead: ls-compound',
    ]);
    const [, passive, compound] = saysOf(plainLanguageChecks, entry('articles', values, 'ls'));
    expect(passive).toBe('Sätze im Passiv: 3. Zum Beispiel: «Die Menschen im Wohnviertel werden gezählt.».');
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
