/** Whether small charts share their axis. */
import { max, median } from 'd3-array';
import type { Series } from '@/lib/data/readSeries';
import type { ChartModel } from '@/lib/drawing/model/chartModel';

/** Of the height of the highest: below it, a line is hardly told from the axis. */
const tooLow = 1 / 8;

function reachOf({ values }: Series): number {
  return max(values, (value) => (value === null ? undefined : Math.abs(value))) ?? 0;
}

/**
 * Whether most small charts would be flat beside the highest, such as countries beside their total. Each has an axis of its own
 * then, unless the office wants the same for all, has set where axes end, or lines cross them.
 */
export function hasOwnScales(model: ChartModel): boolean {
  const { series, yMin, yMax, marks, stacking, logarithmic, panelAxes } = model;
  if (!model.hasPanels || stacking !== 'none' || logarithmic) return false;
  if (panelAxes !== undefined) return panelAxes === 'own';
  const isBound = yMin !== undefined || yMax !== undefined || marks.some(({ type }) => type === 'line');
  if (isBound) return false;
  const reaches = series.map(reachOf);
  return (median(reaches) ?? 0) < (max(reaches) ?? 0) * tooLow;
}
