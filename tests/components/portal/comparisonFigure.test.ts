import { beforeEach, describe, expect, it, vi } from 'vitest';
import { comparisonFigure } from '@/components/portal/comparisonFigure';
import { readTooltipData } from '@/lib/drawing/browser/tooltipData';
import type { PortalRecord } from '@/lib/portal/browser/portalData';
import type { MainValues } from '@/lib/data/mainValues';
import { tooltipAttribute } from '@/lib/drawing/tooltipAttribute';
import { chartModel } from '@/lib/drawing/model/chartModel';
import { portalRecord } from '../../fixtures/portalRecord';

function series(unit: string, rows: MainValues['rows'], breaks: MainValues['breaks'] = []): MainValues {
  return { unit, decimals: 1, breaks, rows };
}

const files: Readonly<Record<string, MainValues>> = {
  rate: series('%', [
    ['2024', 0.9, 'measured'],
    ['2025', null, 'measured'],
    ['2026', 0.8, 'provisional'],
  ]),
  seldom: series('%', [
    ['2022', 44, 'measured'],
    ['2026', 46, 'measured'],
  ]),
  share: series('%', [
    ['2025', 5.1, 'measured'],
    ['2026', '(5.3)', 'measured'],
  ]),
  broken: series(
    '%',
    [
      ['2024', 4, 'measured'],
      ['2025', 5, 'measured'],
      ['2026', 9, 'measured'],
    ],
    ['2026'],
  ),
  people: series('Personen', [['2026', 9, 'measured']]),
  months: series('%', [['2026-07', 4, 'measured']]),
};

function record(key: string, change: Partial<PortalRecord> = {}): PortalRecord {
  return { ...portalRecord(key), series: `/${key}`, seriesUnit: 'pour cent', ...change };
}

const compare = (...records: readonly PortalRecord[]): ReturnType<typeof comparisonFigure> =>
  comparisonFigure(records, { title: 'Vergleich', period: 'Zeitraum', break: 'Bruch in der Reihe ({name})' });

beforeEach(() => {
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(Response.json(files[address.slice(1)] ?? null)));
});

describe('several indicators in one chart', () => {
  it('are a series each over all their periods, as sure as they are', async () => {
    const figure = await compare(record('rate'), record('share'));
    expect(figure?.columns.map(({ label }) => label)).toEqual(['Zeitraum', 'rate', '', 'share', '']);
    expect(figure?.data_rows).toEqual([
      ['2024', 0.9, 'measured', null, null],
      ['2025', null, 'measured', 5.1, 'measured'],
      ['2026', 0.8, 'provisional', '(5.3)', 'measured'],
    ]);
    expect(figure && chartModel(figure)?.series).toHaveLength(2);
  });

  it('are told apart if they have the same title', async () => {
    const both = [record('rate', { title: 'Quote', subtitle: 'Kanton' }), record('share', { title: 'Quote' })];
    const figure = await compare(...both);
    expect(figure?.columns.map(({ label }) => label)).toEqual(['Zeitraum', 'Quote, Kanton', '', 'Quote', '']);
  });

  it('mark where one of them breaks, and tell no change across that', async () => {
    const figure = await compare(record('broken'), record('share'));
    const model = figure && chartModel(figure);
    expect(model?.marks).toMatchObject([{ type: 'break', place: '2026', text: 'Bruch in der Reihe (broken)' }]);
    const read = readTooltipData(model ? tooltipAttribute(model, 'de', { x: [], y: [] }) : undefined);
    expect(read?.series.map(({ changes }) => changes)).toEqual(['|+25,0\u202f%|', '||']);
  });

  it('have the unit of the language of the page, unless all are in another', async () => {
    const german = { language: 'de', seriesUnit: '%' };
    expect((await compare(record('rate', german), record('share')))?.unit).toBe('pour cent');
    expect((await compare(record('rate', german), record('share', german)))?.unit).toBe('%');
    const figure = await compare(record('rate', german), record('share'));
    expect(new Set(figure && chartModel(figure)?.series.map(({ unit }) => unit))).toEqual(new Set(['pour cent']));
  });

  it.each([
    ['of other units', ['rate', 'people']],
    ['of other kinds of periods', ['rate', 'months']],
    ['alone', ['rate']],
    ['seldom measured, so that their lines would have gaps', ['rate', 'seldom']],
  ])('are none if they are %s', async (_, keys) => {
    expect(await compare(...keys.map((key) => record(key)))).toBeNull();
  });

  it('leave out what has no series, and fail if one cannot be had', async () => {
    expect(await compare(record('rate'), record('map', { series: '' }))).toBeNull();
    await expect(compare(record('rate'), record('missing'))).rejects.toThrow('The series in /missing cannot be read.');
  });
});
