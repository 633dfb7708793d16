import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chartKinds } from '@/content-types/chartKinds';
import { Sparkline } from '@/lib/charts/preview/Sparkline';
import { IndicatorTiles } from '@/components/lists/IndicatorList/IndicatorTiles';
import { chartExamples } from '@/docs/gallery/chartExamples';
import type { Indicator } from '@/lib/site/indicators';
import { column, indicatorEntry } from '../../lib/charts/indicators';
import { renderInPage } from '../../support/renderPage';
import { contextIn } from '../../support/site';

const rows = [
  ['Altstadt', 5],
  ['Bach', 9],
];

function renderTile(indicator: Indicator): HTMLElement {
  renderInPage(<IndicatorTiles indicators={[indicator]} context={contextIn('de')} />);
  return screen.getByRole('listitem');
}

it.each([
  ['and the period', null, 9, /höchster Wert: Bach, Ende 2025$/],
  ['and how sure it is', 'e', '(9)', /höchster Wert: Bach, Ende 2025, geschätzt, unsicher$/],
])('a tile names the area with the highest value, %s', (_, status, highest, text) => {
  const columns = [column('gebiet', 'area'), column('personen', 'value'), column('art', 'status')];
  const areas = [['Altstadt', 5, null] as const, ['Bach', highest, status] as const];
  const indicator = indicatorEntry({ columns, data_rows: areas, reference_period: 'Ende 2025' });
  expect(renderTile(indicator)).toHaveTextContent(text);
});

it('a tile of an indicator without a value that stands for it says what the indicator says', () => {
  const columns = [column('alter', 'category'), column('personen', 'value')];
  const indicator = indicatorEntry({ columns, data_rows: rows, lesehilfe: 'Am häufigsten sind Personen um 30.' });
  expect(renderTile(indicator)).toHaveTextContent(/Am häufigsten sind Personen um 30\.$/);
});

it('a tile says how sure its value is, and by how much it differs from the period and the year before', () => {
  const columns = [column('monat', 'period'), column('personen', 'value'), column('art', 'status')];
  const months = [
    ['2025-07', 80, 'provisorisch'],
    ['2026-06', 90, 'provisorisch'],
    ['2026-07', 100, 'provisorisch'],
  ];
  const indicator = indicatorEntry({ columns, data_rows: months, unit: 'Personen', decimals: 0 });
  expect(renderTile(indicator)).toHaveTextContent(
    /100\sPersonen Juli\s2026, provisorisch \+11,1\s% gegenüber Juni\s2026 \+25,0\s% gegenüber Juli\s2025$/,
  );
});

describe('the picture in a tile', () => {
  const kinds = chartKinds.flatMap((kind) =>
    chartExamples[kind].map((example) => [example.title, indicatorEntry({ chart_type: kind, ...example })] as const),
  );

  it.each(kinds)('is small: %s', (_, indicator) => {
    expect(renderTile(indicator).outerHTML.length).toBeLessThan(2000);
  });

  it.each([
    ['map', 'var(--chart-scale-5)'],
    ['pyramid', 'var(--chart-2)'],
    ['bar', 'var(--chart-2)'],
    ['scatter', 'var(--chart-3)'],
  ] as const)('shows the chart if no series stands for it: %s', (kind, colour) => {
    const { container } = render(
      <Sparkline indicator={indicatorEntry({ chart_type: kind, ...chartExamples[kind][0] })} />,
    );
    expect(container.querySelector(`[stroke="${colour}"]`)).not.toBeNull();
  });

  it('shows areas of any map in their places, those without a value, too', () => {
    const [, example] = chartExamples.map;
    const { container } = render(<Sparkline indicator={indicatorEntry({ chart_type: 'map', ...example })} />);
    const places = [...container.querySelectorAll('path')].flatMap((path) => path.getAttribute('d')?.match(/M/g) ?? []);
    expect(places).toHaveLength(6);
    expect(container.querySelectorAll('[stroke="var(--rule)"]')).toHaveLength(1);
  });
});
