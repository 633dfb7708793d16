/** The charts of an office as drawings that stand alone. */
import { beforeAll, describe, expect, it } from 'vitest';
import { chartFile } from '@/lib/open-data/chart-file/chartFile';
import { dataFilesOf } from '@/lib/open-data/dataFiles';
import { placeFaults, readDrawing } from '../../support/drawing';
import { processorTimeOf } from '../../support/processorTime';
import { haveRealIndicators, realIndicatorsHint } from '../../support/real-indicators/office';
import { loadRealSite } from '../../support/real-indicators/realSite';
import type { RealSite } from '../../support/real-indicators/realSite';

/** Milliseconds of processor time for each, so that a thousand take a small part of the 15 s that all files may take. */
const mostTime = 5;

describe.skipIf(!haveRealIndicators)(`chart files of an office${realIndicatorsHint}`, () => {
  let site: RealSite;

  beforeAll(async () => {
    site = await loadRealSite();
  });

  it('are there for each that is offered, hold all in their frame, and no text covers another', () => {
    const faults = site.indicators.flatMap((indicator) => {
      const file = chartFile(indicator);
      expect(dataFilesOf(indicator).some(({ format }) => format === 'svg')).toBe(file !== undefined);
      if (file === undefined) return [];
      return placeFaults(readDrawing(file)).map((fault) => `${indicator.meta.key}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  it('cost little', () => {
    const makeAll = (): number =>
      processorTimeOf(() => {
        for (const indicator of site.indicators) chartFile(indicator);
      });
    // The first time the code is not compiled yet.
    makeAll();
    expect(makeAll() / site.indicators.length).toBeLessThan(mostTime);
  });
});
