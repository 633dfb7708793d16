import { describe, expect, it } from 'vitest';
import type { TooltipData } from '@/lib/drawing/browser/tooltipData';
import { readTooltipData } from '@/lib/drawing/browser/tooltipData';
import type { Locale } from '@/content-types/locales';
import { tooltipAttribute } from '@/lib/drawing/tooltipAttribute';
import { chartModel } from '@/lib/drawing/model/chartModel';
import { lineLayout } from '@/lib/charts/line/lineLayout';
import { cartesianPositions } from '@/lib/drawing/cartesianPositions';
import { column, indicatorEntry } from '../charts/indicators';
import { dataRows } from '../../support/rowsInShort';

const attributes = {
  unit: 'Personen',
  chart_type: 'line',
  columns: [column('jahr', 'period'), column('zahl', 'value', { label: 'Zahl' }), column('art', 'status')],
  data_rows: dataRows('2022 1000 null, 2023 1500 s, 2024 3000 null, 2025 (3300) null, 2026 3000 null'),
};

function tell(more: Readonly<Record<string, unknown>> = {}, language: Locale = 'de'): TooltipData {
  const model = chartModel(indicatorEntry({ ...attributes, ...more }));
  const data =
    model && readTooltipData(tooltipAttribute(model, language, cartesianPositions(model, lineLayout(model, language))));
  if (data === undefined) throw new Error('Nothing is told.');
  return data;
}

function changes(more?: Readonly<Record<string, unknown>>, language?: Locale): string | undefined {
  return tell(more, language).series[0]?.changes.replaceAll(/[\u00a0\u202f]/g, ' ');
}

describe('the changes of a chart', () => {
  it('are told where values can be compared: neither to and from a scenario nor of uncertain values', () => {
    expect(changes()).toBe('||||');
    const rows = dataRows('2025 1000 null, 2026 1500 null');
    expect(changes({ data_rows: rows })).toBe('|+50,0 %');
  });

  it('are not told across a break of the series', () => {
    expect(changes({ annotations: [{ type: 'break', x: '2023', text: 'Neue Zählung' }] })).toBe('||||');
  });

  it('are percentage points of shares, and in their unit where per cent would mean nothing', () => {
    const rows = dataRows('2025 1.5 null, 2026 2 null');
    expect(changes({ unit: '%', data_rows: rows })).toBe('|+0,5 Prozentpunkte');
    expect(changes({ unit: '%', data_rows: rows }, 'fr')).toBe('|+0,5 point de pourcentage');
    expect(changes({ unit: '°C', data_rows: rows })).toBe('|+0,5 °C');
    expect(changes({ data_rows: [rows[0], ['2026', -2, null]] })).toBe('|−3,5 Personen');
  });

  it('are not told in Leichte Sprache, nor of names', () => {
    expect(changes({}, 'ls')).toBe('');
    expect(
      changes({
        columns: [column('ort', 'area'), column('zahl', 'value')],
        data_rows: dataRows('Riehen 1, Bettingen 2'),
      }),
    ).toBe('');
  });

  it('name the period before as the language does', () => {
    expect(tell({}, 'it').since?.[1]).toBe('al 2023');
    expect(tell().since).toBeUndefined();
  });
});

describe('the values of a chart', () => {
  it('are written as in the table, with what is said about them', () => {
    const [series] = tell().series;
    expect(series?.values).toBe('1’000|1’500|3’000|3’300|3’000');
    expect(series?.notes).toEqual({ 1: ', Szenario', 3: ', unsicher, beruht auf wenigen Fällen' });
  });

  it('have no unit behind them that says from what it is measured', () => {
    const [series] = tell({ unit: 'Index, 2022 = 100' }).series;
    expect([series?.unit, series?.spoken]).toEqual([null, null]);
    expect(tell().series[0]?.unit).toBe('\u00a0Personen');
  });

  it('are told from the left to the right edge, and a period can be chosen from 25 points on', () => {
    expect(tell().x).toEqual([0, 250, 500, 750, 1000]);
    expect(tell().period).toBeUndefined();
    const rows = Array.from({ length: 25 }, (_, index) => [String(2000 + index), index, null]);
    expect(tell({ data_rows: rows }).period).toEqual({ years: 24, pad: 0 });
  });
});

describe('parts of a hundred per cent', () => {
  it('are told with their share, or amounts alone would not say what is drawn', () => {
    const columns = [column('jahr', 'period'), column('a', 'value'), column('b', 'value')];
    const told = tell({
      columns,
      chart_type: 'stacked',
      chart_options: { stacking: 'percent' },
      data_rows: [['2024', 60, 100]],
    });
    expect(told.series.map(({ values, notes }) => [values, notes])).toEqual([
      ['60', { 0: ', 37,5\u202f%' }],
      ['100', { 0: ', 62,5\u202f%' }],
    ]);
  });
});
