import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Chart } from '@/components/charts/Chart';
import { chartModel } from '@/lib/site/charts/chartModel';
import { chartExamples } from '@/docs/gallery/chartExamples';
import { indicatorEntry } from '../../lib/site/charts/indicators';

it('bars of a name lie closer to each other than to those of the next name', () => {
  const model = chartModel(indicatorEntry({ ...chartExamples.bar[0], chart_type: 'bar' }));
  const { container } = render(model && <Chart model={model} language="de" label="" />);
  const row = container.querySelector('svg[data-plot]');
  const height = Number.parseFloat(row?.getAttribute('height') ?? '');
  const [first = 0, second = 0] = [...(row?.querySelectorAll('line.charts-bar') ?? [])].map(
    (bar) => (Number.parseFloat(bar.getAttribute('y1') ?? '') / 100) * height,
  );
  expect(second - first).toBeLessThan(first + height - second - 0.3);
});
