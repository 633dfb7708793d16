import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeIn } from '@/lib/search/ranking/placeIn';
import { textParts } from '@/lib/search/textRanges';

function placed(word: string, letters: string): string | null {
  const place = placeIn(word, letters);
  return place === null ? null : word.slice(place.start, place.end);
}

describe('letters in a word', () => {
  it.each([
    ['Leerwohnungsquote', 'leer', 'Leer'],
    ['Bevölkerungsentwicklung', 'Entwicklung', 'entwicklung'],
    ['Wohnbevölkerung', 'Bevolkerung', 'bevölkerung'],
    ['Wohnbevölkerung', 'BEVOELKERUNG', 'bevölkerung'],
    ['Wohnbevölkerung', 'bevo\u0308lkerung', 'bevölkerung'],
    // A letter and its accents are one.
    ['Bevo\u0308lkerung', 'bevo', 'Bevo\u0308'],
    ['Bevölkerung', 'bevoe', 'Bevö'],
    ['Straße', 'stras', 'Straß'],
  ])('B8.4 of %s that are typed as %s are %s', (word, letters, expected) => {
    expect(placed(word, letters)).toBe(expected);
  });

  it.each(['xyz', ''])('are nowhere if the word does not hold them: %j', (letters) => {
    expect(placeIn('Bevölkerung', letters)).toBeNull();
  });

  it('are all of the word if it was typed', () => {
    assert(
      property(constantFrom('Bevölkerung', 'Straße', 'ŒUVRE', 'İstanbul', 'co2', 'Ä', 'vélo'), (word) => {
        expect(placed(word, word.toUpperCase())).toBe(word);
      }),
    );
  });

  it('lie within it, and nothing of it is lost', () => {
    assert(
      property(string({ unit: 'binary' }), string({ unit: 'binary' }), (word, letters) => {
        const parts = textParts(word, [placeIn(word, letters) ?? []].flat());
        expect(parts.map(({ text }) => text).join('')).toBe(word);
      }),
    );
  });
});
