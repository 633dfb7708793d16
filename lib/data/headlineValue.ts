/** The single value that represents an indicator in lists. */
import { memoize } from '@/lib/shared/browser/memoize';
import type { Entry } from '@/content-types/registry';
import { valueIn } from './dataColumns';
import { namedRows, statusOf, valueOf } from './indicatorValues';
import type { LatestValue } from './indicatorValues';
import { readColumn } from './readSeries';
import { hasTotal } from './areaUnits';

/** The latest value with its period, or the highest value among areas with the name of that area; `series` may be its period. */
export type HeadlineValue = Omit<LatestValue, 'period'> &
  ({ readonly period: string; readonly name: null } | { readonly period: null; readonly name: string });

/** The area with the highest value at one point in time. */
function highestArea(indicator: Entry<'products'>): HeadlineValue | undefined {
  const { columns } = indicator;
  const read = readColumn(indicator);
  const [series] = read?.series ?? [];
  if (read === undefined || series === undefined) return undefined;
  const rows = namedRows(indicator);
  const areaIndex = columns.findIndex(({ role }) => role === 'area');
  // Rows may differ by more than their area: by groups, or points in time.
  if (!read.keys.every((key, index) => key === rows[index]?.[areaIndex]?.toString())) return undefined;
  const known = rows.flatMap((row, index) => {
    const value = series.values[index];
    return typeof value === 'number' ? [{ row, value, name: read.keys[index] ?? '' }] : [];
  });
  const [highest] = known.sort((left, right) => right.value - left.value);
  if (highest === undefined) return undefined;
  const { row, value, name } = highest;
  const valueIndex = columns.findIndex(({ key }) => key === series.key);
  const status = statusOf(indicator, row, {
    valueIndex,
    periodIndex: columns.findIndex(({ role }) => role === 'period'),
  });
  // A scenario does not tell which area has the highest value today.
  if (status === 'scenario') return undefined;
  const isUncertain = valueIn(row[valueIndex]).kind === 'uncertain';
  const { unit, decimals } = series;
  return { value, name, status, isUncertain, unit, decimals, period: null, series: series.label };
}

/** Undefined if no single value represents the indicator: several series, groups, areas with their total, or no data. */
export const headlineValue = memoize((indicator: Entry<'products'>): HeadlineValue | undefined => {
  const latest = valueOf(indicator);
  if (latest !== undefined) return { ...latest, name: null };
  return hasTotal(indicator) ? undefined : highestArea(indicator);
});
