import { expect, it } from 'vitest';
import { column } from '../../lib/site/charts/indicators';
import { drawChart } from '../../support/drawChart';

it('draws in grey what is left over', () => {
  const columns = [
    column('jahr', 'period'),
    column('a', 'value', { label: 'Stadt' }),
    column('b', 'value', { label: 'Übrige' }),
  ];
  const container = drawChart({ columns, data_rows: [['2026', 1, 2]], chart_type: 'stacked' });
  expect(container.firstChild).toHaveClass('charts-rest2');
});
