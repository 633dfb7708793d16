import { describe, expect, it } from 'vitest';
import { knownWords, markParts } from '@/lib/search/words/compounds';

const known = knownWords(
  'Bevölkerung Entwicklung Wohnung Quote leer Bau Mut und Länder kommen Arbeit Arbeitslose Dichte'.split(' '),
);

describe('B8.4 German compounds', () => {
  it.each([
    ['Bevölkerungsentwicklung', 'Bevölkerungs_entwicklung'],
    ['Leerwohnungsquote', 'Leer_wohnungs_quote'],
    ['Leerwohnungsquoten', 'Leer_wohnungs_quoten'],
    ['Wohnungsbau', 'Wohnungs_bau'],
    ['Arbeitslosenquote', 'Arbeitslosen_quote'],
    ['Beschäftigtendichte', 'Beschäftigten_dichte'],
  ])('%s has the parts %s', (word, parts) => {
    expect(markParts(word, known)).toBe(parts);
  });

  it.each(['Vermutung', 'Ausländer', 'Einkommen', 'Wohnung', 'Hunde', 'CO2', 'Bau'])('%s has no parts', (word) => {
    expect(markParts(word, known)).toBe(word);
  });
});
