/** What one kind of chart alone draws. */
import { expect, it } from 'vitest';
import { chartExamples } from '@/docs/gallery/chartExamples';
import { readTooltipData } from '@/lib/drawing/browser/tooltipData';
import { column, dataColumns } from '../indicators';
import { drawChart } from '../../../support/drawChart';
import { dataRows } from '../../../support/rowsInShort';

it('draws in grey what is left over', () => {
  const columns = dataColumns('jahr period, a value Stadt, b value Übrige');
  const container = drawChart({ columns, data_rows: [['2026', 1, 2]], chart_type: 'stacked' });
  expect(container.firstChild).toHaveClass('charts-rest2');
});

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

it('bars of a name lie closer to each other than to those of the next name', () => {
  const container = drawChart({ ...chartExamples.bar[0], chart_type: 'bar' });
  const row = container.querySelector('svg[data-plot]');
  const height = Number.parseFloat(row?.getAttribute('height') ?? '');
  const [first = 0, second = 0] = [...(row?.querySelectorAll('line.charts-bar') ?? [])].map(
    (bar) => (Number.parseFloat(bar.getAttribute('y1') ?? '') / 100) * height,
  );
  expect(second - first).toBeLessThan(first + height - second - 0.3);
});

it('tells each point of a group at its own place, by its name and its group', () => {
  const values = [column('miete', 'value'), column('flaeche', 'value')];
  const columns = [column('gebiet', 'area'), column('geschlecht', 'category'), ...values];
  const rows = dataRows('Riehen Frauen 10 50, Riehen Männer 20 30, Bettingen Frauen 12 40, Bettingen Männer 30 10');
  const container = drawChart({ columns, data_rows: rows, chart_type: 'scatter', unit: 'Personen' });
  const asked = readTooltipData(container.querySelector('[data-ask]')?.getAttribute('data-ask') ?? undefined);
  expect(asked?.names).toEqual(['Riehen, Frauen', 'Riehen, Männer', 'Bettingen, Frauen', 'Bettingen, Männer']);
  const x = (asked?.x ?? []).map(Number);
  const [first, second, third, last] = x;
  expect([first, third, second, last]).toEqual(x.toSorted((one, other) => one - other));
  expect(new Set(x).size).toBe(4);
});
