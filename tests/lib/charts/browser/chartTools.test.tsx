/** Alone: the code of the controls is replaced. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { IndicatorFigure } from '@/components/figures/IndicatorFigure/IndicatorFigure';
import { startCharts } from '@/lib/charts/browser/startCharts';
import { dataRows } from '../../../support/rowsInShort';
import { contextIn } from '../../../support/site';
import { column, indicatorEntry } from '../indicators';

const code = vi.hoisted(() => ({ isThere: false, act: vi.fn() }));

vi.mock('@/lib/charts/browser/mapPeriods', () => ({
  mapPeriods: () => {
    if (!code.isThere) throw new Error('offline');
    return code.act;
  },
}));

it('loads the controls of a map again if that has failed, and reports what they throw', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const years = ['2016', '2026'].map((label, index) => column(`w${index}`, 'value', { label }));
  const data = { chart_type: 'map', columns: [column('gebiet', 'area'), ...years], data_rows: dataRows('Clara 1 2, Riehen 3 4') }; // prettier-ignore
  render(<IndicatorFigure indicator={indicatorEntry(data)} context={contextIn('de')} level={2} />);
  startCharts(vi.fn());
  fireEvent.click(screen.getByRole('button', { name: 'Abspielen' }));
  await waitFor(() => expect(reported).toHaveBeenCalledTimes(1));
  code.isThere = true;
  code.act.mockImplementationOnce(() => {
    throw new Error('broken');
  });
  fireEvent.click(screen.getByRole('button', { name: 'Abspielen' }));
  await waitFor(() => expect(reported).toHaveBeenCalledTimes(2));
  fireEvent.click(screen.getByRole('button', { name: 'Abspielen' }));
  await waitFor(() => expect(code.act).toHaveBeenCalledTimes(2));
});
