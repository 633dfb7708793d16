/** Indicators of an office as content of the site: read from files as editors upload them, each with a chart or a table. */
import { beforeAll, describe, expect, it } from 'vitest';
import { chartModel } from '@/lib/drawing/model/chartModel';
import { hasData } from '@/lib/open-data/dataFiles';
import { haveRealIndicators, officeIndicators, realIndicatorsHint } from '../../support/real-indicators/office';
import { loadRealSite } from '../../support/real-indicators/realSite';
import type { RealSite } from '../../support/real-indicators/realSite';

describe.skipIf(!haveRealIndicators)(`indicators of an office${realIndicatorsHint}`, () => {
  let site: RealSite;

  beforeAll(async () => {
    site = await loadRealSite();
  });

  it('are all accepted, with their data', () => {
    expect(site.problems).toEqual([]);
    expect(site.indicators).toHaveLength(officeIndicators().length);
    expect(site.indicators.filter((indicator) => !hasData(indicator)).map(({ meta }) => meta.key)).toEqual([]);
  });

  it('have a chart, nine of ten', () => {
    const drawn = site.indicators.filter((indicator) => chartModel(indicator) !== undefined);
    expect(drawn.length / site.indicators.length).toBeGreaterThan(0.9);
  });
});
