import { describe, expect, it } from 'vitest';
import { endLabelLines } from '@/lib/drawing/endLabels';
import { chartOf, column } from '../charts/indicators';
import { dataRows } from '../../support/rowsInShort';

describe('the last value of a single series', () => {
  it('stands beside its end', () => {
    const rows = dataRows('2024 3, 2025 5');
    const columns = [column('jahr', 'period'), column('anteil', 'value')];
    const model = chartOf({ columns, data_rows: rows, unit: '%', chart_type: 'line' });
    expect(endLabelLines(model, 'de')).toEqual([['5\u202f%']]);
  });

  it.each([
    ['another series has a newer one', dataRows('2024 3 4, 2025 null 5'), 'value'],
    ['its bounds are named in the legend', dataRows('2024 3 4, 2025 5 6'), 'high'],
  ])('is in the legend only if %s', (_, rows, role) => {
    const bounds = role === 'high' ? [column('tief', 'low')] : [];
    const columns = [
      column('jahr', 'period'),
      column('a', 'value'),
      ...bounds,
      column('b', role),
      column('c', 'value'),
    ];
    const cells = rows.map(([year, left, right]) => [year, left, ...bounds.map(() => 1), right, 2]);
    expect(endLabelLines(chartOf({ columns, data_rows: cells, chart_type: 'line' }), 'de')).toBeUndefined();
  });
});

it('names series in the legend if a word would be divided at their ends', () => {
  const named = (label: string): ReturnType<typeof endLabelLines> => {
    const columns = [
      column('jahr', 'period'),
      column('a', 'value', { label }),
      column('b', 'value', { label: 'Miete' }),
    ];
    const rows = dataRows('2024 3 4, 2025 5 6');
    return endLabelLines(chartOf({ columns, data_rows: rows, chart_type: 'line' }), 'de');
  };
  expect(named('Wohnungen von Genossenschaften')).toEqual([
    ['Wohnungen von', 'Genossenschaften', '5\u202f%'],
    ['Miete 6\u202f%'],
  ]);
  expect(named('Genossenschaftswohnungen')).toBeUndefined();
});
