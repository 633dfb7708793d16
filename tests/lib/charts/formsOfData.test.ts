/** What is drawn of data that are not quite as a kind of chart has them. */
import { describe, expect, it } from 'vitest';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { messagesByLocale } from '@/lib/i18n/messages';
import { columnLayout } from '@/lib/charts/column/columnLayout';
import { chartForm, drawingNotes, effectiveKind } from '@/lib/charts/chartForm';
import { lineLayout } from '@/lib/charts/line/lineLayout';
import { verticalScale } from '@/lib/drawing/cartesianLayout';
import { chartOf, column } from './indicators';
import { dataRows } from '../../support/rowsInShort';

type Cells = readonly (readonly (string | number | null)[])[];

function table(along: string, heads: readonly string[], rows: Cells, attributes: object = {}): ChartModel {
  const columns = [column('along', along), ...heads.map((head) => column(head, 'value'))];
  return chartOf({ columns, data_rows: rows, unit: 'Personen', ...attributes });
}

function formOf(model: ChartModel): string {
  return chartForm(model, 'de', messagesByLocale.de);
}

function labels(series: ChartModel['series']): readonly string[] {
  return series.map(({ label }) => label);
}

function ticksOf({ ticks }: ReturnType<typeof verticalScale>): readonly string[] {
  return ticks.map(({ text }) => text);
}

describe('a column for each year', () => {
  const years = ['2014', '2015', '2016'];
  const rows = dataRows('BS 5 null 5.2, BL 6 6.1 6.2');

  it.each(['line', 'area'])('becomes the axis of time of a chart of the kind %s, and each row a series', (kind) => {
    const model = table('area', years, rows, { chart_type: kind });
    expect(model.positions.map(({ key }) => key)).toEqual(years);
    expect(model.series.map(({ label, values }) => [label, ...values])).toEqual(rows);
  });

  it('stays beside the others in columns, unless they are many or editors want it', () => {
    const beside = table('area', years, rows, { chart_type: 'column' });
    expect([beside.positionKind, labels(beside.series)]).toEqual(['category', years]);
    const wanted = table('area', years, rows, { chart_type: 'column', chart_options: { rowsAreSeries: true } });
    expect([wanted.positionKind, labels(wanted.series)]).toEqual(['year', ['BS', 'BL']]);
    const many = Array.from({ length: 7 }, (_, index) => String(2010 + index));
    const long = table('area', many, [['BS', ...many.map(Number)]], { chart_type: 'column' });
    expect([long.positionKind, labels(long.series)]).toEqual(['year', ['BS']]);
  });

  it('stays a row if editors say so', () => {
    const model = table('area', years, rows, { chart_type: 'line', chart_options: { rowsAreSeries: false } });
    expect(labels(model.series)).toEqual(years);
  });
});

describe('more parts than can be told apart', () => {
  const heads = ['Handel', 'Andere', 'Bau', 'Chemie', 'Bildung', 'Pflege', 'Kunst', 'Post'];
  const rows = dataRows('2024 80 9 3 70 60 50 2 1, 2025 80 9 3 70 60 50 null 1');
  const stacked = { chart_type: 'stacked', chart_options: null };

  it('are the largest five and the sum of the others, which is unknown where one is', () => {
    const model = table('period', heads, rows, stacked);
    expect(labels(model.series)).toEqual(['Handel', 'Bau', 'Chemie', 'Bildung', 'Pflege', 'Übrige']);
    expect(model.series.at(-1)?.values).toEqual([12, null]);
    expect(drawingNotes(model, 'de', messagesByLocale.de)).toBe('Übrige: Andere, Kunst, Post');
  });

  it('are all drawn, each by itself, if editors want that', () => {
    const model = table('period', heads, rows, { ...stacked, chart_options: { multiples: true } });
    expect([model.hasPanels, model.series.length, model.joined]).toEqual([true, 8, []]);
  });
});

