import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Chart } from '@/components/charts/Chart';
import { chartModel } from '@/lib/site/charts/chartModel';
import { column, indicatorEntry } from '../../lib/site/charts/indicators';

it.each([
  ['line', ['2024', '2025', '2026']],
  ['dot', ['Arbeit', 'Bildung', 'Wohnen']],
  ['spider', ['Arbeit', 'Bildung', 'Wohnen']],
])('tells series apart by the shape of their marks, too: %s', (kind, names) => {
  const series = ['a', 'b', 'c', 'd'];
  const columns = [
    column('name', kind === 'line' ? 'period' : 'category'),
    ...series.map((key) => column(key, 'value')),
  ];
  const rows = names.map((name) => [name, ...series.map((_, index) => index + 1)]);
  const model = chartModel(indicatorEntry({ columns, data_rows: rows, chart_type: kind }));
  if (model === undefined) throw new Error('no chart');
  const { container } = render(<Chart model={model} language="de" label="Leerstand" />);
  const shapes = [...container.querySelectorAll('li .charts-marker')].map((mark) => mark.getAttribute('d'));
  expect(new Set(shapes).size).toBe(4);
});
