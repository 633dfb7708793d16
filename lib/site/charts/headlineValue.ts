/** The one value that stands for an indicator in lists. */
import type { Entry } from '@/content-types/registry';
import { valueOf } from './indicatorData';
import type { LatestValue } from './indicatorData';
import { readColumn } from './readSeries';

/** The latest value with its period, or the highest of all areas with the name of that area. */
export type HeadlineValue = Omit<LatestValue, 'period'> &
  ({ readonly period: string; readonly name: null } | { readonly period: null; readonly name: string });

/** Undefined if no value stands for the indicator: several series, groups that are no areas, or no data. */
export function headlineValue(indicator: Entry<'products'>): HeadlineValue | undefined {
  const latest = valueOf(indicator);
  if (latest !== undefined) return { ...latest, name: null };
  if (!indicator.columns.some(({ role }) => role === 'area')) return undefined;
  const read = readColumn(indicator);
  const [first] = read?.series ?? [];
  if (read === undefined || first === undefined) return undefined;
  const known = first.values.flatMap((value, index) =>
    value === null ? [] : [{ value, name: read.keys[index] ?? '' }],
  );
  const [highest] = known.sort((left, right) => right.value - left.value);
  return highest && { ...highest, period: null, series: null, unit: first.unit, decimals: first.decimals };
}
