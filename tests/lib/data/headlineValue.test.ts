import { describe, expect, it } from 'vitest';
import { chartModel } from '@/lib/drawing/model/chartModel';
import { headlineDetail } from '@/lib/data/headlineDetail';
import { headlineValue } from '@/lib/data/headlineValue';
import { valueOf } from '@/lib/data/indicatorValues';
import { readColumn } from '@/lib/data/readSeries';
import { sparklineLayout } from '@/lib/charts/preview/sparklineLayout';
import { column, dataColumns, indicatorEntry } from '../charts/indicators';
import { dataRows } from '../../support/rowsInShort';

const guests = {
  columns: [column('jahr', 'period'), ...['total', 'inland', 'ausland'].map((key) => column(key, 'value'))],
  data_rows: dataRows('2024 90 30 60, 2025 100 60 40'),
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
    const rows = dataRows('Altstadt 5, Bach 9');
    const groups = { columns: [column('alter', 'category'), column('personen', 'value')], data_rows: rows };
    const areas = { columns: [column('gebiet', 'area'), column('personen', 'value')], data_rows: rows };
    expect(headlineValue(indicatorEntry(groups))).toBeUndefined();
    expect(headlineValue(indicatorEntry(areas))).toMatchObject({ value: 9, name: 'Bach', period: null });
  });

  it('names the point in time of its column, unless editors named one', () => {
    const years = ['2016', '2026'].map((label, index) => column(`w${index}`, 'value', { label }));
    const data = { columns: [column('gebiet', 'area'), ...years], data_rows: dataRows('Bach 9 4'), headline: 'w0' };
    const detail = (period: string | null): string => {
      const indicator = indicatorEntry({ ...data, reference_period: period });
      const headline = headlineValue(indicator);
      return headline === undefined ? '' : headlineDetail(headline, indicator, 'de');
    };
    expect(detail(null)).toBe('höchster Wert: Bach, 2016');
    expect(detail('Ende 2016')).toBe('höchster Wert: Bach, Ende 2016');
  });

  it('is no total of areas, which would always be the highest', () => {
    const rows = dataRows('Schweiz 90, Basel-Stadt 9');
    const areas = { columns: [column('gebiet', 'area'), column('personen', 'value')], data_rows: rows };
    const withTotal = indicatorEntry({ ...areas, spatial_units: ['Kanton', 'Schweiz'] });
    expect(headlineValue(withTotal)).toBeUndefined();
    expect(sparklineLayout(withTotal, { width: 240, height: 64 })).toBeUndefined();
    expect(headlineValue(indicatorEntry({ ...areas, spatial_units: ['Wohnviertel', 'Gemeinde'] }))).toBeDefined();
    expect(headlineValue(indicatorEntry({ ...areas, spatial_units: ['Kanton'] }))).toBeDefined();
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

describe('of several groups or areas', () => {
  const grid = {
    columns: dataColumns('jahr period, ort area, alter category, personen value'),
    data_rows: [
      ['2025', 'Kanton', 'Total', 200],
      ['2025', 'Kanton', 'unter 20', 40],
      ['2025', 'Riehen', 'Total', 20],
      ['2024', 'Kanton', 'Total', 190],
    ],
  };

  it('none stands for the indicator unless the editor names it', () => {
    expect(valueOf(indicatorEntry(grid))).toBeUndefined();
    expect(valueOf(indicatorEntry({ ...grid, headline_area: 'Kanton' }))).toBeUndefined();
    expect(valueOf(indicatorEntry({ ...grid, headline_area: 'Liestal', headline_category: 'Total' }))).toBeUndefined();
  });

  it('the one that the editor names does, and its shape', () => {
    const named = indicatorEntry({ ...grid, headline_area: 'Kanton', headline_category: 'Total' });
    expect(headlineValue(named)).toMatchObject({ value: 200, period: '2025' });
    expect(readColumn(named)?.series.map(({ values }) => values)).toEqual([[200, 190]]);
  });
});

describe('of areas', () => {
  const size = { width: 240, height: 64 };
  const overTime = {
    columns: [column('jahr', 'period'), column('ort', 'area'), column('personen', 'value')],
    data_rows: dataRows('2024 Altstadt 5, 2025 Altstadt 6, 2024 Bach 9, 2025 Bach 8'),
  };
  const withGroups = {
    columns: [column('ort', 'area'), column('alter', 'category'), column('personen', 'value')],
    data_rows: [
      ['Altstadt', 'unter 20', 5],
      ['Altstadt', 'Total', 60],
      ['Bach', 'unter 20', 7],
      ['Bach', 'Total', 40],
    ],
  };

  it.each([
    ['over time', overTime],
    ['with groups', withGroups],
  ])('%s, neither the first one nor its highest value stands for all', (_name, attributes) => {
    const indicator = indicatorEntry(attributes);
    expect(headlineValue(indicator)).toBeUndefined();
    expect(sparklineLayout(indicator, size)).toBeUndefined();
  });

  it('the highest one is that of the group that the editor names', () => {
    const indicator = indicatorEntry({ ...withGroups, headline_category: 'Total' });
    expect(headlineValue(indicator)).toMatchObject({ value: 60, name: 'Altstadt' });
    expect(sparklineLayout(indicator, size)?.points).toHaveLength(2);
  });

  it('none is the highest if only groups differ, or if nothing was measured yet', () => {
    const groups = { ...withGroups, data_rows: withGroups.data_rows.slice(0, 2) };
    const ahead = {
      ...overTime,
      data_rows: dataRows('2050 Bach 9, 2050 Riehen 5'),
      last_update: '2026-01-31',
    };
    expect(headlineValue(indicatorEntry(groups))).toBeUndefined();
    expect(headlineValue(indicatorEntry(ahead))).toBeUndefined();
  });
});

describe('a total', () => {
  const parts = {
    ...guests,
    columns: [column('jahr', 'period'), column('inland', 'value'), column('alle', 'total'), column('ausland', 'value')],
    data_rows: dataRows('2024 20 50 30, 2025 25 60 35'),
  };

  it('stands for the indicator, wherever it is and whatever is drawn', () => {
    expect(headlineValue(indicatorEntry(parts))).toMatchObject({ value: 60, series: 'alle', period: '2025' });
    const drawn = { ...parts, chart_options: { visible: ['inland'] } };
    expect(headlineValue(indicatorEntry(drawn))).toMatchObject({ series: 'alle' });
    expect(headlineValue(indicatorEntry({ ...parts, headline: 'inland' }))).toMatchObject({ series: 'inland' });
  });

  it.each(['stacked', 'area'])('is not stacked upon its parts in a chart of the kind %s', (kind) => {
    const options = { unit: 'Gäste', chart_type: kind, chart_options: { stacking: 'normal' } };
    const model = chartModel(indicatorEntry({ ...parts, ...options }));
    expect(model?.series.map(({ key }) => key)).toEqual(['inland', 'ausland']);
    expect(model?.leftOut).toEqual(['alle']);
  });

  it('is drawn beside its parts as a line', () => {
    const model = chartModel(indicatorEntry({ ...parts, chart_type: 'line' }));
    expect(model?.series.map(({ key }) => key)).toEqual(['inland', 'alle', 'ausland']);
  });
});

describe('a scenario', () => {
  const columns = [column('jahr', 'period'), column('einwohner', 'value'), column('art', 'status')];
  const rows = dataRows('2024 207 null, 2025 210 provisorisch, 2050 232 Szenario');

  it('never stands for today, and is called so when it is asked for', () => {
    const indicator = indicatorEntry({ columns, data_rows: rows });
    expect(headlineValue(indicator)).toMatchObject({ value: 210, period: '2025', status: 'provisional' });
    expect(valueOf(indicator, { period: '2050' })).toMatchObject({ value: 232, status: 'scenario' });
  });

  it('is what lies after the last update, even if nobody calls it so', () => {
    const unmarked = {
      columns: columns.slice(0, 2),
      data_rows: rows.map((row) => row.slice(0, 2)),
      last_update: '2026-02-12',
    };
    expect(headlineValue(indicatorEntry(unmarked))).toMatchObject({ value: 210, status: 'measured' });
    const alone = { ...unmarked, data_rows: [['2050', 232]] };
    expect(headlineValue(indicatorEntry(alone))).toBeUndefined();
  });

  it('belongs to the series before it if each has a status of its own', () => {
    const each = {
      columns: dataColumns('jahr period, a value, sa status, b value, sb status'),
      data_rows: [['2025', 1, 'p', 2, 'geschätzt']],
    };
    expect(headlineValue(indicatorEntry({ ...each, headline: 'a' }))).toMatchObject({ status: 'provisional' });
    expect(headlineValue(indicatorEntry({ ...each, headline: 'b' }))).toMatchObject({ status: 'estimated' });
  });

  it('of areas has no highest one', () => {
    const areas = {
      columns: [column('ort', 'area'), column('einwohner', 'value'), column('art', 'status')],
      data_rows: dataRows('Bach 9 s, Au 5 s'),
    };
    expect(headlineValue(indicatorEntry(areas))).toBeUndefined();
  });
});

it('the shape of a series ends where its value is: at the newest that was measured', () => {
  const columns = [column('jahr', 'period'), column('wert', 'value'), column('art', 'status')];
  const measured = dataRows('2024 10 null, 2025 12 null');
  const size = { width: 240, height: 64 };
  const withScenario = indicatorEntry({ columns, data_rows: [...measured, ['2050', 99, 'Szenario']] });
  expect(sparklineLayout(withScenario, size)).toMatchObject({ last: { x: 235 } });
  expect(sparklineLayout(withScenario, size)).toMatchObject({ points: [{ x: 5 }, { x: 235 }, null] });
});
