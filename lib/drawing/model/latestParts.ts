/** Data for kinds that show one point in time: the latest that is not a scenario, if there is one. */
import type { Status } from '@/content-types/dataCells';
import { areaChartKinds } from '@/content-types/chartKinds';
import type { ChartKind } from '@/content-types/chartKinds';
import { positionKind, timeOf } from '@/lib/data/positions';
import type { ReadSeries, Series } from '@/lib/data/readSeries';
import { rowAsSeries } from './rowsAsSeries';

interface LatestParts extends ReadSeries {
  /** The point in time; null if the data have none. */
  readonly period: string | null;
  /** The same parts at the newest points in time with values, in chronological order, with the time as `key`; else empty. */
  readonly periods: readonly Series[];
}

/** A list with the status of a value; empty without a value. */
function statusAt({ values, statuses }: Series, index: number): readonly Status[] {
  return values[index] === null ? [] : statuses.slice(index, index + 1);
}

/** The latest point in time with values. A scenario is chosen only if there is nothing else. */
function latestOf(points: readonly string[], statusesAt: (index: number) => readonly Status[]): string | undefined {
  const filled = points.filter((_, index) => statusesAt(index).length > 0);
  const measured = points.filter((_, index) => statusesAt(index).some((status) => status !== 'scenario'));
  return (measured.length === 0 ? filled : measured).toSorted((one, other) => timeOf(one) - timeOf(other)).at(-1);
}

/** Of all points in time together. More would be as large as a page. */
const mostValues = 1500;

/** The newest points in time, in order; earlier ones if the shown one would not be included. */
function inTime(series: readonly Series[], shown: string): readonly Series[] {
  const filled = series.filter(({ values }) => values.some((value) => value !== null));
  const inOrder = filled.toSorted((one, other) => timeOf(one.key) - timeOf(other.key));
  const most = Math.floor(mostValues / (series[0]?.values.length ?? 1));
  const middle = inOrder.findIndex(({ key }) => key === shown) - Math.floor(most / 2);
  const start = Math.max(0, Math.min(inOrder.length - most, middle));
  return inOrder.slice(start, start + most);
}

/** Parts as rows with one series of values; unchanged if the data have no points in time. */
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

/** Kinds that show only the latest point in time. */
const ofOnePeriod: readonly ChartKind[] = ['pie', ...areaChartKinds];

interface ShownParts extends LatestParts {
  /** Shown only in the table. */
  readonly others: readonly Series[];
}

/** Rows and series as the kind shows them. Only maps can show other points in time. */
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
