/** The data of a kind that shows one point in time: the latest that is not a scenario, if there is one. */
import type { Status } from '@/content-types/dataCells';
import { positionKind, timeOf } from '@/lib/content/figures/positions';
import type { ReadSeries, Series } from '@/lib/content/figures/readSeries';
import { rowAsSeries } from './rowsAsSeries';

export interface LatestParts extends ReadSeries {
  /** Which point in time; null if the data know none. */
  readonly period: string | null;
}

/** How sure a value is; nothing if there is none. */
function statusAt({ values, statuses }: Series, index: number): readonly Status[] {
  return values[index] === null ? [] : statuses.slice(index, index + 1);
}

/** The latest point with values. Scenarios never stand for today, unless there is nothing else. */
function latestOf(points: readonly string[], statusesAt: (index: number) => readonly Status[]): string | undefined {
  const filled = points.filter((_, index) => statusesAt(index).length > 0);
  const measured = points.filter((_, index) => statusesAt(index).some((status) => status !== 'scenario'));
  return (measured.length === 0 ? filled : measured).toSorted((one, other) => timeOf(one) - timeOf(other)).at(-1);
}

/** Parts as rows with one series of values; unchanged if the data have no time in them. */
export function latestParts({ keys, series }: ReadSeries): LatestParts {
  const period = latestOf(keys, (index) => series.flatMap((one) => statusAt(one, index)));
  const [first, ...others] = series;
  if (period !== undefined && positionKind(keys) !== 'category' && first !== undefined && others.length > 0) {
    const row = rowAsSeries([first, ...others], keys.indexOf(period), period);
    return { keys: series.map(({ label }) => label), series: [row], period };
  }
  const labels = series.map(({ label }) => label);
  const latest = latestOf(labels, (index) =>
    series.slice(index, index + 1).flatMap((one) => keys.flatMap((_, place) => statusAt(one, place))),
  );
  if (latest !== undefined && series.length > 1 && positionKind(labels) !== 'category') {
    return { keys, series: series.filter(({ label }) => label === latest), period: latest };
  }
  return { keys, series, period: null };
}
