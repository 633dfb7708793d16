import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundedQuantity, shareInUnit } from '@/lib/i18n/format/roundedQuantity';

function told(value: number, unit: string | null): string {
  const { number, unit: words } = roundedQuantity(value, unit);
  return words === null ? number : `${number} ${words}`;
}

describe('a figure in Leichte Sprache', () => {
  it.each([
    [0, '0'],
    [7, '7'],
    [41.4, '41'],
    [912, '910'],
    [915, '920'],
    [1079, '1\u2019100'],
    [1317, '1\u2019300'],
    [9960, '10 Tausend'],
    [15_040, '15 Tausend'],
    [23_048, '23 Tausend'],
    [211_094, '211 Tausend'],
    [999_400, '999 Tausend'],
    [999_600, '1 Million'],
    [1_000_000, '1 Million'],
    [1_686_289, '1,7 Millionen'],
    [999_600_000, '1 Milliarde'],
    [-999_600_000, '\u22121 Milliarde'],
    [1_000_000_000, '1 Milliarde'],
    [2_450_000_000, '2,5 Milliarden'],
    [0.782, '0,78'],
    [-1317, '\u22121\u2019300'],
    [-23_048, '\u221223 Tausend'],
    [Number.NaN, '\u2026'],
  ])('B9 is rounded: %s', (value, expected) => {
    expect(told(value, null)).toBe(expected);
  });

  it('is never further than a twentieth from the exact one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 999_499 }), (value) => {
        const [count = '', word] = told(value, null).split(' ');
        const shown = Number(count.replaceAll('\u2019', '')) * (word === 'Tausend' ? 1000 : 1);
        expect(Math.abs(shown - value) / value).toBeLessThanOrEqual(0.05);
      }),
    );
  });
});

describe('a share in Leichte Sprache', () => {
  it.each([
    [38.6, '39 von 100'],
    [61.4, '61 von 100'],
    [88.5, '89 von 100'],
    [90.2, '9 von 10'],
    [50, '5 von 10'],
    [4.6, '5 von 100'],
    [0.92, '1 von 100'],
    [0.78, '1 von 100'],
    [0.5, '1 von 100'],
    [0.24, '1 von 400'],
    [0.04, '1 von 3\u2019000'],
    [0, '0 von 100'],
    [99.7, '99 von 100'],
    [100, '100 von 100'],
  ])('is told in things that can be counted: %s %%', (percent, expected) => {
    expect(told(percent, '%')).toBe(expected);
  });

  it.each([-3, 120, Number.NaN])('is none: %s', (percent) => {
    expect(roundedQuantity(percent, '%').share).toBeNull();
  });
});

describe('a figure with its unit, in Leichte Sprache', () => {
  it.each([
    [0.7764, '%', '1', 'von 100'],
    [0.7764, 'von 100 Wohnungen', '1', 'von 100 Wohnungen'],
    [0.24, 'von 100 Wohnungen', '1', 'von 400 Wohnungen'],
    [90.1, '%', '9', 'von 10'],
    [211_094, 'Menschen', '211', 'Tausend Menschen'],
    [912, 'Wohnungen', '910', 'Wohnungen'],
    [41.2, null, '41', null],
    [9, 'von 1000 Einwohnern', '9', 'von 1000 Einwohnern'],
    [9, 'von 10 Menschen', '9', 'von 10 Menschen'],
    [-3, '%', '\u22123', '%'],
  ])('is told in words: %s %s', (value, unit, number, words) => {
    expect(roundedQuantity(value, unit)).toMatchObject({ number, unit: words });
  });

  it('of editors is drawn if it counts things of a whole', () => {
    expect(shareInUnit(9, 'von 10 Menschen')).toEqual({ part: 9, whole: 10 });
    expect(shareInUnit(211, 'Tausend Menschen')).toBeNull();
    expect(shareInUnit(12, 'von 10 Menschen')).toBeNull();
    expect(shareInUnit(0.5, 'von 100 Menschen')).toBeNull();
    expect(shareInUnit(null, 'von 100 Menschen')).toBeNull();
  });
});
