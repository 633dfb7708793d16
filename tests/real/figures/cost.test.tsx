/** What the charts of an office cost: processor time to draw, bytes of their pages. */
import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { Chart } from '@/lib/charts/Chart';
import { chartModel } from '@/lib/drawing/model/chartModel';
import type { Indicator } from '@/lib/site/indicators';
import { processorTimeOf } from '../../support/processorTime';
import { haveRealIndicators, realIndicatorsHint } from '../../support/real-indicators/office';
import { loadRealSite } from '../../support/real-indicators/realSite';
import type { RealSite } from '../../support/real-indicators/realSite';
import { renderAddress } from '../../support/renderSite';

/** Milliseconds of processor time, in the median; React for tests takes about twice as long as at build. */
const mostTime = 6;

/** Bytes of the page as it is sent, for 95 of 100 pages. */
const mostBytes = 25_000;

/** One of four; the office lists them in no order. */
function someOf(indicators: readonly Indicator[]): readonly Indicator[] {
  return indicators.filter((_, place) => place % 4 === 0);
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Infinity;
}

describe.skipIf(!haveRealIndicators)(`charts of an office${realIndicatorsHint}`, () => {
  let site: RealSite;

  beforeAll(async () => {
    site = await loadRealSite();
  });

  it('are drawn in little time', () => {
    const draw = (indicator: Indicator): void => {
      const model = chartModel(indicator);
      if (model !== undefined) renderToStaticMarkup(<Chart model={model} language="de" label="" />);
    };
    // The first time the code is not compiled yet.
    someOf(site.indicators).forEach(draw);
    const times = site.indicators.map((indicator) => processorTimeOf(() => draw(indicator)));
    expect(quantile(times, 0.5)).toBeLessThan(mostTime);
  });

  it('have pages that are small', async () => {
    const sizes: number[] = [];
    const drawn = site.indicators.filter((indicator) => chartModel(indicator) !== undefined);
    for (const { meta } of someOf(drawn)) {
      const { html } = await renderAddress(site.contents, `/indikatorenportal/${meta.key}`);
      sizes.push(gzipSync(html).length);
    }
    expect(quantile(sizes, 0.95)).toBeLessThan(mostBytes);
  });
});
