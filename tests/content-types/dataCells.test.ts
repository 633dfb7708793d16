import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellOf, readValue } from '@/content-types/dataCells';

describe('a cell of values', () => {
  it.each([
    ['1234.5', 1234.5],
    ['1234,5', 1234.5],
    ["1'234'567", 1_234_567],
    ['1’234,25', 1234.25],
    ['1\u2009234\u2009567', 1_234_567],
    ['1\u202f234', 1234],
    ['1\u00a0234', 1234],
    ['-0,5', -0.5],
    ['−3', -3],
    ['–3', -3],
    [' 7 ', 7],
    ['0', 0],
    ['0,0', 0],
  ])('is the number %j', (cell, value) => {
    expect(readValue(cell)).toEqual({ kind: 'known', value });
  });

  it.each([
    [null, 'unavailable', null],
    ['', 'unavailable', null],
    ['…', 'unavailable', null],
    ['...', 'unavailable', null],
    ['X', 'secret', null],
    ['x', 'secret', null],
    ['( )', 'uncertain', null],
    ['()', 'uncertain', null],
    ["(1'234,5)", 'uncertain', 1234.5],
    ['(-2)', 'uncertain', -2],
    ['–', 'nothing', 0],
    ['-', 'nothing', 0],
  ])('says with %j what is missing: %s', (cell, kind, value) => {
    expect(readValue(cell)).toEqual({ kind, value });
  });

  it.each(['5,2 %', '1’23', '12’3456', '1.234,5', '1,234.5', '1e5', '0x10', 'n/a', '=1+1', '12 CHF', '(', '1.', '.5'])(
    'is nothing that can be read: %j',
    (cell) => {
      expect(readValue(cell)).toBeUndefined();
    },
  );

  it('is the same after it was written', () => {
    const cells = fc.oneof(
      fc
        .double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 })
        .map((value) => Number(value.toFixed(6))),
      fc.constantFrom(null, 'X', '( )', '–', '(12.5)', '(-3)', '(0.0000001)', `(1${'0'.repeat(21)})`),
    );
    fc.assert(
      fc.property(cells, (cell) => {
        const value = readValue(cell);
        expect(value && readValue(cellOf(value))).toEqual(value);
      }),
    );
  });
});
