import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '@/lib/shared/browser/editDistance';

describe('B8.4 mistyped words', () => {
  it.each([
    ['bevolkrung', 'bevolkerung', 1],
    ['bevolkerrung', 'bevolkerung', 1],
    ['bevolkarung', 'bevolkerung', 1],
    ['bevolkreung', 'bevolkerung', 1],
    ['befolkrung', 'bevolkerung', 2],
    ['bevolkerug', 'bevolkerung', 1],
    ['wohnung', 'wohnung', 0],
    ['miete', 'steuer', 3],
    ['x'.repeat(200), 'wohnung', 3],
  ])('%s differs from %s in %i letters, or more than asked for', (typed, word, letters) => {
    expect(editDistance(typed, word, 2)).toBe(letters);
  });

  it('are as far from a word as it is from them', () => {
    assert(
      property(string({ maxLength: 8 }), string({ maxLength: 8 }), (left, right) => {
        expect(editDistance(left, right, 2)).toBe(editDistance(right, left, 2));
      }),
    );
  });
});
