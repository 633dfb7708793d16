import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chartFile } from '@/lib/open-data/chart-file/chartFile';
import { chartModel } from '@/lib/drawing/model/chartModel';
import { column, dataColumns, indicatorEntry } from '../indicators';
import { drawChart } from '../../../support/drawChart';
import { textsOf } from '../../../support/textsOf';
import { dataRows } from '../../../support/rowsInShort';

const attributes = {
  columns: dataColumns('jahr period, stadt value Stadt, land value Land, art status'),
  data_rows: dataRows('2023 1 2 null, 2024 X 2 null, 2025 2 2 p, 2026 3 4 s'),
};

function draw(kind: string): HTMLElement {
  return drawChart({ ...attributes, chart_type: kind });
}

describe.each(['line', 'column', 'bar', 'stacked', 'area'])('a scenario as %s', (kind) => {
  it('is dashed, and what is provisional hollow, which is explained beside the chart', () => {
    const container = draw(kind);
    const texts = textsOf(within(container).getAllByRole('listitem'));
    expect(texts).toEqual(expect.arrayContaining(['gestrichelt: Szenario', 'hohl: provisorisch']));
    const image = within(container).getByRole('img');
    expect(image.querySelectorAll('[class*="unsure"]').length).toBeGreaterThan(0);
    expect(image.querySelectorAll('[class*="hollow"]').length).toBeGreaterThan(0);
  });
});

describe('a kind that shows one point in time', () => {
  const areas = ['Riehen', 'Bettingen'].flatMap((name, index) => [
    ['2025', name, 10 + index, index === 0 ? 'p' : null],
    ['2045', name, 90, 's'],
  ]);
  const map = {
    chart_type: 'map',
    unit: '%',
    columns: [column('jahr', 'period'), column('gebiet', 'area'), column('quote', 'value'), column('art', 'status')],
    data_rows: areas,
  };
  const pie = {
    chart_type: 'pie',
    unit: '%',
    columns: attributes.columns,
    data_rows: dataRows('2025 60 40 null, 2045 30 70 s'),
  };
  const wide = {
    ...map,
    columns: dataColumns('gebiet area, a value 2025, art status, b value 2045, sorte status'),
    data_rows: dataRows('Riehen 10 null 90 s, Bettingen 11 null 90 s'),
  };

  it.each([
    ['a map', map],
    ['a map of columns for years', wide],
    ['a ring', pie],
  ])('as %s is of the latest that no scenario is for', (_, indicator) => {
    expect(chartModel(indicatorEntry(indicator))?.period).toBe('2025');
  });

  it('is of the latest scenario if there is nothing else', () => {
    const rows = dataRows('2035 30 70 s, 2045 20 80 s');
    expect(chartModel(indicatorEntry({ ...pie, data_rows: rows }))?.period).toBe('2045');
  });

  it('takes what lies after the last update for a scenario', () => {
    const rows = pie.data_rows.map((row) => row.slice(0, 3));
    const indicator = { ...pie, columns: pie.columns.slice(0, 3), data_rows: rows, last_update: '2026-02-01' };
    expect(chartModel(indicatorEntry(indicator))?.period).toBe('2025');
  });
});

describe.each(['map', 'pie', 'heat'])('values that are not simply measured as %s', (kind) => {
  const indicator = {
    chart_type: kind,
    unit: '%',
    columns: [
      column('gebiet', kind === 'map' ? 'area' : 'category'),
      column('a', 'value'),
      ...(kind === 'heat' ? [column('b', 'value')] : []),
      column('art', 'status'),
    ],
    data_rows: [
      ['Riehen', '(60)', 's'],
      ['Bettingen', 40, 'p'],
    ].map(([name = '', value = '', status = '']) =>
      kind === 'heat' ? [name, value, value, status] : [name, value, status],
    ),
  };

  it('have the signs of the table, explained in words', () => {
    const container = drawChart(indicator);
    expect(container).toHaveTextContent(/\(60( %)?\) s/u);
    expect(container).toHaveTextContent(/40( %)? p/u);
    const texts = textsOf(within(container).getAllByRole('listitem'));
    expect(texts).toEqual(
      expect.arrayContaining(['( ) unsicher, beruht auf wenigen Fällen', 'p provisorisch', 's Szenario']),
    );
  });

  it('have them in the file, too', () => {
    const file = chartFile(indicatorEntry(indicator)) ?? '';
    expect(file).toContain('Szenario');
    expect(file).toContain('provisorisch');
    expect(file).toMatch(/\(60(\s%)?\)\ss/u);
  });
});

it('tells lines apart by their marks if dashes say how sure they are', () => {
  expect(draw('line').querySelectorAll('[class*="dashed"]')).toHaveLength(0);
});
