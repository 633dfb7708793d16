import { describe, expect, it } from 'vitest';
import { groupBy } from '@/lib/shared/browser/groupBy';

describe('groups', () => {
  it('and their items are in the order of the items', () => {
    const groups = groupBy(['Basel', 'Riehen', 'Bettingen', 'Rom'], (name) => name.slice(0, 1));
    expect([...groups]).toEqual([
      ['B', ['Basel', 'Bettingen']],
      ['R', ['Riehen', 'Rom']],
    ]);
  });

  it('may have any name, also none', () => {
    expect([...groupBy([1, 2, 3], (number) => (number === 2 ? null : 'x')).keys()]).toEqual(['x', null]);
  });
});
