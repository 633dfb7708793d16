/** The data of a kind that shows one point in time: the latest. */
import { positionKind, timeOf } from '@/lib/content/figures/positions';
import type { ReadSeries, Series } from '@/lib/content/figures/readSeries';

export interface LatestParts extends ReadSeries {
  /** Which point in time; null if the data know none. */
  readonly period: string | null;
}

function latestOf(keys: readonly string[]): string | undefined {
  return keys.toSorted((one, other) => timeOf(one) - timeOf(other)).at(-1);
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
      boundNames: null,
      values: pick(({ values }) => values),
      kinds: pick(({ kinds }) => kinds),
      statuses: pick(({ statuses }) => statuses),
      intervals: pick(({ intervals }) => intervals),
    },
  ];
}

/** Parts as rows with one series of values; unchanged if the data have no time in them. */
export function latestParts({ keys, series }: ReadSeries): LatestParts {
  const filled = keys.filter((_, index) => series.some(({ values }) => values[index] !== null));
  const period = latestOf(filled);
  if (period !== undefined && positionKind(keys) !== 'category' && series.length > 1) {
    return { keys: series.map(({ label }) => label), series: turned(keys, series, period), period };
  }
  const latest = latestOf(series.map(({ label }) => label));
  if (latest !== undefined && series.length > 1 && positionKind(series.map(({ label }) => label)) !== 'category') {
    return { keys, series: series.filter(({ label }) => label === latest), period: latest };
  }
  return { keys, series, period: null };
}
