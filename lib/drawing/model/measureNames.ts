/** What a drawing says of the measures of an indicator: which it shows, and which are in the table only. */
import { isSeries } from '@/lib/data/dataColumns';
import { isShown } from '@/lib/data/readSeries';
import type { Series } from '@/lib/data/readSeries';
import type { IndicatorData } from '@/lib/data/dataColumns';

export interface MeasureNames {
  /** What is measured, if the table has other measures and nothing else names the one that is drawn. */
  readonly measure: string | null;
  /** Names of series that are in the table only: not wanted by editors, of another unit, or measured on a second axis. */
  readonly leftOut: readonly string[];
}

/** `drawn`: the series of the drawing, `others`: those that it leaves out; those that editors leave out join them. */
export function namesOf(
  { columns, chart_options: options }: Pick<IndicatorData, 'columns' | 'chart_options'>,
  drawn: readonly Series[],
  others: readonly Pick<Series, 'label'>[],
): MeasureNames {
  const [shown, hidden] = [true, false].map((wanted) =>
    columns.filter((column) => isSeries(column) && isShown(column, options?.visible) === wanted),
  );
  const leftOut = [...others, ...(hidden ?? [])].map(({ label }) => label);
  // Rows may have given names to the series of the only column.
  const [only, ...more] = shown?.length === 1 ? shown : drawn;
  const isAlone = leftOut.length > 0 && more.length === 0;
  return { measure: isAlone ? (only?.label ?? null) : null, leftOut };
}
