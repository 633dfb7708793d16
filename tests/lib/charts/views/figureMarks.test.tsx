import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { IndicatorFigure } from '@/components/figures/IndicatorFigure/IndicatorFigure';
import { chartExamples } from '@/docs/gallery/chartExamples';
import { indicatorEntry } from '../indicators';
import { contextIn } from '../../../support/site';

function renderFigure(attributes: Readonly<Record<string, unknown>>): HTMLElement {
  render(<IndicatorFigure indicator={indicatorEntry(attributes)} context={contextIn('de')} level={2} />);
  return screen.getByRole('figure');
}

describe('marks of a figure', () => {
  const goal = { type: 'line', x: null, y: 25, text: 'Ziel' };
  const annotations = [{ type: 'break', x: 'Velo', y: null, text: 'Bruch' }, goal];

  it.each([
    ['line', 'OL'],
    ['bar', 'OL'],
    ['dot', 'OL'],
    ['pie', 'UL'],
    ['spider', 'UL'],
    ['map', 'UL'],
    ['survey', 'UL'],
  ] as const)('are numbered only where they are drawn: %s', (kind, element) => {
    renderFigure({ ...chartExamples[kind][0], chart_type: kind, annotations });
    expect(screen.getByRole('list', { name: 'Anmerkungen im Diagramm' }).tagName).toBe(element);
  });

  it.each(['bar', 'dot'] as const)('are lines across all rows, with their numbers above them: %s', (kind) => {
    const figure = renderFigure({ ...chartExamples.bar[0], chart_type: kind, annotations });
    const lines = [...figure.querySelectorAll('line.charts-mark-line')].map((line) => line.getAttribute('x1'));
    expect(lines).toHaveLength(4);
    expect(new Set(lines).size).toBe(1);
    const number = figure.querySelector('.charts-mark-number');
    expect(number).toHaveTextContent('1');
    expect(number?.parentElement?.getAttribute('x')).toBe(lines[0]);
    const texts = within(screen.getByRole('list', { name: 'Anmerkungen im Diagramm' })).getAllByRole('listitem');
    // What has no place in the drawing has no number.
    expect(texts.map(({ textContent, className }) => [textContent, className !== ''])).toEqual([
      ['Ziel', true],
      ['Velo: Bruch', false],
    ]);
  });

  it('are inside the plot if a goal is beyond all values', () => {
    const beyond = [{ ...goal, y: 200 }];
    const figure = renderFigure({ ...chartExamples.bar[0], chart_type: 'bar', annotations: beyond });
    const place = Number.parseFloat(figure.querySelector('line.charts-mark-line')?.getAttribute('x1') ?? '');
    expect(place).toBeLessThanOrEqual(100);
  });
});
