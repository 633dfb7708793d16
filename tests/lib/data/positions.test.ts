import { describe, expect, it } from 'vitest';
import { parsePeriodRange, positionKind, positionsOf, timeOf } from '@/lib/data/positions';

describe('positions', () => {
  it.each([
    ['year', ['2016', '2017']],
    ['year', ['2016/17', '2017/18']],
    ['half', ['2016-H1', '2016']],
    ['quarter', ['2016-Q1', '2016-H1']],
    ['month', ['2016-01', '2016-Q1']],
    ['week', ['2016-W05', '2016-01']],
    ['date', ['2016-01-31', '2016-W05']],
  ] as const)('are points in time by their finest step: %s', (kind, keys) => {
    expect(positionKind(keys)).toBe(kind);
  });

  it.each(['2016-1', '2016-13', '2016-Q5', '2016-H3', '2016-W54', '2016-W5', '2016/18', '2016-Q1-03', '1/2', 'Q1'])(
    'are names otherwise: %s',
    (key) => {
      expect(positionKind([key])).toBe('category');
      expect(timeOf(key)).toBeNaN();
    },
  );

  it.each([
    [['2016-Q4', '2017-Q1', '2016-Q1'], ['2016-Q1', '2016-Q4', '2017-Q1']], // prettier-ignore
    [['2016-H2', '2016-H1'], ['2016-H1', '2016-H2']], // prettier-ignore
    [['2017-W01', '2016-W52', '2016-W05'], ['2016-W05', '2016-W52', '2017-W01']], // prettier-ignore
    [['2017/18', '2016/17'], ['2016/17', '2017/18']], // prettier-ignore
  ])('follow each other in time: %j', (keys, expected) => {
    expect(positionsOf(keys, positionKind(keys)).map(({ key }) => key)).toEqual(expected);
  });

  it('has weeks of the same length, also around the turn of years with 53 of them', () => {
    const times = ['2020-W52', '2020-W53', '2021-W01', '2021-W02'].map(timeOf);
    const steps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(steps.map((step) => Math.round(step * 365.2425))).toEqual([7, 7, 7]);
  });

  it.each([
    ['2020', '2020', '2020'],
    ['2020/2022', '2020', '2022'],
    ['2020/21', '2020/21', '2020/21'],
    ['2020/21/2022/23', '2020/21', '2022/23'],
    ['2020-Q1 / 2020-Q3', '2020-Q1', '2020-Q3'],
  ])('have two ends in annotations: %s', (place, from, to) => {
    expect(parsePeriodRange(place)).toEqual([from, to]);
  });
});
