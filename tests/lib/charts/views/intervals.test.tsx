/** The range in which a value lies: drawn, named and told in every kind of chart. */
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chartKinds } from '@/content-types/chartKinds';
import { chartFile } from '@/lib/open-data/chart-file/chartFile';
import { effectiveKind } from '@/lib/charts/chartForm';
import { chartModel } from '@/lib/drawing/model/chartModel';
import { drawChart } from '../../../support/drawChart';
import { readDrawing } from '../../../support/drawing';
import { column, indicatorEntry } from '../indicators';
import { textsOf } from '../../../support/textsOf';
import { dataRows } from '../../../support/rowsInShort';

const measured = [
  column('anteil', 'value', { label: 'Anteil' }),
  column('tief', 'low', { label: 'Untergrenze' }),
  column('hoch', 'high', { label: 'Obergrenze' }),
];

const overTime = {
  unit: '%',
  columns: [column('jahr', 'period'), ...measured],
  data_rows: dataRows('2012 20.1 18 22.2, 2017 22.4 20.1 24.7, 2022 25 22.5 27.5'),
};

const ofNames = {
  unit: 'Franken',
  columns: [column('ort', 'category'), ...measured],
  data_rows: [
    ['Erster Ort', 20.1, 18, 22.2],
    ['Zweiter Ort', 19.4, 18.1, 20.7],
    ['Dritter Ort', 17, 16.5, 17.5],
  ],
};

const ofTwo = {
  unit: 'Personen',
  columns: [
    column('ort', 'category'),
    ...measured,
    column('zwei', 'value', { label: 'Zwei' }),
    column('zwei_tief', 'low', { label: 'Untergrenze' }),
    column('zwei_hoch', 'high', { label: 'Obergrenze' }),
  ],
  data_rows: ofNames.data_rows.map((row) => [...row, 12, 11, 13]),
};

function drawnRanges(container: HTMLElement): number {
  return within(container).getByRole('img').querySelectorAll('[class*="range-edge"], [class*="bound"]').length;
}

describe.each([
  ['line', overTime],
  ['area', overTime],
  ['column', overTime],
  ['bar', overTime],
  ['dot', overTime],
  ['column', ofNames],
  ['bar', ofNames],
  ['dot', ofNames],
  ['line', ofNames],
  ['bar', ofTwo],
  ['pyramid', ofTwo],
  ['scatter', ofTwo],
])('a range in a chart of kind %s', (kind, data) => {
  it('is drawn and named, also in the file', () => {
    const container = drawChart({ ...data, chart_type: kind });
    expect(drawnRanges(container)).toBeGreaterThan(0);
    const legend = textsOf(within(container).getAllByRole('listitem'));
    expect(legend.join()).toMatch(/Untergrenze/);
    expect(legend.join()).toMatch(/Obergrenze/);
    const { texts } = readDrawing(chartFile(indicatorEntry({ ...data, chart_type: kind })) ?? '');
    expect(texts.map(({ text }) => text).join()).toMatch(/Untergrenze.*Obergrenze|Obergrenze.*Untergrenze/);
  });
});

it.each(chartKinds)('is told to who asks a chart of kind %s', (kind) => {
  const ask = drawChart({ ...ofTwo, chart_type: kind })
    .querySelector('[data-ask]')
    ?.getAttribute('data-ask');
  expect(ask).toContain(', Untergrenze 18,0, Obergrenze 22,2');
});

it('is beside the value at the end of a bar, not upon it', () => {
  const container = drawChart({ ...ofNames, chart_type: 'bar' });
  const [value] = [...container.querySelectorAll('text')].filter(({ textContent }) => textContent.startsWith('20,1'));
  expect(value?.getAttribute('x')).toBe('88.8%');
});

it('of names is no reason to join them by a line', () => {
  const model = chartModel(indicatorEntry({ ...ofNames, chart_type: 'line' }));
  expect(model && effectiveKind(model)).toBe('dot');
});

it('is not drawn in a stack, where it would stand away from its value', () => {
  const container = drawChart({ ...ofTwo, chart_type: 'stacked' });
  expect(drawnRanges(container)).toBe(0);
  expect(container).not.toHaveTextContent('Untergrenze bis Obergrenze');
});

it('has a line of its own around a point that stands alone', () => {
  const rows = [...overTime.data_rows, ['2027', null, null, null], ['2032', 30, 28, 32]];
  const container = drawChart({ ...overTime, data_rows: rows, chart_type: 'line' });
  expect(container.querySelectorAll('[role="img"] [class*="range-edge"]')).toHaveLength(1);
});
