import { describe, expect, it } from 'vitest';
import { formatBytes, formatCount } from '@/lib/shared/quantities';

describe('a number in the log', () => {
  it.each([
    [7, '7'],
    [999, '999'],
    [1000, '1,000'],
    [1_234_567, '1,234,567'],
  ])('%i is a count of %s', (count, text) => {
    expect(formatCount(count)).toBe(text);
  });

  it.each([
    [40, '0.0 kB'],
    [15_049, '15.0 kB'],
    [999_940, '999.9 kB'],
    [12_345_678, '12.3 MB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});
