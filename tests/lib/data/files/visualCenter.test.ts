import { describe, expect, it } from 'vitest';
import { visualCenter } from '@/lib/data/files/visualCenter';

const square = [[0, 0], [100, 0], [100, 100], [0, 100]] as const; // prettier-ignore

describe('the middle of an area', () => {
  it('is its centre', () => {
    expect(visualCenter([square])).toEqual([50, 50]);
  });

  it('is that of its largest part', () => {
    const island = [[200, 0], [210, 0], [210, 10], [200, 10]] as const; // prettier-ignore
    expect(visualCenter([island, square])).toEqual([50, 50]);
  });

  it('lies within an area that bends around its centre, away from its borders', () => {
    const bent = [[0, 0], [100, 0], [100, 20], [20, 20], [20, 100], [0, 100]] as const; // prettier-ignore
    const [x, y] = visualCenter([bent]);
    expect(Math.min(x, y)).toBeGreaterThan(5);
    expect(Math.min(x, y)).toBeLessThan(18);
  });

  it('lies beside a hole in it', () => {
    const hole = [[20, 20], [80, 20], [80, 80], [20, 80]] as const; // prettier-ignore
    const [x, y] = visualCenter([square, hole]);
    expect(Math.max(Math.abs(x - 50), Math.abs(y - 50))).toBeGreaterThan(30);
  });
});