describe('a combination with one unit', () => {
  const combo = { chart_type: 'combo', unit: 'km', chart_options: null };
  const rows = dataRows('2020 0.7 0.3 3, 2021 1.7 1.3 4');

  it.each([
    ['targets and means, by their names', ['Zielpfad', 'Ist', 'Soll'], null, ['Zielpfad', 'Soll']],
    ['else the last one', ['Bau', 'Ist', 'Alle'], null, ['Alle']],
    ['those that editors name', ['Bau', 'Ist', 'Ziel'], { lines: ['Bau'] }, ['Bau']],
  ])('draws as lines on the axis of the columns: %s', (_, heads, options, lines) => {
    const model = table('period', heads, rows, { ...combo, chart_options: options });
    expect([effectiveKind(model), model.hasSecondAxis, labels(model.second)]).toEqual(['combo', false, lines]);
    const layout = columnLayout(model, 'de');
    expect(layout.second).toBeUndefined();
    const heights = layout.lines.flatMap(({ points }) => points.map((point) => point?.y));
    expect(heights).toEqual(
      model.second.flatMap(({ values }) => values.map((value) => layout.values.place(value ?? 0))),
    );
  });

  it('has lines in place of columns that would be hairlines, on both axes', () => {
    const years = Array.from({ length: 40 }, (_, index) => [String(1980 + index), index, index * 2, 40 - index]);
    const model = table('period', ['a', 'b', 'c'], years, { ...combo, chart_options: { secondAxis: ['c'] } });
    expect(formOf(model)).toBe('Liniendiagramm, 3 Reihen, 1980–2019');
    const layout = lineLayout(model, 'de');
    expect([layout.lines.length, layout.second === undefined]).toEqual([3, false]);
  });
});

describe('an axis of shares', () => {
  const parts = ['A', 'B', 'C'];

  it('ends at a hundred, also if rounded parts add up to a little more', () => {
    const model = table('period', parts, [['2024', 33.4, 33.4, 33.3]], { unit: '%', chart_type: 'stacked' });
    expect(ticksOf(verticalScale(model, 'de')).at(-1)).toBe('100');
    const rates = table('period', ['A'], [['2024', 180]], { unit: '%', chart_type: 'column' });
    expect(ticksOf(verticalScale(rates, 'de')).at(-1)).toBe('200');
  });

  const columns = [column('jahr', 'period'), column('p', 'value'), column('q', 'value', { unit: '%' })];
  const rows = dataRows('2021 2300 81, 2024 4500 96');

  it.each([
    ['ends at a hundred on the right, too', null, ['75', '100']],
    ['begins on the right where editors want it', { secondMin: 0 }, ['0', '100']],
  ])('%s', (_, options, ends) => {
    const model = chartOf({ columns, data_rows: rows, unit: 'Plätze', chart_type: 'combo', chart_options: options });
    const ticks = columnLayout(model, 'de').second?.values.ticks.map(({ text }) => text) ?? [];
    expect([ticks.at(0), ticks.at(-1)]).toEqual(ends);
  });
});

describe('names that are counted', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => [`${hour}–${hour + 1} Uhr`, hour, hour, hour]);

  it('are lines where their columns would be too many', () => {
    const model = table('category', ['2022', '2023', '2024'], hours, { chart_type: 'column' });
    expect(effectiveKind(model)).toBe('line');
    expect(effectiveKind(table('category', ['2024'], hours.map((row) => row.slice(0, 2)), { chart_type: 'column' }))).not.toBe('line'); // prettier-ignore
  });
});

describe('a survey', () => {
  const answers = ['Sehr', 'Eher', 'Mittel', 'Eher nicht', 'Nicht', 'Weiss nicht', 'Keine Angabe'];

  it('has up to seven answers and two for who gave none', () => {
    const model = table('period', answers, [['2024', 50, 40, 20, 10, 5, 3, 1]], { chart_type: 'survey' });
    expect([effectiveKind(model), model.series.length]).toEqual(['survey', 7]);
  });

  it('is a table if there are more answers than tones', () => {
    const eight = Array.from({ length: 8 }, (_, index) => `Antwort ${index}`);
    const rows = [['2024', ...eight.map((_, index) => 10 + index)]];
    expect(() => table('period', eight, rows, { chart_type: 'survey' })).toThrow('no chart');
  });
});

it('values of one unit have as many digits, in every series', () => {
  const model = table('period', ['a', 'b', 'c'], [['2024', 1.5, 2.35, 14]], { chart_type: 'line', decimals: null });
  expect(model.series.map(({ decimals }) => decimals)).toEqual([2, 2, 2]);
});
