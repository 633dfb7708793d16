import { expect, it } from 'vitest';
import { chartModel } from '@/lib/drawing/model/chartModel';
import { column, indicatorEntry } from '../../charts/indicators';
import { dataRows } from '../../../support/rowsInShort';

const parts = [column('jahr', 'period'), column('a', 'value'), column('b', 'value')];

function stackingOf(unit: string, rows: readonly (readonly unknown[])[], columns = parts): string | undefined {
  return chartModel(indicatorEntry({ columns, unit, chart_type: 'stacked', data_rows: rows }))?.stacking;
}

it('stacks parts of a whole, also if they were rounded up', () => {
  expect(stackingOf('Personen', [['2024', 80, 90]])).toBe('normal');
  expect(stackingOf('%', [['2024', 40, 60.4]])).toBe('normal');
});

it('puts shares of several wholes side by side: a sum of rates says nothing', () => {
  const rates = dataRows('2023 40 50, 2024 80 90');
  expect(stackingOf('%', rates)).toBe('none');
});

it('does not count a total among its parts', () => {
  expect(stackingOf('%', [['2024', 40, 60, 100]], [...parts, column('alle', 'total')])).toBe('normal');
});

it('puts parts side by side that add up to more than their total: subtotals among them would count twice', () => {
  const withTotal = [...parts, column('alle', 'total')];
  expect(stackingOf('Personen', [['2024', 60, 41, 100]], withTotal)).toBe('normal');
  expect(stackingOf('Personen', [['2024', 100, 60, 100]], withTotal)).toBe('none');
});
