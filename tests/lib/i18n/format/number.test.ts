import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import { formatNumber, formatQuantity, formatRange, missingValue } from '@/lib/i18n/format/number';

describe('a number', () => {
  it.each([
    ['de', '1\u2019234\u2019567,891'],
    ['ls', '1\u2019234\u2019567,891'],
    ['fr', '1\u202f234\u202f567,891'],
    ['it', '1\u2019234\u2019567,891'],
    ['en', '1,234,567.891'],
  ] as const)('B9 has the marks of its language: %s', (locale, expected) => {
    expect(formatNumber(1_234_567.891, locale)).toBe(expected);
  });

  it.each([
    [0, '0'],
    [-0, '0'],
    [1000, '1\u2019000'],
    [1e21, '1\u2019000\u2019000\u2019000\u2019000\u2019000\u2019000\u2019000'],
    [1.5e21, '1\u2019500\u2019000\u2019000\u2019000\u2019000\u2019000\u2019000'],
    [1e-7, '0,0000001'],
    [1.25e-7, '0,000000125'],
  ])('B9 is grouped from four digits: %d', (value, expected) => {
    expect(formatNumber(value, 'de')).toBe(expected);
  });

  it.each([
    [-1, '\u22121'],
    [-1e-7, '\u22120,0000001'],
  ])('B9 below zero has the minus U+2212: %d', (value, expected) => {
    expect(formatNumber(value, 'de')).toBe(expected);
  });

  it.each([null, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'B9 that is missing is –: %s',
    (value) => {
      expect(formatNumber(value, 'de')).toBe('\u2026');
      expect(formatNumber(value, 'fr', { decimals: 2 })).toBe(missingValue);
    },
  );
});

describe('rounding', () => {
  it.each([
    [0.005, 2, '0,01'],
    [2.675, 2, '2,68'],
    [0.5, 0, '1'],
    [2.5, 0, '3'],
    [0.049, 1, '0,0'],
    [999.5, 0, '1\u2019000'],
    [1e-7, 2, '0,00'],
    [5e-7, 6, '0,000001'],
    [1e21, 1, '1\u2019000\u2019000\u2019000\u2019000\u2019000\u2019000\u2019000,0'],
  ])('goes by the digits that people see, half up: %d to %d digits', (value, decimals, expected) => {
    expect(formatNumber(value, 'de', { decimals })).toBe(expected);
  });

  it.each([
    [-0.004, '0,00'],
    [-0.005, '\u22120,01'],
    [-1.005, '\u22121,01'],
    [-0, '0,00'],
  ])('leaves no minus before nothing: %d', (value, expected) => {
    expect(formatNumber(value, 'de', { decimals: 2 })).toBe(expected);
  });
});

const commaLocales = locales.filter((locale) => locale !== 'en');

/** A formatted number back as a number. */
function parsed(formatted: string): number {
  return Number(
    formatted
      .replaceAll(/[\u2019\u202f]/g, '')
      .replace('\u2212', '-')
      .replace(',', '.'),
  );
}

function parsedEnglish(formatted: string): number {
  return Number(formatted.replaceAll(',', '').replace('\u2212', '-'));
}

describe('every number', () => {
  it('can be read back as it was, in every language', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.constantFrom(...commaLocales),
        (value, locale) => {
          expect(parsed(formatNumber(value, locale))).toBe(value === 0 ? 0 : value);
          expect(parsedEnglish(formatNumber(value, 'en'))).toBe(value === 0 ? 0 : value);
        },
      ),
    );
  });

  it('is rounded as in whole thousandths', () => {
    fc.assert(
      fc.property(fc.nat(1e12), (thousandths) => {
        const hundredths = Math.floor((thousandths + 5) / 10);
        expect(parsed(formatNumber(thousandths / 1000, 'de', { decimals: 2 }))).toBe(hundredths / 100);
      }),
    );
  });

  it('has exactly the digits asked for', () => {
    const amount = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 6 }), (value, decimals) => {
        expect(formatNumber(value, 'de', { decimals }).split(',')[1]).toHaveLength(decimals);
      }),
    );
  });
});

describe('a quantity', () => {
  it.each([
    ['de', '0,78\u202f%'],
    ['ls', '0,78\u202f%'],
    ['fr', '0,78\u202f%'],
    ['it', '0,78\u202f%'],
    ['en', '0.78%'],
  ] as const)('B9 stands before its unit as in its language: %s', (locale, expected) => {
    expect(formatQuantity(0.78, '%', locale)).toBe(expected);
  });

  it.each([
    ['‰', '5‰'],
    ['% of dwellings', '5% of dwellings'],
    ['°C', '5\u202f°C'],
    ['people', '5\u00a0people'],
  ])('in English stands at its percent sign alone: %s', (unit, expected) => {
    expect(formatQuantity(5, unit, 'en')).toBe(expected);
  });

  it('has no unit when it has none, or no value', () => {
    expect(formatQuantity(5, null, 'de')).toBe('5');
    expect(formatQuantity(null, 'Personen', 'de')).toBe('\u2026');
  });
});

it('a range keeps its dash apart from a minus', () => {
  expect(formatRange('\u22124,2', '\u22121,3')).toBe('\u22124,2\u00a0\u2013 \u22121,3');
});
