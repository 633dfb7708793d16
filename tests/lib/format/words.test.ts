import { describe, expect, it } from 'vitest';
import { formatNumber, formatQuantity } from '@/lib/format/number';
import { formatCompact, formatMoney, formatPercentagePoints } from '@/lib/format/words';

describe('a big number', () => {
  it.each([
    ['de', '1,69\u00a0Mio.'],
    ['ls', '1,69\u00a0Millionen'],
    ['fr', '1,69\u00a0million'],
    ['it', '1,69\u00a0milioni'],
    ['en', '1.69\u00a0million'],
  ] as const)('is told in millions: %s', (locale, expected) => {
    expect(formatCompact(1_686_289, locale)).toBe(expected);
  });

  it.each([
    [999_994, '999\u2019994'],
    [1_000_000, '1,00\u00a0Mio.'],
    [-2_500_000, '\u22122,50\u00a0Mio.'],
    [999_999_999, '1,00\u00a0Mrd.'],
    [12_300_000_000, '12,30\u00a0Mrd.'],
    [0, '0'],
    [null, '\u2013'],
    [Number.NaN, '\u2013'],
  ])('has the word of its size: %s', (value, expected) => {
    expect(formatCompact(value, 'de')).toBe(expected);
  });

  it('is plural in French from two', () => {
    expect(formatCompact(2_000_000, 'fr', { decimals: 0 })).toBe('2\u00a0millions');
    expect(formatCompact(1_000_000_000, 'fr', { decimals: 0 })).toBe('1\u00a0milliard');
  });
});

describe('percentage points', () => {
  it.each([
    ['de', '\u22120,14\u00a0Prozentpunkte'],
    ['ls', '\u22120,14\u00a0Prozent-Punkte'],
    ['fr', '\u22120,14\u00a0point de pourcentage'],
    ['it', '\u22120,14\u00a0punti percentuali'],
    ['en', '\u22120.14\u00a0percentage points'],
  ] as const)('are not percent: %s', (locale, expected) => {
    expect(formatPercentagePoints(-0.14, locale)).toBe(expected);
  });

  it('can be one, and can be missing', () => {
    expect(formatPercentagePoints(1, 'de', { signed: true })).toBe('+1\u00a0Prozentpunkt');
    expect(formatPercentagePoints(null, 'de')).toBe('\u2013');
  });
});

describe('a change', () => {
  it.each([
    [0.3, '+0,3\u202f%'],
    [-57.3, '\u221257,3\u202f%'],
    [0, '0,0\u202f%'],
    [-0.04, '0,0\u202f%'],
  ])('shows its direction: %s', (value, expected) => {
    expect(formatQuantity(value, '%', 'de', { decimals: 1, signed: true })).toBe(expected);
  });

  it('has no sign when nothing asks for it', () => {
    expect(formatNumber(0.3, 'de')).toBe('0,3');
  });
});

describe('money', () => {
  it.each([
    ['de', 'CHF\u00a01\u2019234.50'],
    ['ls', 'CHF\u00a01\u2019234.50'],
    ['fr', 'CHF\u00a01\u202f234.50'],
    ['it', 'CHF\u00a01\u2019234.50'],
    ['en', 'CHF\u00a01\u2019234.50'],
  ] as const)('has a point before its Rappen: %s', (locale, expected) => {
    expect(formatMoney(1234.5, locale)).toBe(expected);
  });

  it.each([
    [1234, 'CHF\u00a01\u2019234'],
    [0.005, 'CHF\u00a00.01'],
    [-5.25, 'CHF\u00a0\u22125.25'],
    [null, '\u2013'],
  ])('is whole without them: %s', (value, expected) => {
    expect(formatMoney(value, 'de')).toBe(expected);
  });
});
