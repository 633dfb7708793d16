import { memoize } from '@/lib/shared/browser/memoize';
import { makeModel } from './chartModel';
import type { ChartData, ChartModel } from './chartModel';
import { officeTiles } from '../map/officeTiles';

/** What the chart of an indicator is drawn from, with the tiles of the office; undefined if there is none. */
export const indicatorModel = memoize((indicator: ChartData): ChartModel | undefined =>
  makeModel(indicator, officeTiles()),
);
