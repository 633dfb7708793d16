import { describe, expect, it } from 'vitest';
import { effectiveKind } from '@/lib/charts/chartForm';
import { chartModel } from '@/lib/drawing/model/chartModel';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { columnLayout } from '@/lib/charts/column/columnLayout';
import { rowLayout } from '@/lib/charts/bar/rowLayout';
import { stackSeries, stackExtent } from '@/lib/drawing/stack';
import { surveyLayout } from '@/lib/charts/survey/surveyLayout';
import { chartOf, column, indicatorEntry } from '../charts/indicators';
import { dataRows } from '../../support/rowsInShort';

it('ends where the sum of decimals does, and not a hair above it, where an axis would go on', () => {
  const shares = [34.7, 29.6, 35.7];
  const columns = [column('jahr', 'period'), ...['a', 'b', 'c'].map((key) => column(key, 'value'))];
  const model = chartModel(
    indicatorEntry({ columns, data_rows: [['2024', ...shares]], unit: '%', chart_type: 'stacked' }),
  );
  expect(stackExtent(model?.series ?? [])).toEqual([0, 100]);
});

describe('shares of a whole', () => {
  const names = ['a', 'b', 'c'];
  type Rows = readonly (readonly (string | number | null)[])[];

  function modelOf(kind: string, unit: string, rows: Rows): ChartModel {
    const columns = [column('frage', 'category'), ...names.map((key) => column(key, 'value'))];
    const options = { stacking: 'percent' };
    return chartOf({ columns, data_rows: rows, unit, chart_type: kind, chart_options: options });
  }

  const endsAt = ({ series, stacking }: ChartModel, index: number): readonly (number | undefined)[] =>
    stackSeries(series, stacking).map((segments) => segments[index]?.to);

  it('are not told of amounts of which one is unknown or secret', () => {
    const model = modelOf(
      'stacked',
      'Personen',
      dataRows('Alle 60 30 10, Neue 60 30 X, Alte 60 null 10, Junge 60 40 –'),
    );
    expect(endsAt(model, 0)).toEqual([60, 90, 100]);
    expect(endsAt(model, 1)).toEqual([undefined, undefined, undefined]);
    expect(endsAt(model, 2)).toEqual([undefined, undefined, undefined]);
    expect(endsAt(model, 3)).toEqual([60, 100, 100]);
  });

  it('say by a sign which amount is missing', () => {
    const model = modelOf('stacked', 'Personen', dataRows('Alle 60 30 10, Neue 60 30 X'));
    expect(columnLayout(model, 'de').signs.map(({ text }) => text)).toEqual(['X']);
    expect(rowLayout(model, 'de').rows.map(({ signs }) => signs.map(({ text }) => text))).toEqual([[], ['X']]);
  });

  it('are those of the data if these are shares: what is missing stays open', () => {
    const model = modelOf('survey', '%', dataRows('Alle 54 36 10, Neue 54 36 X, Alte 40 null 10'));
    expect(surveyLayout(model, 'de').rows.map(({ answers }) => answers.map(({ share }) => share))).toEqual([
      ['54', '36', '10'],
      ['54', '36'],
      ['40', '10'],
    ]);
    expect(endsAt(model, 2)).toEqual([40, undefined, 50]);
  });

  it('fill the whole in spite of rounded shares', () => {
    expect(endsAt(modelOf('survey', '%', [['Alle', 54, 36, 9.5], ['Neue', 50, 40, 10]]), 0)[2]).toBe(100); // prettier-ignore
  });

  it('are amounts if there is no whole at all', () => {
    const rows = dataRows('Alle 60 30 null, Neue null 30 10');
    expect(modelOf('stacked', 'Personen', rows).stacking).toBe('normal');
    expect(effectiveKind(modelOf('survey', 'Personen', rows))).toBe('bar');
  });
});

describe('a part that is unknown', () => {
  const columns = [column('jahr', 'period'), ...['a', 'b', 'c'].map((key) => column(key, 'value'))];
  const rows = dataRows('2023 10 20 30, 2024 null null 34, 2025 12 22 32');
  const modelAs = (kind: string): ChartModel => {
    const options = { stacking: 'normal' };
    return chartOf({ columns, data_rows: rows, chart_type: kind, chart_options: options });
  };

  it('has its sign upon the parts that are known', () => {
    const { signs, values } = columnLayout(modelAs('stacked'), 'de');
    expect(signs.map(({ text, y }) => [text, y])).toEqual([['…', values.place(34)]]);
  });

  it('has its sign behind the parts of a row that are known', () => {
    const { rows: drawn, values } = rowLayout(modelAs('bar'), 'de');
    expect(drawn.map(({ signs }) => signs.map(({ at }) => at))).toEqual([[], [values.place(34)], []]);
  });

  it('makes columns of an area, in which what is known beside a gap has no width', () => {
    expect(effectiveKind(modelAs('area'))).toBe('stacked');
    expect(effectiveKind(modelAs('line'))).toBe('line');
  });
});

describe('what is no whole', () => {
  const answers = ['Ja', 'Eher', 'Weiss nicht'].map((label, index) => column(`antwort_${index}`, 'value', { label }));
  const drawn = (columns: readonly object[], row: readonly number[], unit = '%'): string | undefined => {
    const rows = ['2019', '2023'].map((year) => [year, ...row]);
    const model = chartModel(
      indicatorEntry({ unit, columns: [column('jahr', 'period'), ...columns], data_rows: rows, chart_type: 'survey' }),
    );
    return model && `${effectiveKind(model)} ${model.stacking}`;
  };

  it.each([
    [
      'one of whose parts has another unit',
      answers.map((one, index) => (index === 1 ? { ...one, unit: 'Anzahl' } : one)),
      [300, 600, 30],
      '%',
    ],
    ['of which people gave several', answers, [60, 30, 30], '%'],
    ['of which people gave several, counted', [...answers, column('alle', 'total')], [60, 30, 30, 100], 'Personen'],
    ['of which some are not in the data', [...answers, column('alle', 'total')], [60, 10, 10, 100], 'Personen'],
  ])('is not stretched to a hundred: answers %s', (_, columns, row, unit) => {
    expect(drawn(columns, row, unit)).toBe('column none');
  });

  it('are not all answers of a survey', () => {
    expect(drawn(answers, [60, 30, 10])).toBe('survey percent');
    expect(drawn([...answers, column('alle', 'total')], [600, 300, 100, 1000], 'Personen')).toBe('survey percent');
  });

  it('is no ring: parts at the latest point that have two units', () => {
    const [first = {}, second = {}] = answers;
    const columns = [column('jahr', 'period'), first, second, { ...column('andere', 'value'), unit: 'Anzahl' }];
    const rows = ['2019', '2023'].map((year) => [year, 60, 40, 5]);
    const model = chartModel(indicatorEntry({ unit: 'Personen', columns, data_rows: rows, chart_type: 'pie' }));
    expect(model && effectiveKind(model)).toBe('column');
  });
});
