import { describe, expect, it } from 'vitest';
import { schemes, siteColour } from '@/lib/site/tokens';
import { colourDistance, visionNames } from '../../support/colourVision';
import { contrast } from '../../support/contrast';

const series = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'];
const scale = ['chart-scale-1', 'chart-scale-2', 'chart-scale-3', 'chart-scale-4', 'chart-scale-5'];

/** Two neighbouring steps of grey on a ten-step scale are 0.1 apart. */
const apart = 0.12;

const pairs = series.flatMap((one, index) => series.slice(index + 1).map((other) => [one, other] as const));

it('the measure of distance says that black and white are 1 apart, and that red and green are close without red or green cones', () => {
  expect(colourDistance('#000000', '#ffffff', 'normal')).toBeCloseTo(1, 2);
  const normal = colourDistance('#c00000', '#557700', 'normal');
  expect(colourDistance('#c00000', '#557700', 'deuteranopia')).toBeLessThan(normal / 2);
});

describe.each(schemes)('the colours of charts in the %s scheme', (scheme) => {
  it.each(series)('--%s stands out from the paper', (name) => {
    expect(contrast(siteColour(name, scheme), siteColour('paper', scheme))).toBeGreaterThanOrEqual(3);
  });

  describe.each(visionNames)('with %s', (vision) => {
    it('no two series look alike', () => {
      const alike = pairs.filter(
        ([one, other]) => colourDistance(siteColour(one, scheme), siteColour(other, scheme), vision) <= apart,
      );
      expect(alike).toEqual([]);
    });

    it('the scale moves away from the paper in steps that can be seen', () => {
      const paper = siteColour('paper', scheme);
      const distances = scale.map((name) => colourDistance(siteColour(name, scheme), paper, vision));
      const steps = distances.map((distance, index) => distance - (distances[index - 1] ?? 0));
      expect(Math.min(...steps)).toBeGreaterThan(0.07);
    });
  });
});
