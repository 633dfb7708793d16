import { describe, expect, it } from 'vitest';
import { missingPeriods } from '@/lib/data/missingPeriods';

describe('the periods that a series leaves out', () => {
  it.each([
    ['years', ['2006', '2007', '2008', '2011', '2012'], ['2009', '2010']],
    ['every other year', ['2014', '2016', '2020', '2022'], ['2018']],
    ['school years', ['2007/08', '2008/09', '2009/10', '2011/12'], ['2010/11']],
    ['halves', ['2024-H1', '2024-H2', '2025-H1', '2026-H1'], ['2025-H2']],
    ['quarters', ['2025-Q2', '2025-Q3', '2025-Q4', '2026-Q3'], ['2026-Q1', '2026-Q2']],
    ['months', ['2026-02', '2025-09', '2025-10', '2025-11'], ['2025-12', '2026-01']],
    ['weeks', ['2020-W50', '2020-W51', '2020-W52', '2021-W02'], ['2020-W53', '2021-W01']],
    ['weeks by their day', ['2026-02-11', '2026-02-18', '2026-02-25', '2026-03-11'], ['2026-03-04']],
  ])('are told of %s', (_, keys, expected) => {
    expect(missingPeriods(keys)).toEqual(expected);
  });

  it.each([
    ['days without weekends', ['2026-08-20', '2026-08-21', '2026-08-24', '2026-08-25', '2026-08-26']],
    ['years that come more often later', ['1990', '1995', '2000', '2001', '2002', '2003']],
    ['years without a rhythm', ['1980', '2000', '2010', '2019']],
    ['two years', ['1980', '2000']],
    ['periods of several kinds', ['2020', '2021', '2022', '2024', '2025-Q1']],
    ['names', ['Riehen', 'Bettingen']],
  ])('are none of %s', (_, keys) => {
    expect(missingPeriods(keys)).toEqual([]);
  });
});
