import { describe, expect, it } from 'vitest';
import { endingsIn } from '@/lib/search/words/endings';
import { kindOf, indexTerms, queryTerms } from '@/lib/search/words/wordTerms';

const german = endingsIn('deu');

/** The best way in which a typed word asks for a word of a text; undefined if it does not. */
function howAsked(typed: string, text: string, endings = german): string | undefined {
  const held = new Set(indexTerms(text, endings));
  const shared = queryTerms(typed, endings).filter((term) => held.has(term));
  return (['word', 'stem', 'part'] as const).find((kind) => shared.some((term) => kindOf(term) === kind));
}

describe('B8.4 a typed word asks for', () => {
  it.each([
    ['Wohnung', 'Wohnung', 'word'],
    ['bevoelkerung', 'Bevölkerung', 'word'],
    ['Bevolkerung', 'Bevölkerung', 'word'],
    ['Wohnungen', 'Wohnung', 'word'],
    ['Wohnung', 'Wohnungen', 'stem'],
    ['Quote', 'Leer_wohnungs_quote', 'part'],
    ['Wohnungen', 'Leer_wohnungs_quote', 'part'],
    ['Quoten', 'Leer_wohnungs_quote', 'part'],
    ['211094', '211’094', 'word'],
  ])('«%s»: %s, as a %s', (typed, text, kind) => {
    expect(howAsked(typed, text)).toBe(kind);
  });

  it.each([
    ['mut', 'Vermutung'],
    ['2110', '211’094'],
    ['Wohnung', 'Gewohnheit'],
  ])('«%s»: not %s', (typed, text) => {
    expect(howAsked(typed, text)).toBeUndefined();
  });

  it('no parts in languages that join no words', () => {
    expect(howAsked('quote', 'Leer_wohnungs_quote', endingsIn('fra'))).toBeUndefined();
  });
});
