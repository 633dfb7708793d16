/** Indicators of an office as files that others read. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import JSONstat from 'jsonstat-toolkit';
import Papa from 'papaparse';
import { read as readBook, utils } from '@e965/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { readDataFile } from '@/lib/data/files/readDataFile';
import { measuredRoles } from '@/content-types/dataCells';
import { locales } from '@/content-types/locales';
import { memoize } from '@/lib/shared/browser/memoize';
import { writeDataFiles } from '@/lib/build/export/writeDataFiles';
import { fileRows, indicatorCsv } from '@/lib/open-data/csv';
import type { Indicator } from '@/lib/site/indicators';
import { indicatorFiles } from '@/lib/open-data/indicatorFiles';
import { markScenarios } from '@/lib/open-data/withScenarios';
import { indexFile, rulesFile, searchFolder } from '@/lib/search/searchFiles';
import { fromJsonStat } from '../../lib/open-data/fromJsonStat';
import { processorTimeOf } from '../../support/processorTime';
import { haveRealIndicators, realIndicatorsHint } from '../../support/real-indicators/office';
import { loadRealSite } from '../../support/real-indicators/realSite';
import type { RealSite } from '../../support/real-indicators/realSite';

/** Seconds of processor time for the files of a thousand indicators, without their compressed copies and what is searched. */
const mostSeconds = 15;
const manyIndicators = 1084;

describe.skipIf(!haveRealIndicators)(`files of an office${realIndicatorsHint}`, () => {
  let site: RealSite;

  beforeAll(async () => {
    site = await loadRealSite();
  });

  const filesOf = memoize(({ meta }: Indicator) => indicatorFiles(site.contents, meta.key));

  function fileOf(indicator: Indicator, ending: string): Buffer {
    const wanted = `/daten/indikator/${indicator.meta.key}${ending}`;
    return Buffer.from(filesOf(indicator).find(({ address }) => address === wanted)?.content ?? '');
  }

  function differing(isSame: (indicator: Indicator) => boolean): readonly string[] {
    return site.indicators.filter((indicator) => !isSame(indicator)).map(({ meta }) => meta.key);
  }

  it('are read as JSON-stat by a client of others, each value at its place', () => {
    const wrong = differing((indicator) => {
      const content: unknown = JSON.parse(fileOf(indicator, '.json').toString());
      const values = indicator.columns.filter(({ role }) => measuredRoles.some((measured) => measured === role)).length;
      const read = JSONstat(content);
      return read.class === 'dataset' && read.n >= values * (indicator.data_rows ?? []).length;
    });
    expect(wrong).toEqual([]);
  });

  it('say the same as CSV and as JSON-stat', () => {
    const wrong = differing((indicator) => {
      const content: unknown = JSON.parse(fileOf(indicator, '.json').toString());
      return fileOf(indicator, '.csv')
        .toString()
        .endsWith(indicatorCsv(fromJsonStat(content)));
    });
    expect(wrong).toEqual([]);
  });

  it('have CSV files that others read, and the site itself', async () => {
    const wrong: string[] = [];
    for (const indicator of site.indicators) {
      const bytes = fileOf(indicator, '.csv');
      const { data, errors } = Papa.parse<readonly string[]>(bytes.toString(), { comments: '#', skipEmptyLines: true });
      const isRead = errors.length === 0 && data.length === (indicator.data_rows ?? []).length + 1;
      const own = await readDataFile(bytes, '.csv', indicator.columns);
      const isSame = JSON.stringify(own.rows) === JSON.stringify(indicator.data_rows);
      if (!isRead || !isSame) wrong.push(indicator.meta.key);
    }
    expect(wrong).toEqual([]);
  });

  it('have spreadsheets that others read, with numbers as numbers', () => {
    const wrong: string[] = [];
    for (const indicator of site.indicators) {
      const book = readBook(fileOf(indicator, '.xlsx'), { type: 'array' });
      const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
      const data: readonly unknown[] = utils.sheet_to_json(sheet, { header: 1, defval: null, raw: true });
      const rows = fileRows(markScenarios(indicator)).map((row) => row.map((cell) => (cell === '' ? null : cell)));
      if (JSON.stringify(data.slice(1)) !== JSON.stringify(rows)) wrong.push(indicator.meta.key);
    }
    expect(wrong).toEqual([]);
  });

  it('cost little', () => {
    const searched = locales.flatMap((one) =>
      [indexFile(one), rulesFile(one)].map((name) => `${searchFolder}/${name}`),
    );
    const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
    try {
      const seconds =
        processorTimeOf(() => {
          writeDataFiles(site.contents, folder, new Set(searched), () => new Uint8Array());
        }) / 1000;
      expect((seconds / site.indicators.length) * manyIndicators).toBeLessThan(mostSeconds);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
