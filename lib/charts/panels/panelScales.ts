/** Whether small multiples share a scale. */
import { max, median } from 'd3-array';
import type { Series } from '@/lib/data/readSeries';
import type { ChartModel } from '@/lib/drawing/model/chartModel';

/** Share of the highest chart's height below which a line can hardly be told from the axis. */
const tooLow = 1 / 8;

function reachOf({ values }: Series): number {
  return max(values, (value) => (value === null ? undefined : Math.abs(value))) ?? 0;
}

/**
 * Whether each small chart has its own scale: as editors chose, else if most would be flat beside the highest, such as countries
 * beside their total, and editors neither set limits of the axis nor annotated a value.
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
