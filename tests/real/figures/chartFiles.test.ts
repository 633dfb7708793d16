/** The charts of an office as drawings that stand alone. */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { chartFile } from '@/lib/site/chart-file/chartFile';
import { drawnAs } from '@/lib/site/charts/chartForm';
import { chartModel } from '@/lib/site/charts/chartModel';
import { placeFaults, readDrawing } from '../../support/drawing';
import { haveRealIndicators, realIndicatorsHint } from '../../support/real-indicators/office';
import { loadRealSite } from '../../support/real-indicators/realSite';
import type { RealSite } from '../../support/real-indicators/realSite';

describe.skipIf(!haveRealIndicators)(`chart files of an office${realIndicatorsHint}`, () => {
  let site: RealSite;

  beforeAll(async () => {
    site = await loadRealSite();
  });

  it('hold all in their frame, and no text covers another', () => {
    const faults = site.indicators.flatMap((indicator) => {
      const file = chartFile(indicator);
      if (file === undefined) return [];
      return placeFaults(readDrawing(file)).map((fault) => `${indicator.meta.key}: ${fault}`);
    });
    mkdirSync('/tmp/svg', { recursive: true });
    writeFileSync('/tmp/svg/faults.txt', faults.join('\n'));
    const t = process.cpuUsage();
    for (const indicator of site.indicators) chartFile(indicator);
    const used = process.cpuUsage(t);
    appendFileSync('/tmp/svg/cost.txt', `${(used.user + used.system) / 1000} ms\n`);
    for (const indicator of site.indicators) {
      const file = chartFile(indicator);
      const model = chartModel(indicator);
      if (file !== undefined && model !== undefined) writeFileSync(`/tmp/svg/${model.hasPanels ? 'panels' : drawnAs(model)}-${indicator.meta.key}.svg`, file);
    }
    expect(faults).toEqual([]);
  });
});
