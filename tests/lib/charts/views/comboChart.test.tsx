import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { column } from '../indicators';
import { drawChart } from '../../../support/drawChart';
import { dataRows } from '../../../support/rowsInShort';

function draw(label: string): HTMLElement {
  return drawChart({
    columns: [
      column('jahr', 'period'),
      column('flaeche', 'value', { label: 'Fläche' }),
      column('betriebe', 'value', { label, unit: 'Betriebe' }),
    ],
    data_rows: dataRows('2025 400 12, 2026 420 13'),
    unit: 'ha',
    chart_type: 'combo',
  });
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
