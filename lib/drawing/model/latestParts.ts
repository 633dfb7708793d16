/** The data of a kind that shows one point in time: the latest that is not a scenario, if there is one. */
import type { Status } from '@/content-types/dataCells';
import { areaChartKinds } from '@/content-types/chartKinds';
import type { ChartKind } from '@/content-types/chartKinds';
import { positionKind, timeOf } from '@/lib/data/positions';
import type { ReadSeries, Series } from '@/lib/data/readSeries';
import { rowAsSeries } from './rowsAsSeries';

interface LatestParts extends ReadSeries {
  /** Which point in time; null if the data know none. */
  readonly period: string | null;
  /** The same parts at the newest points in time that have values, in order, `key` being the time; empty if the data know none. */
  readonly periods: readonly Series[];
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

/** Of all points in time together: more would weigh as much as a page. */
const mostValues = 1500;

/** The newest in order; earlier ones if the one that is shown would not be among them. */
function inTime(series: readonly Series[], shown: string): readonly Series[] {
  const filled = series.filter(({ values }) => values.some((value) => value !== null));
  const inOrder = filled.toSorted((one, other) => timeOf(one.key) - timeOf(other.key));
  const most = Math.floor(mostValues / (series[0]?.values.length ?? 1));
  const middle = inOrder.findIndex(({ key }) => key === shown) - Math.floor(most / 2);
  const start = Math.max(0, Math.min(inOrder.length - most, middle));
  return inOrder.slice(start, start + most);
}

/** Parts as rows with one series of values; unchanged if the data have no time in them. */
function latestParts({ keys, series }: ReadSeries): LatestParts {
  const period = latestOf(keys, (index) => series.flatMap((one) => statusAt(one, index)));
  const [first, ...others] = series;
  if (period !== undefined && positionKind(keys) !== 'category' && first !== undefined && others.length > 0) {
    const rows = keys.map((key, place) => rowAsSeries([first, ...others], place, key));
    const row = rows.filter(({ key }) => key === period);
    return { keys: series.map(({ label }) => label), series: row, period, periods: inTime(rows, period) };
  }
  const isTime = ({ label }: Series): boolean => positionKind([label]) !== 'category';
  const times = series.filter(isTime);
  const latest = latestOf(
    times.map(({ label }) => label),
    (index) => times.slice(index, index + 1).flatMap((one) => keys.flatMap((_, place) => statusAt(one, place))),
  );
  if (latest !== undefined && times.length > 1) {
    const columns = times.map((one) => ({ ...one, key: one.label }));
    const shown = times.filter(({ label }) => label === latest);
    const others = series.filter((one) => !isTime(one));
    return { keys, series: [...shown, ...others], period: latest, periods: inTime(columns, latest) };
  }
  return { keys, series, period: null, periods: [] };
}

/** They show one point in time: the latest. */
const ofOnePeriod: readonly ChartKind[] = ['pie', ...areaChartKinds];

interface ShownParts extends LatestParts {
  /** They are in the table only. */
  readonly others: readonly Series[];
}

/** Rows and series as the kind shows them. Only maps show other points in time, if there are several. */
export function partsForKind(kind: ChartKind, read: ReadSeries): ShownParts {
  const alone = { others: [], periods: [] };
  if (!ofOnePeriod.includes(kind)) return { ...read, period: null, ...alone };
  const parts = latestParts(read);
  if (!areaChartKinds.includes(kind)) return { ...parts, ...alone };
  const { series, periods } = parts;
  return {
    ...parts,
    series: series.slice(0, 1),
    others: series.slice(1),
    periods: periods.length > 1 ? periods : [],
  };
}
