import { describe, expect, it } from 'vitest';
import { headlineValue } from '@/lib/site/charts/headlineValue';
import { sparklineLayout } from '@/lib/site/charts/sparklineLayout';
import { column, indicatorEntry } from './indicators';

const guests = {
  columns: [column('jahr', 'period'), ...['total', 'inland', 'ausland'].map((key) => column(key, 'value'))],
  data_rows: [
    ['2024', 90, 30, 60],
    ['2025', 100, 60, 40],
  ],
};

describe('what stands for an indicator in lists', () => {
  it('is what the editor has named, whatever is drawn', () => {
    const indicator = indicatorEntry({ ...guests, headline: 'total', chart_options: { visible: ['inland'] } });
    expect(headlineValue(indicator)).toMatchObject({ value: 100, series: 'total', period: '2025' });
  });

  it('is nothing if several series are drawn and none is named', () => {
    expect(headlineValue(indicatorEntry(guests))).toBeUndefined();
    const parts = indicatorEntry({ ...guests, chart_options: { visible: ['inland', 'ausland'] } });
    expect(headlineValue(parts)).toBeUndefined();
    expect(sparklineLayout(parts, { width: 240, height: 64 })).toBeUndefined();
  });

  it('is no group of people, but the highest of several areas', () => {
    const rows = [
      ['Altstadt', 5],
      ['Bach', 9],
    ];
    const groups = { columns: [column('alter', 'category'), column('personen', 'value')], data_rows: rows };
    const areas = { columns: [column('gebiet', 'area'), column('personen', 'value')], data_rows: rows };
    expect(headlineValue(indicatorEntry(groups))).toBeUndefined();
    expect(headlineValue(indicatorEntry(areas))).toMatchObject({ value: 9, name: 'Bach', period: null });
  });

  it('is the only series that is drawn', () => {
    const indicator = indicatorEntry({ ...guests, chart_options: { visible: ['ausland'] } });
    expect(headlineValue(indicator)).toMatchObject({ value: 40, period: '2025' });
  });

  it('has the shape of its own series beside it', () => {
    const parts = indicatorEntry({ ...guests, headline: 'total', chart_options: { visible: ['ausland', 'inland'] } });
    const total = indicatorEntry({ ...guests, chart_options: { visible: ['total'] } });
    const size = { width: 240, height: 64 };
    expect(sparklineLayout(parts, size)).toEqual(sparklineLayout(total, size));
  });
});
