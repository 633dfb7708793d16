import { render, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Chart } from '@/components/charts/Chart';
import { chartModel } from '@/lib/site/charts/chartModel';
import { column, indicatorEntry } from '../../lib/site/charts/indicators';

function draw(label: string): HTMLElement {
  const model = chartModel(
    indicatorEntry({
      columns: [
        column('jahr', 'period'),
        column('flaeche', 'value', { label: 'Fläche' }),
        column('betriebe', 'value', { label, unit: 'Betriebe' }),
      ],
      data_rows: [
        ['2025', 400, 12],
        ['2026', 420, 13],
      ],
      unit: 'ha',
      chart_type: 'combo',
    }),
  );
  if (model === undefined) throw new Error('no chart');
  return render(<Chart model={model} language="de" label="Landwirtschaft" />).container;
}

describe('columns with a line', () => {
  it.each(['Betriebe', 'Betriebe (rechte Achse)'])('name each series with its axis, once: %s', (label) => {
    const names = within(draw(label)).getAllByRole('listitem');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Fläche (linke Achse) 420\u202fha',
      'Betriebe (rechte Achse) 13',
    ]);
  });

  it('title both axes with their unit', () => {
    const image = within(within(draw('Betriebe')).getByRole('img'));
    expect(image.getByText('ha')).toBeInTheDocument();
    expect(image.getByText('Betriebe')).toBeInTheDocument();
  });
});
