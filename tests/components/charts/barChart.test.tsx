import { expect, it } from 'vitest';
import { chartExamples } from '@/docs/gallery/chartExamples';
import { drawChart } from '../../support/drawChart';

it('bars of a name lie closer to each other than to those of the next name', () => {
  const container = drawChart({ ...chartExamples.bar[0], chart_type: 'bar' });
  const row = container.querySelector('svg[data-plot]');
  const height = Number.parseFloat(row?.getAttribute('height') ?? '');
  const [first = 0, second = 0] = [...(row?.querySelectorAll('line.charts-bar') ?? [])].map(
    (bar) => (Number.parseFloat(bar.getAttribute('y1') ?? '') / 100) * height,
  );
  expect(second - first).toBeLessThan(first + height - second - 0.3);
});
