import { describe, expect, it } from 'vitest';
import { readValue } from '@/content-types/dataCells';
import type { CellValue, DataCell } from '@/content-types/dataCells';
import { baseIndex, indexValues, percentagesOf, sumCells } from '@/lib/open-data/selection/arithmetic';

function cells(...all: readonly DataCell[]): readonly CellValue[] {
  return all.map((cell) => readValue(cell) ?? { kind: 'unavailable', value: null });
}

describe('an index', () => {
  it('is 100 at its base and in proportion elsewhere', () => {
    expect(indexValues(cells(50, 75, 40), 0)).toEqual(cells(100, 150, 80));
    expect(indexValues(cells(50, 75, 40), 1)).toEqual(cells(66.667, 100, 53.333));
  });

  it('keeps why a value is missing, and that it is uncertain', () => {
    expect(indexValues(cells(50, null, 'X', '( )', '(25)', '–'), 0)).toEqual(cells(100, null, 'X', '( )', '(50)', '–'));
  });

  it.each([0, '–', null, 'X', -5])('does not exist on the base %s', (base) => {
    expect(indexValues(cells(base, 25), 0)[1]).toEqual({ kind: 'unavailable', value: null });
  });
});

describe('the base of an index', () => {
  it('is the first place at which every series has a value above zero', () => {
    expect(baseIndex([cells(0, 2, 3, 4), cells(5, null, 6, 7)])).toBe(2);
  });

  it('does not exist without such a place, or with a negative value', () => {
    expect(baseIndex([cells(1, null), cells(null, 2)])).toBe(-1);
    expect(baseIndex([cells(1, -2)])).toBe(-1);
    expect(baseIndex([])).toBe(-1);
  });
});

describe('a share', () => {
  it('is in per cent of the whole at the same place', () => {
    expect(percentagesOf(cells(50, 30), cells(200, 40))).toEqual(cells(25, 75));
  });

  it('is not available without a whole, or of a whole of zero', () => {
    expect(percentagesOf(cells(5, 5, 5, 5), cells(null, 0, '–', 'X'))).toEqual(cells(null, null, null, null));
  });

  it('keeps signs, and is uncertain if the whole is', () => {
    expect(percentagesOf(cells('X', '–', 5), cells(10, 10, '(10)'))).toEqual(cells('X', '–', '(50)'));
  });
});

it('the sum of parts is not available if a part is missing or secret, and uncertain if one is', () => {
  expect(sumCells(cells(1, 'X')).value).toBeNull();
  expect(sumCells([]).value).toBeNull();
  expect(sumCells(cells(1, '(2)'))).toEqual({ kind: 'uncertain', value: 3 });
});
