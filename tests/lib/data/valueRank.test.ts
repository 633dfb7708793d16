import { describe, expect, it } from 'vitest';
import { rankAmong } from '@/lib/data/valueRank';

describe('the rank of a value', () => {
  it('is counted from the highest one, and says which end it is', () => {
    const values = [9, 7, 7, 5, 3];
    expect(values.map((value) => rankAmong(value, values))).toEqual([
      { place: 1, count: 5, end: 'highest' },
      { place: 2, count: 5, end: null },
      { place: 2, count: 5, end: null },
      { place: 4, count: 5, end: null },
      { place: 5, count: 5, end: 'lowest' },
    ]);
  });

  it('is the last of all for each of the lowest', () => {
    expect(rankAmong(1, [3, 2, 2, 1, 1])).toEqual({ place: 5, count: 5, end: 'lowest' });
  });

  it('does not exist among fewer than five', () => {
    expect(rankAmong(1, [4, 3, 2, 1])).toBeNull();
  });
});
