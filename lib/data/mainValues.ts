/** The values over time that stand for an indicator. */
import { memoize } from '@/lib/shared/browser/memoize';
import type { DataCell, Status } from '@/content-types/dataCells';
import type { Entry } from '@/content-types/registry';
import { decimalsOf, isSeries } from './dataColumns';
import type { IndicatorData } from './dataColumns';
import { mainRows, mainSeries, sortByPeriod, statusOf } from './indicatorValues';

export interface MainValues {
  readonly unit: string | null;
  readonly decimals: number;
  /** The periods from which on the values are no more to be compared with those before. */
  readonly breaks: readonly string[];
  /** Period, value as in the data, and how sure it is, in the order of time. */
  readonly rows: readonly (readonly [period: string, value: DataCell, status: Status])[];
}

type MainData = IndicatorData & Pick<Entry<'products'>, 'annotations'>;

/** Undefined if no series over time stands for the indicator. */
export const mainValues = memoize((indicator: MainData): MainValues | undefined => {
  const { annotations, columns } = indicator;
  const periodIndex = columns.findIndex(({ role }) => role === 'period');
  const wanted = mainSeries(indicator);
  const valueIndex = columns.findIndex((column) => isSeries(column) && column.key === wanted);
  const column = columns[valueIndex];
  const rows = mainRows(indicator);
  if (periodIndex === -1 || column === undefined || rows === undefined) return undefined;
  const status = (row: readonly DataCell[]): Status => statusOf(indicator, row, { periodIndex, valueIndex });
  return {
    unit: column.unit ?? indicator.unit,
    decimals: decimalsOf(indicator, column),
    breaks: annotations.flatMap(({ type, x }) => (type === 'break' && x !== null ? [x] : [])),
    rows: sortByPeriod(rows, periodIndex).map((row) => [
      String(row[periodIndex]),
      row[valueIndex] ?? null,
      status(row),
    ]),
  };
});
