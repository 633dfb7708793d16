import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Chosen } from '@/components/portal/Chosen';
import type { ChosenProps } from '@/components/portal/Chosen';
import { byFacet } from '@/lib/portal/browser/portalData';
import { firstState } from '@/lib/portal/browser/portalState';
import { portalTexts } from '../../fixtures/portalTexts';

const data: ChosenProps['data'] = { records: [], choices: byFacet(() => []) };

it('takes away each condition that was typed, and leaves the others', () => {
  const go = vi.fn();
  const state = { ...firstState, since: '2026-08-21', from: 2010, to: 2024 };
  render(<Chosen data={data} state={state} texts={portalTexts} go={go} />);

  fireEvent.click(screen.getByRole('button', { name: /^Aktualisiert seit 21\.8\.2026/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Daten für die Jahre von 2010/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Daten für die Jahre bis 2024/ }));

  expect(go.mock.calls).toEqual([[{ since: '' }], [{ from: null }], [{ to: null }]]);
});

it('names no condition that does not hold', () => {
  render(<Chosen data={data} state={{ ...firstState, words: 'Miete' }} texts={portalTexts} go={() => undefined} />);

  expect(screen.getAllByRole('button')).toHaveLength(1);
});
