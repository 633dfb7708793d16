import { memoize } from '@/lib/shared/browser/memoize';
import { makeModel } from './chartModel';
import type { ChartData, ChartModel } from './chartModel';
import { officeTiles } from '../map/officeTiles';

/** The chart model of an indicator, with the tiles of the office; undefined if it has no chart. */
export const indicatorModel = memoize((indicator: ChartData): ChartModel | undefined =>
  makeModel(indicator, officeTiles()),
);
