import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Chart } from '@/components/charts/Chart';
import { chartModel } from '@/lib/site/charts/chartModel';
import { column, indicatorEntry } from '../../lib/site/charts/indicators';

it('draws in grey what is left over', () => {
  const columns = [
    column('jahr', 'period'),
    column('a', 'value', { label: 'Stadt' }),
    column('b', 'value', { label: 'Übrige' }),
  ];
  const indicator = indicatorEntry({ columns, data_rows: [['2026', 1, 2]], chart_type: 'stacked' });
  const model = chartModel(indicator);
  if (model === undefined) throw new Error('no chart');
  const { container } = render(<Chart model={model} language="de" label="Leerstand" />);
  expect(container.firstChild).toHaveClass('charts-rest2');
});
