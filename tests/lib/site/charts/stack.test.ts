import { expect, it } from 'vitest';
import { stackedExtent } from '@/lib/site/charts/stack';
import { chartModel } from '@/lib/site/charts/chartModel';
import { column, indicatorEntry } from './indicators';

it('ends where the sum of decimals does, and not a hair above it, where an axis would go on', () => {
  const shares = [34.7, 29.6, 35.7];
  const columns = [column('jahr', 'period'), ...['a', 'b', 'c'].map((key) => column(key, 'value'))];
  const model = chartModel(
    indicatorEntry({ columns, data_rows: [['2024', ...shares]], unit: '%', chart_type: 'stacked' }),
  );
  expect(stackedExtent(model?.series ?? [])).toEqual([0, 100]);
});
