import type { Series } from '@/lib/data/readSeries';
import type { ChartModel } from './model/chartModel';
import { residualIndex } from './model/residualCategory';

/** Which series are grey: the rest of a whole, and those beside what stands out. Small charts have one each, in colour. */
export function greySeries({ series, second, emphasis, hasPanels }: ChartModel): readonly number[] {
  if (hasPanels) return [];
  const all = [...series, ...second];
  const rest = residualIndex(series);
  const standsOut = ({ key }: Series): boolean => emphasis.includes(key);
  const hasEmphasis = all.some(standsOut);
  return all.flatMap((one, index) => (index === rest || (hasEmphasis && !standsOut(one)) ? [index] : []));
}
