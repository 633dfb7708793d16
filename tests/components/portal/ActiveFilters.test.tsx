import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ActiveFilters } from '@/components/portal/ActiveFilters';
import type { ActiveFiltersProps } from '@/components/portal/ActiveFilters';
import { byFacet } from '@/lib/portal/browser/portalData';
import { initialState } from '@/lib/portal/browser/portalState';
import { portalTexts } from '../../fixtures/portalTexts';

const data: ActiveFiltersProps['data'] = { records: [], choices: byFacet(() => []) };

it('takes away each condition that was typed, and leaves the others', () => {
  const go = vi.fn();
  const state = { ...initialState, since: '2026-08-21', from: 2010, to: 2024 };
  render(<ActiveFilters data={data} state={state} texts={portalTexts} go={go} />);

  fireEvent.click(screen.getByRole('button', { name: /^Aktualisiert seit 21\.8\.2026/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Daten für die Jahre von 2010/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Daten für die Jahre bis 2024/ }));

  expect(go.mock.calls).toEqual([[{ since: '' }], [{ from: null }], [{ to: null }]]);
});

it('names no condition that does not hold', () => {
  render(
    <ActiveFilters data={data} state={{ ...initialState, words: 'Miete' }} texts={portalTexts} go={() => undefined} />,
  );

  expect(screen.getAllByRole('button')).toHaveLength(1);
});
