import { describe, expect, it } from 'vitest';
import type { Entry } from '@/content-types/registry';
import { formatCell } from '@/lib/data/dataColumns';
import type { DataColumn } from '@/lib/data/dataColumns';
import { changeOf } from '@/lib/data/valueChanges';
import { periodsOf, valueOf } from '@/lib/data/indicatorValues';
import { column, indicatorEntry } from '../charts/indicators';
import { dataRows } from '../../support/rowsInShort';

const series = indicatorEntry({
  decimals: 1,
  columns: [
    column('jahr', 'period'),
    column('wohnungen', 'value', { unit: 'Wohnungen', decimals: 0 }),
    column('quote', 'value'),
    column('unten', 'low'),
    column('bemerkung', 'note'),
  ],
  data_rows: dataRows(
    '2023 900 0.8 0.7 null, 2024 1200 1.05 0.9 geschätzt, 2025 null 1.25 1.1 null, 2026 null null null null',
  ),
});

function columnOf(indicator: Entry<'products'>, key: string): DataColumn {
  const found = indicator.columns.find((candidate) => candidate.key === key);
  if (found === undefined) throw new Error(`no column ${key}`);
  return found;
}

describe('the value of an indicator', () => {
  it('is the last one that is there, of the series that stands for it', () => {
    const named = { ...series, headline: 'wohnungen' };
    expect(valueOf(named)).toEqual({
      value: 1200,
      series: 'wohnungen',
      period: '2024',
      unit: 'Wohnungen',
      decimals: 0,
      status: 'measured',
      isUncertain: false,
    });
    expect(valueOf(series)).toBeUndefined();
  });

  it('is that of a series, in the unit of the indicator if the series has none', () => {
    expect(valueOf(series, { series: 'quote' })).toMatchObject({ value: 1.25, period: '2025', unit: '%', decimals: 1 });
  });

  it('is that of a period', () => {
    expect(valueOf(series, { series: 'quote', period: '2023' })).toMatchObject({ value: 0.8, period: '2023' });
  });

  it.each([
    ['a series that does not exist', { series: 'fehlt' }],
    ['a period that does not exist', { period: '1999' }],
  ])('is not there for %s', (_, query) => {
    expect(valueOf(series, query)).toBeUndefined();
  });

  it.each([
    ['without data', { data_rows: [] }],
    ['without periods', { columns: [column('gemeinde', 'area'), column('wert', 'value')], data_rows: [['Riehen', 3]] }],
  ])('is not there for an indicator %s', (_, attributes) => {
    expect(valueOf(indicatorEntry(attributes))).toBeUndefined();
  });
});

describe('the periods of an indicator', () => {
  it('are the first and the last of its data', () => {
    expect(periodsOf(series)).toEqual({ from: '2023', to: '2026' });
  });

  it.each([
    ['without data', { data_rows: [] }],
    ['without periods', { columns: [column('gemeinde', 'area'), column('wert', 'value')], data_rows: [['Riehen', 3]] }],
  ])('are not there for an indicator %s', (_, attributes) => {
    expect(periodsOf(indicatorEntry(attributes))).toBeUndefined();
  });
});

describe('rows with the newest first', () => {
  const newestFirst = indicatorEntry({
    columns: [column('monat', 'period'), column('wert', 'value')],
    data_rows: dataRows('2026-02 null, 2026-01 7, 2025-12 3, 2025-11 5'),
  });

  it('are read in the order of time', () => {
    expect(valueOf(newestFirst)).toMatchObject({ value: 7, period: '2026-01' });
    expect(changeOf(newestFirst)).toEqual({ direction: 'up', since: '2025-12' });
    expect(periodsOf(newestFirst)).toEqual({ from: '2025-11', to: '2026-02' });
  });

  it('stay as they are if their periods are words', () => {
    const words = {
      data_rows: dataRows('Winter 1, Frühling 2'),
    };
    expect(periodsOf(indicatorEntry(words))).toEqual({ from: 'Winter', to: 'Frühling' });
  });
});

it.each([
  ['wohnungen', 1200, 'de', '1’200'],
  ['quote', 1.25, 'de', '1,3'],
  ['quote', null, 'de', '…'],
  ['quote', '()', 'de', '( )'],
  ['quote', '(1234.5)', 'de', '(1’234,5)'],
  ['quote', '-', 'de', '–'],
  ['bemerkung', 'geschätzt', 'de', 'geschätzt'],
  ['jahr', 2026, 'de', '2026'],
  ['jahr', '2026-07', 'fr', 'juillet 2026'],
  ['jahr', '2026-07-31', 'de', '31.\u00a0Juli 2026'],
  ['jahr', '2025/26', 'de', '2025/26'],
] as const)('B9 a cell is as people read it: %s %s (%s)', (key, cell, language, expected) => {
  expect(formatCell(series, columnOf(series, key), cell, language)).toBe(expected);
});
