/** The values over time that represent an indicator. */
import { memoize } from '@/lib/shared/browser/memoize';
import type { DataCell, Status } from '@/content-types/dataCells';
import type { Entry } from '@/content-types/registry';
import { decimalsOf, isSeries } from './dataColumns';
import type { IndicatorData } from './dataColumns';
import { mainRows, mainSeries, sortByPeriod, statusOf } from './indicatorValues';

export interface MainValues {
  readonly unit: string | null;
  readonly decimals: number;
  /** Periods at which a break begins: values from there on cannot be compared with earlier ones. */
  readonly breaks: readonly string[];
  /** In chronological order; values as in the data. */
  readonly rows: readonly (readonly [period: string, value: DataCell, status: Status])[];
}

type MainData = IndicatorData & Pick<Entry<'products'>, 'annotations'>;

/** Undefined if no series over time represents the indicator. */
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
