import { describe, expect, it } from 'vitest';
import { periodReader, normalizeRowPeriods } from '@/lib/data/files/periodReader';

function read(text: string): string {
  return periodReader([text])(text);
}

function readAll(texts: readonly string[]): readonly string[] {
  return texts.map(periodReader(texts));
}

describe('periods as offices write them', () => {
  it.each([
    ['2016-Q1', ['2016 Q1', '2016Q1', 'Q1 2016', 'Q1/2016', '1. Quartal 2016', '2016, 1. Quartal', '1Q2016', 'T1 2016', '1er trimestre 2016', '1º trimestre 2016', '2016-T1']], // prettier-ignore
    ['2016-H2', ['2. Halbjahr 2016', 'H2 2016', '2e semestre 2016', 'S2 2016', '2016 H2']],
    ['2016-01', ['01.2016', '1.2016', '01/2016', 'Januar 2016', 'Jan. 2016', 'janvier 2016', 'gennaio 2016', '2016M01']], // prettier-ignore
    ['2016-03', ['März 2016', 'mars 2016', 'Mar 2016', 'Mrz 2016', 'Mrz. 2016', 'Maerz 2016', '2016 März', 'Mrz-2016']],
    ['2016-02', ['fevr. 2016', 'Feb 2016']],
    ['2016-W05', ['2016-KW5', '2016W05', 'KW 5 2016', 'KW 05/2016', 'Woche 5, 2016', '5. Woche 2016', 'semaine 5 2016', 'settimana 5, 2016']], // prettier-ignore
    ['2016/17', ['2016/17', '2016/2017']],
    ['2016-07-31', ['31.7.2016', '31.07.2016', '31. Juli 2016', '2016-07-31 00:00:00', '2016-07-31T00:00:00.000Z']],
    ['2016', ['2016', ' 2016 ', '2016.0']],
  ])('are known as %s', (expected, texts) => {
    expect(texts.map(read)).toEqual(texts.map(() => expected));
  });

  it.each([
    ...['5. Quartal 2016', 'H3 2016', 'KW 54 2016', '13.2016', '2016/18', '2016/1917', '2019-2023', 'jui 2016'],
    ...['Riehen', '2016-1', '2014: Messe', '2016*', '2016-07-31 13:00:00', ''],
  ])('stay as they are if they are none: %j', (text) => {
    expect(read(text)).toBe(text);
  });

  it('count what only the whole column says', () => {
    const numbers = (most: number): string[] =>
      ['2016', '2017'].flatMap((year) => Array.from({ length: most }, (_, index) => `${year}-${index + 1}`));
    expect(readAll(numbers(4)).slice(3, 5)).toEqual(['2016-Q4', '2017-Q1']);
    expect(readAll(numbers(12)).slice(8, 10)).toEqual(['2016-09', '2016-10']);
    expect(readAll(numbers(5)).slice(0, 1)).toEqual(['2016-01']);
    expect(readAll(numbers(2)).slice(1, 3)).toEqual(['2016-H2', '2017-H1']);
    expect(readAll(['2016-Q1', '2016-2'])).toEqual(['2016-Q1', '2016-Q2']);
  });

  it('are quarters in the spelling of months if no year has a fifth month', () => {
    const firstOf = (most: number, years: readonly string[]): string[] =>
      years.flatMap((year) => Array.from({ length: most }, (_, index) => `${year}-0${index + 1}`));
    expect(readAll([...firstOf(4, ['2016', '2017']), '2018-01']).slice(3)).toEqual([
      '2016-Q4',
      ...['2017-Q1', '2017-Q2', '2017-Q3', '2017-Q4', '2018-Q1'],
    ]);
    const months = [firstOf(4, ['2016']), firstOf(3, ['2016', '2017']), [...firstOf(4, ['2016', '2017']), '2018-05']];
    expect(months.map(readAll)).toEqual(months);
  });

  it.each([[['2016-1', '2016-2', '2016-3', '2016-4']], [['2016-1', '2017-1']], [['2016-1', '2016-2', '2017-3']]])(
    'stay names if nobody can tell what they count: %j',
    (texts) => {
      expect(readAll(texts)).toEqual(texts);
    },
  );

  it('are read in their column only', () => {
    expect(normalizeRowPeriods([['Q1 2016', 'Q1 2016', 1]], ['period', 'category', 'value'])).toEqual([
      ['2016-Q1', 'Q1 2016', 1],
    ]);
  });
});
