import { expect, it } from 'vitest';
import { column } from '../../lib/site/charts/indicators';
import { drawChart } from '../../support/drawChart';

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
  const container = drawChart({ columns, data_rows: rows, chart_type: kind });
  const shapes = [...container.querySelectorAll('li .charts-marker')].map((mark) => mark.getAttribute('d'));
  expect(new Set(shapes).size).toBe(4);
});
