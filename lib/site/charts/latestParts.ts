/** The data of a kind that shows one point in time: the latest that is not a scenario, if there is one. */
import type { Status } from '@/content-types/dataCells';
import { positionKind, timeOf } from '@/lib/content/figures/positions';
import type { ReadSeries, Series } from '@/lib/content/figures/readSeries';

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

/** Series over time become rows, with their values at one point. */
function turned(keys: readonly string[], series: readonly Series[], period: string): readonly Series[] {
  const at = keys.indexOf(period);
  const [first] = series;
  if (first === undefined) return [];
  const pick = <Item>(from: (one: Series) => readonly Item[]): Item[] =>
    series.flatMap((one) => from(one).slice(at, at + 1));
  return [
    {
      ...first,
      key: period,
      label: period,
      isTotal: false,
      values: pick(({ values }) => values),
      kinds: pick(({ kinds }) => kinds),
      statuses: pick(({ statuses }) => statuses),
      intervals: pick(({ intervals }) => intervals),
    },
  ];
}

/** Parts as rows with one series of values; unchanged if the data have no time in them. */
export function latestParts({ keys, series }: ReadSeries): LatestParts {
  const period = latestOf(keys, (index) => series.flatMap((one) => statusAt(one, index)));
  if (period !== undefined && positionKind(keys) !== 'category' && series.length > 1) {
    return { keys: series.map(({ label }) => label), series: turned(keys, series, period), period };
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
