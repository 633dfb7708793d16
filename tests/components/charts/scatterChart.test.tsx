import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Chart } from '@/components/charts/Chart';
import { readAskedChart } from '@/lib/browser/charts/askedChart';
import { chartModel } from '@/lib/site/charts/chartModel';
import { column, indicatorEntry } from '../../lib/site/charts/indicators';

it('tells each point of a group at its own place, by its name and its group', () => {
  const values = [column('miete', 'value'), column('flaeche', 'value')];
  const columns = [column('gebiet', 'area'), column('geschlecht', 'category'), ...values];
  const rows = [
    ['Riehen', 'Frauen', 10, 50],
    ['Riehen', 'Männer', 20, 30],
    ['Bettingen', 'Frauen', 12, 40],
    ['Bettingen', 'Männer', 30, 10],
  ];
  const model = chartModel(indicatorEntry({ columns, data_rows: rows, chart_type: 'scatter', unit: 'Personen' }));
  if (model === undefined) throw new Error('There is no chart.');
  const { container } = render(<Chart model={model} language="de" label="Leerstand" />);
  const asked = readAskedChart(container.querySelector('[data-ask]')?.getAttribute('data-ask') ?? undefined);
  expect(asked?.names).toEqual(['Riehen, Frauen', 'Riehen, Männer', 'Bettingen, Frauen', 'Bettingen, Männer']);
  const x = (asked?.x ?? []).map(Number);
  const [first, second, third, last] = x;
  expect([first, third, second, last]).toEqual(x.toSorted((one, other) => one - other));
  expect(new Set(x).size).toBe(4);
});
