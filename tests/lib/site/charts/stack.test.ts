import { describe, expect, it } from 'vitest';
import { drawnAs } from '@/lib/site/charts/chartForm';
import { chartModel } from '@/lib/site/charts/chartModel';
import type { ChartModel } from '@/lib/site/charts/chartModel';
import { columnLayout } from '@/lib/site/charts/columnLayout';
import { rowLayout } from '@/lib/site/charts/rowLayout';
import { stackSeries, stackedExtent } from '@/lib/site/charts/stack';
import { surveyLayout } from '@/lib/site/charts/surveyLayout';
import { column, indicatorEntry } from './indicators';

it('ends where the sum of decimals does, and not a hair above it, where an axis would go on', () => {
  const shares = [34.7, 29.6, 35.7];
  const columns = [column('jahr', 'period'), ...['a', 'b', 'c'].map((key) => column(key, 'value'))];
  const model = chartModel(
    indicatorEntry({ columns, data_rows: [['2024', ...shares]], unit: '%', chart_type: 'stacked' }),
  );
  expect(stackedExtent(model?.series ?? [])).toEqual([0, 100]);
});

describe('shares of a whole', () => {
  const names = ['a', 'b', 'c'];
  type Rows = readonly (readonly (string | number | null)[])[];

  function modelOf(kind: string, unit: string, rows: Rows): ChartModel {
    const columns = [column('frage', 'category'), ...names.map((key) => column(key, 'value'))];
    const options = { stacking: 'percent' };
    const model = chartModel(
      indicatorEntry({ columns, data_rows: rows, unit, chart_type: kind, chart_options: options }),
    );
    if (model === undefined) throw new Error('no chart');
    return model;
  }

  const endsAt = ({ series, stacking }: ChartModel, index: number): readonly (number | undefined)[] =>
    stackSeries(series, stacking).map((segments) => segments[index]?.to);

  it('are not told of amounts of which one is unknown or secret', () => {
    const model = modelOf('stacked', 'Personen', [
      ['Alle', 60, 30, 10],
      ['Neue', 60, 30, 'X'],
      ['Alte', 60, null, 10],
      ['Junge', 60, 40, '–'],
    ]);
    expect(endsAt(model, 0)).toEqual([60, 90, 100]);
    expect(endsAt(model, 1)).toEqual([undefined, undefined, undefined]);
    expect(endsAt(model, 2)).toEqual([undefined, undefined, undefined]);
    expect(endsAt(model, 3)).toEqual([60, 100, 100]);
  });

  it('say by a sign which amount is missing', () => {
    const model = modelOf('stacked', 'Personen', [
      ['Alle', 60, 30, 10],
      ['Neue', 60, 30, 'X'],
    ]);
    expect(columnLayout(model, 'de').signs.map(({ text }) => text)).toEqual(['X']);
    expect(rowLayout(model, 'de').rows.map(({ signs }) => signs.map(({ text }) => text))).toEqual([[], ['X']]);
  });

  it('are those of the data if these are shares: what is missing stays open', () => {
    const model = modelOf('survey', '%', [
      ['Alle', 54, 36, 10],
      ['Neue', 54, 36, 'X'],
      ['Alte', 40, null, 10],
    ]);
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
    const rows = [
      ['Alle', 60, 30, null],
      ['Neue', null, 30, 10],
    ];
    expect(modelOf('stacked', 'Personen', rows).stacking).toBe('normal');
    expect(drawnAs(modelOf('survey', 'Personen', rows))).toBe('bar');
  });
});
