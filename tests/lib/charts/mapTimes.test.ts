import { describe, expect, it } from 'vitest';
import { isRecord } from '@/lib/shared/browser/isRecord';
import { messagesByLocale } from '@/lib/i18n/messages';
import { chartForm, effectiveKind } from '@/lib/charts/chartForm';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { mapLayout } from '@/lib/charts/map/mapLayout';
import { mapPeriodsAttribute, withNameOfTime } from '@/lib/charts/map/mapTimes';
import { dataRows } from '../../support/rowsInShort';
import { chartOf, column, dataColumns } from './indicators';

const wide = {
  chart_type: 'map',
  unit: '%',
  decimals: 1,
  columns: dataColumns('gebiet area, w0 value 2016, w1 value 2026'),
  data_rows: dataRows('Clara 1 2, Riehen 9 4, Breite null 3'),
};

const long = {
  ...wide,
  columns: [column('jahr', 'period'), column('gebiet', 'area'), column('quote', 'value')],
  data_rows: dataRows('2026 Clara 2, 2016 Clara 1, 2026 Riehen 4, 2016 Riehen 9, 2026 Breite 3, 2020 Clara null'),
};

/** The values of 30 areas over years. */
function rowsOf(first: number, years: number): readonly (readonly (string | number)[])[] {
  return Array.from({ length: years }, (_, year) =>
    Array.from({ length: 30 }, (_, area) => [`${first + year}`, `Gebiet ${area}`, year]),
  ).flat();
}

function askedOf(model: ChartModel, language: 'de' | 'ls' = 'de'): Readonly<Record<string, unknown>> {
  const asked: unknown = JSON.parse(mapPeriodsAttribute({ model, layout: mapLayout(model, language), language }));
  return isRecord(asked) ? asked : {};
}

describe('the points in time of a map', () => {
  it.each([
    ['columns named after them', wide],
    ['rows that name them', long],
  ])('are read from %s, in order, without those that have no value, and the newest is shown', (_, data) => {
    const model = chartOf(data);
    expect(model.period).toBe('2026');
    expect(model.periods.map(({ key, values }) => [key, values])).toEqual([
      ['2016', [1, 9, null]],
      ['2026', [2, 4, 3]],
    ]);
    expect(model.series.map(({ values }) => values)).toEqual([[2, 4, 3]]);
  });

  it('stay in the order of the areas if these are sorted by value', () => {
    const model = chartOf({ ...wide, chart_options: { sort: 'value' } });
    expect(model.positions.map(({ key }) => key)).toEqual(['Riehen', 'Breite', 'Clara']);
    expect(model.periods.map(({ values }) => values)).toEqual([
      [9, null, 1],
      [4, 3, 2],
    ]);
  });

  it('are none of a map of one, nor of other kinds', () => {
    expect(chartOf({ ...wide, chart_options: { visible: ['w1'] } }).periods).toEqual([]);
    expect(chartOf({ ...long, chart_type: 'line' }).periods).toEqual([]);
  });

  it('are as many as 1500 values are, the newest', () => {
    const keys = chartOf({ ...long, data_rows: rowsOf(1950, 70) }).periods.map(({ key }) => key);
    expect([keys.length, keys.at(0), keys.at(-1)]).toEqual([50, '1970', '2019']);
  });

  it('have the one that is shown among them, also if scenarios go on for long', () => {
    const columns = [...long.columns, column('art', 'status')];
    const rows = rowsOf(1990, 96).map((row) => [...row, Number(row[0]) > 2004 ? 's' : '']);
    const { period, periods } = chartOf({ ...long, columns, data_rows: rows });
    expect(period).toBe('2004');
    expect(periods).toHaveLength(50);
    expect(periods.map(({ key }) => key)).toContain('2004');
  });

  it('are the columns that are named after them, beside others of the same unit', () => {
    const columns = [...wide.columns, column('w2', 'value', { label: 'Differenz' })];
    const model = chartOf({ ...wide, columns, data_rows: dataRows('Clara 1 2 1, Riehen 9 4 -5, Breite null 3 null') });
    expect(model.period).toBe('2026');
    expect(model.periods.map(({ key }) => key)).toEqual(['2016', '2026']);
    expect(model.leftOut).toEqual(['Differenz']);
  });

  it('are all named with the drawing, whichever is shown', () => {
    expect(chartForm(chartOf(wide), 'de', messagesByLocale.de)).toBe('Kachelkarte, 2016–2026');
  });

  it('are no circles if a value is negative at one of them', () => {
    const circles = { ...wide, chart_type: 'circles', unit: 'Personen' };
    expect(effectiveKind(chartOf(circles))).toBe('circles');
    expect(effectiveKind(chartOf({ ...circles, data_rows: dataRows('Clara -1 2, Riehen 9 4') }))).toBe('bar');
  });

  it('share one scale: the same value has the same tone at all of them', () => {
    const rows = dataRows('Clara 1 9, Riehen 9 1, Breite 5 5');
    const { periods, classes } = mapLayout(chartOf({ ...wide, data_rows: rows }), 'de');
    const [before = [], now = []] = periods.map((values) => values.map(({ tone }) => tone));
    expect([before[0], before[1], before[2]]).toEqual([now[1], now[0], now[2]]);
    expect(new Set(before).size).toBe(3);
    expect(classes.map(({ text }) => text)).toEqual(['9,0\u202f%', '5,0\u202f%', '1,0\u202f%']);
  });

  it('have classes of values that the newest has not', () => {
    const { classes } = mapLayout(chartOf(wide), 'de');
    expect(classes.map(({ text }) => text)).toContain('9,0\u202f%');
  });
});

describe('what the browser gets of them', () => {
  it('are names, values as texts, and looks by area', () => {
    expect(askedOf(chartOf(wide))).toMatchObject({
      periods: [
        { name: '2016', values: '1,0|9,0|', notes: { 2: 'nicht verfügbar' }, looks: '0|1|2', radii: '||' },
        { name: '2026', values: '2,0|4,0|3,0' },
      ],
    });
  });

  it('are radii of circles that grow with values, all measured alike', () => {
    const { periods } = askedOf(chartOf({ ...wide, chart_type: 'circles', unit: 'Personen' }));
    expect(periods).toMatchObject([{ radii: '4.7|14|' }, { radii: '6.6|9.3|8.1' }]);
  });

  it('say the time in words in Leichte Sprache', () => {
    expect(askedOf(chartOf(wide), 'ls')['periods']).toMatchObject([{ name: 'im Jahr 2016' }, { name: 'im Jahr 2026' }]);
    expect(withNameOfTime(chartOf(wide), 'ls').series[0]?.label).toBe('im Jahr 2026');
  });
});
