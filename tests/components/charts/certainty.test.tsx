import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Chart } from '@/components/charts/Chart';
import { IndicatorFigure } from '@/components/figures/IndicatorFigure/IndicatorFigure';
import { chartModel } from '@/lib/site/charts/chartModel';
import { column, indicatorEntry } from '../../lib/site/charts/indicators';
import { contextIn } from '../../support/site';

const attributes = {
  columns: [
    column('jahr', 'period'),
    column('stadt', 'value', { label: 'Stadt' }),
    column('land', 'value', { label: 'Land' }),
    column('art', 'status'),
  ],
  data_rows: [
    ['2023', 1, 2, null],
    ['2024', 'X', 2, null],
    ['2025', 2, 2, 'p'],
    ['2026', 3, 4, 's'],
  ],
};

function draw(kind: string): HTMLElement {
  const model = chartModel(indicatorEntry({ ...attributes, chart_type: kind }));
  if (model === undefined) throw new Error('no chart');
  return render(<Chart model={model} language="de" label="Leerstand" />).container;
}

describe.each(['line', 'column', 'bar', 'stacked', 'area'])('a scenario as %s', (kind) => {
  it('is explained beside the chart, in words and by its sign', () => {
    const container = draw(kind);
    const texts = within(container)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(texts).toContain('gestrichelt: Szenario');
    expect(texts).toContain('hohl: provisorisch');
  });

  it('is dashed, and what is provisional hollow', () => {
    const image = within(draw(kind)).getByRole('img');
    expect(image.querySelectorAll('[class*="unsure"]').length).toBeGreaterThan(0);
    expect(image.querySelectorAll('[class*="hollow"]').length).toBeGreaterThan(0);
  });
});

it('tells lines apart by their marks if dashes say how sure they are', () => {
  expect(draw('line').querySelectorAll('[class*="dashed"]')).toHaveLength(0);
});

it('says in the chart what the table says', () => {
  render(
    <IndicatorFigure
      indicator={indicatorEntry({ ...attributes, chart_type: 'column' })}
      context={contextIn('de')}
      level={2}
    />,
  );
  expect(within(screen.getByRole('img')).getByText('X')).toBeInTheDocument();
  const signs = within(screen.getByRole('list', { name: 'Zeichen in der Tabelle' }));
  expect(signs.getByText(/Szenario/)).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^2026/ })).toHaveTextContent('Szenario');
});
