import type { Series } from '@/lib/data/readSeries';
import type { ChartModel } from './model/chartModel';
import { residualIndex } from './model/residualCategory';

/** Indexes of the grey series: the rest of a whole, and those beside emphasised ones. None in small multiples, which are all coloured. */
export function greySeries({ series, second, emphasis, hasPanels }: ChartModel): readonly number[] {
  if (hasPanels) return [];
  const all = [...series, ...second];
  const rest = residualIndex(series);
  const standsOut = ({ key }: Series): boolean => emphasis.includes(key);
  const hasEmphasis = all.some(standsOut);
  return all.flatMap((one, index) => (index === rest || (hasEmphasis && !standsOut(one)) ? [index] : []));
}
