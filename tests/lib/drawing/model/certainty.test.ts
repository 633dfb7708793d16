import { describe, expect, it } from 'vitest';
import { certaintyNotes, hasCertainty } from '@/lib/drawing/model/certainty';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { columnLayout } from '@/lib/charts/column/columnLayout';
import { columnWidths, plotSize, textWidth } from '@/lib/drawing/browser/chartMetrics';
import { lineLayout, splitByCertainty } from '@/lib/charts/line/lineLayout';
import { chartOf, dataColumns } from '../../charts/indicators';
import { dataRows } from '../../../support/rowsInShort';

/** Years from 2020 on, each with its value and its status. */
function modelOf(kind: string, cells: string): ChartModel {
  const rows = cells.split(', ').map((cell, index) => `${2020 + index} ${cell}`);
  const columns = dataColumns('jahr period, wert value, art status');
  return chartOf({ columns, data_rows: dataRows(rows.join(', ')), chart_type: kind });
}

/** The rows whose points a part of the only line runs through. */
function rowsOf(model: ChartModel): Readonly<Record<'solid' | 'dashed', readonly (number | null)[]>> {
  const points = lineLayout(model, 'de').lines[0]?.points ?? [];
  const parts = splitByCertainty(points);
  const rows = (part: (typeof parts)['solid']): readonly (number | null)[] =>
    part.map((point) => (point === null ? null : points.indexOf(point)));
  return { solid: rows(parts.solid), dashed: rows(parts.dashed) };
}

describe('a line of measured values and a scenario', () => {
  it('is dashed from the last measured point on', () => {
    const { solid, dashed } = rowsOf(modelOf('line', '1 null, 2 null, 3 s, 4 s'));
    expect(solid).toEqual([0, 1, null, null]);
    expect(dashed.filter((row) => row !== null)).toEqual([1, 2, 3]);
  });

  it('is dashed on both sides of an estimate', () => {
    const { dashed } = rowsOf(modelOf('line', '1 null, 2 e, 3 null, 4 e, 5 p'));
    expect(dashed).toEqual([null, 0, 1, 2, null, 2, 3, 4, null]);
  });

  it('keeps its gap where a value is missing', () => {
    const { solid, dashed } = rowsOf(modelOf('line', '1 null, null s, 3 s, 4 s'));
    expect(solid).toEqual([0, null, null, null]);
    expect(dashed).toEqual([null, null, 2, 3]);
  });

  it('is solid where all is measured or revised', () => {
    const { series } = modelOf('line', '1 r, 2 null');
    expect(hasCertainty(series, 'dashed')).toBe(false);
    expect(certaintyNotes(series, 'de')).toEqual([]);
  });
});

describe('what is said about certainty', () => {
  it('names the statuses that are drawn, in the language of the page', () => {
    const { series } = modelOf('column', '1 p, 2 e, 3 s, (4) null');
    expect(certaintyNotes(series, 'de').map(({ text }) => text)).toEqual([
      'gestrichelt: geschätzt, Szenario',
      'hohl: provisorisch, unsicher',
    ]);
    expect(certaintyNotes(series, 'fr').map(({ text }) => text)[0]).toBe('en pointillé\u202f: estimé, scénario');
  });

  it.each([
    ['Intervall, unten', 'Intervall, oben', 'Intervall, unten bis oben'],
    ['Minimum', 'Maximum', 'Minimum bis Maximum'],
    ['Intervall, unten', 'Spanne, oben', 'Intervall, unten bis Spanne, oben'],
  ])('says once what the ends of a range have in common: «%s», «%s»', (low, high, text) => {
    const series = modelOf('column', '1 null').series.map((one) => ({ ...one, boundNames: { low, high } }));
    expect(certaintyNotes(series, 'de', series)).toEqual([{ certainty: 'range', text }]);
  });

  it('says nothing of a status without a value', () => {
    expect(certaintyNotes(modelOf('column', '1 null, null s').series, 'de')).toEqual([]);
  });
});

describe('the signs of missing columns', () => {
  it('stand for what is missing or nothing, not for numbers', () => {
    const cells = ['1', 'null', 'X', '()', '-', '(3)', '0', '2'].map((value) => `${value} null`);
    const { signs } = columnLayout(modelOf('column', cells.join(', ')), 'de');
    expect(signs.map(({ text }) => text)).toEqual(['…', 'X', '( )', '–']);
  });

  it('wait for columns as wide as they are', () => {
    const cells = Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? `${index + 1} null` : 'X null'));
    const model = modelOf('column', `${cells.join(', ')}, 5 null`);
    const { signs, plotWidths, series } = columnLayout(model, 'de');
    const thickness = series[0]?.thickness ?? 0;
    const tight = signs.filter(({ text, from }) =>
      plotWidths.slice(from).some((width) => (thickness / plotSize.width) * width < textWidth(text)),
    );
    expect(tight).toEqual([]);
    expect(signs.every(({ from }) => from > 0 && from < columnWidths.length)).toBe(true);
  });
});
