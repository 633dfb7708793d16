import { beforeEach, describe, expect, it, vi } from 'vitest';
import { comparedFigure } from '@/components/portal/comparedFigure';
import { byFacet } from '@/lib/browser/portal/portalData';
import type { PortalRecord } from '@/lib/browser/portal/portalData';
import type { MainValues } from '@/lib/content/figures/mainValues';
import { chartModel } from '@/lib/site/charts/chartModel';

const files: Readonly<Record<string, MainValues>> = {
  rate: {
    unit: '%',
    decimals: 2,
    rows: [
      ['2024', 0.9, 'measured'],
      ['2025', null, 'measured'],
      ['2026', 0.8, 'provisional'],
    ],
  },
  seldom: {
    unit: '%',
    decimals: 0,
    rows: [
      ['2022', 44, 'measured'],
      ['2026', 46, 'measured'],
    ],
  },
  share: {
    unit: '%',
    decimals: 1,
    rows: [
      ['2025', 5.1, 'measured'],
      ['2026', '(5.3)', 'measured'],
    ],
  },
  people: { unit: 'Personen', decimals: 0, rows: [['2026', 9, 'measured']] },
  months: { unit: '%', decimals: 0, rows: [['2026-07', 4, 'measured']] },
};

function record(key: string, change: Partial<PortalRecord> = {}): PortalRecord {
  const address = { address: `/indikatorenportal/${key}`, preview: '', series: `/${key}` };
  const none = { keywords: '', from: null, to: null, updated: '', updatedText: '', figure: null, note: '' };
  return { key, title: key, subtitle: '', language: '', facets: byFacet(() => []), ...address, ...none, ...change };
}

const compare = (...records: readonly PortalRecord[]): ReturnType<typeof comparedFigure> =>
  comparedFigure(records, { title: 'Vergleich', period: 'Zeitraum' });

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
