import { describe, expect, it } from 'vitest';
import { textChecks } from '@/lib/checks/textChecks';
import { codesOf, entry } from './entries';

function found(lead: unknown): readonly string[] {
  return codesOf(textChecks, entry('articles', { lead }));
}

describe('a placeholder', () => {
  it.each([
    'Lorem ipsum dolor sit amet',
    '<bitte ergänzen>',
    'Stand: XXX',
    'TODO: Zahlen prüfen',
    'Wert TBD',
    'Text folgt',
    'Der Text folgt noch.',
    'Die Daten folgen später',
    'Platzhalter',
    'Das ist ein Platzhalter, bitte ersetzen.',
    'noch ergänzen',
    'Quelle: [Quelle]',
    'à compléter',
    'da completare.',
    'Text to follow',
    'placeholder',
    '???',
    '…',
  ])('is told: %s', (text) => {
    expect(found(text)).toEqual(['lead: placeholder-left']);
  });

  it.each([
    '',
    null,
    'Die Zahl der Leerwohnungen folgt dem Mietmarkt.',
    'Der Platzhalter «–» heisst: nichts vorhanden.',
    'Xxl-Wohnungen',
    'In Kapitel xxx des Berichts',
    'Es kommen Daten hinzu.',
    'Was wird ergänzt?',
    '[Quelle](https://www.bs.ch)',
    'n. a.',
    '–',
    'Les données suivent la même tendance.',
    'Il testo segue le regole.',
    'The data to follow over time',
  ])('is not seen in what only looks like one: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('is found in every part of an entry, however deep, but neither in data nor in addresses', () => {
    const inner = {
      content: [
        { kind: 'text', body: 'Gut.' },
        { kind: 'text', body: 'Text folgt' },
      ],
    };
    const data = { data_rows: [['2026', '…']], keywords: ['???'], url: '/XXX' };
    expect(codesOf(textChecks, entry('products', { ...inner, ...data }))).toEqual(['content.1.body: placeholder-left']);
  });
});
