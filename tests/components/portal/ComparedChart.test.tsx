import type { ReactNode } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { drawFigure } from '@/components/figures/OwnSelection/showSelections';
import { ComparedChart } from '@/components/portal/ComparedChart';
import { comparisonFigure } from '@/components/portal/comparisonFigure';
import { portalRecord } from '../../fixtures/portalRecord';
import { portalTexts } from '../../fixtures/portalTexts';
import { indicatorEntry } from '../../lib/charts/indicators';

vi.mock('@/components/portal/comparisonFigure', () => ({ comparisonFigure: vi.fn() }));
vi.mock('@/components/figures/OwnSelection/showSelections', () => ({ drawFigure: vi.fn() }));

function chartOf(...keys: readonly string[]): ReactNode {
  return <ComparedChart records={keys.map(portalRecord)} locale="de" texts={portalTexts} />;
}

type Figure = Awaited<ReturnType<typeof comparisonFigure>>;

function drawsText(): void {
  vi.mocked(drawFigure).mockImplementation((place) => {
    place.textContent = 'Diagramm';
    return () => place.replaceChildren();
  });
}

it('shows a chart that came while another page was shown to who comes back', async () => {
  drawsText();
  let answer: (figure: Figure) => void = () => undefined;
  vi.mocked(comparisonFigure).mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const { container } = render(chartOf('1', '2'));
  container.remove();
  answer(indicatorEntry({}));
  await waitFor(() => expect(drawFigure).toHaveBeenCalled());
  await act(() => Promise.resolve());
  document.body.append(container);
  expect(screen.getByText('Diagramm')).toBeVisible();
});

it('that cannot be drawn says so, and is drawn when asked again', async () => {
  drawsText();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.mocked(comparisonFigure).mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(indicatorEntry({}));
  render(chartOf('1', '2'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Das Diagramm lässt sich im Moment nicht zeichnen.');
  fireEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByText('Diagramm')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
