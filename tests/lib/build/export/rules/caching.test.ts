import { describe, expect, it } from 'vitest';
import { maxAgeAt, shortenedAges } from '@/lib/build/export/rules/caching';

const release = '2026-11-22T08:30:00.000+01:00';
const instant = Date.UTC(2026, 10, 22, 7, 30);

/** Age of a page that is answered so many seconds after the release; before it if negative. */
function ageAfter(seconds: number): number {
  return maxAgeAt(release, instant + seconds * 1000);
}

describe('R6 how long a page may be kept', () => {
  it('is five minutes if no release is known, and long before one', () => {
    expect(maxAgeAt(null, instant)).toBe(300);
    expect(ageAfter(-301)).toBe(300);
  });

  it('never reaches beyond the next release', () => {
    for (const [seconds, age] of [
      [-300, 299],
      [-299.5, 299],
      [-60.001, 60],
      [-60, 59],
      [-1.001, 1],
      [-1, 0],
      [-0.001, 0],
    ] as const)
      expect([seconds, ageAfter(seconds)]).toEqual([seconds, age]);
  });

  it('is a second while the release is switched to, and five minutes if it is late', () => {
    expect([ageAfter(0), ageAfter(59.9), ageAfter(60)]).toEqual([1, 1, 300]);
  });

  it('is in the table of seconds what it is at the instant', () => {
    const table = new Map(shortenedAges(release));
    expect([table.size, shortenedAges(null)]).toEqual([360, []]);
    for (let second = -400; second < 100; second += 1)
      expect(table.get(instant / 1000 + second) ?? 300).toBe(ageAfter(second));
  });
});
