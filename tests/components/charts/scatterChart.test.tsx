import { expect, it } from 'vitest';
import { readAskedChart } from '@/lib/browser/charts/askedChart';
import { column } from '../../lib/site/charts/indicators';
import { drawChart } from '../../support/drawChart';

it('tells each point of a group at its own place, by its name and its group', () => {
  const values = [column('miete', 'value'), column('flaeche', 'value')];
  const columns = [column('gebiet', 'area'), column('geschlecht', 'category'), ...values];
  const rows = [
    ['Riehen', 'Frauen', 10, 50],
    ['Riehen', 'Männer', 20, 30],
    ['Bettingen', 'Frauen', 12, 40],
    ['Bettingen', 'Männer', 30, 10],
  ];
  const container = drawChart({ columns, data_rows: rows, chart_type: 'scatter', unit: 'Personen' });
  const asked = readAskedChart(container.querySelector('[data-ask]')?.getAttribute('data-ask') ?? undefined);
  expect(asked?.names).toEqual(['Riehen, Frauen', 'Riehen, Männer', 'Bettingen, Frauen', 'Bettingen, Männer']);
  const x = (asked?.x ?? []).map(Number);
  const [first, second, third, last] = x;
  expect([first, third, second, last]).toEqual(x.toSorted((one, other) => one - other));
  expect(new Set(x).size).toBe(4);
});
