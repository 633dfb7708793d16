/** The names of an indicator's measures: which one the drawing shows, and which are only in the table. */
import { isSeries } from '@/lib/data/dataColumns';
import { isShown } from '@/lib/data/readSeries';
import type { Series } from '@/lib/data/readSeries';
import type { IndicatorData } from '@/lib/data/dataColumns';

export interface MeasureNames {
  /** The drawn measure, if the table has others and nothing else names it. */
  readonly measure: string | null;
  /** Series that are only in the table: hidden by editors, of another unit, or measured on a second axis. */
  readonly leftOut: readonly string[];
}

/** `drawn`: the series of the drawing. `others`: those that it leaves out, besides those that editors hide. */
export function namesOf(
  { columns, chart_options: options }: Pick<IndicatorData, 'columns' | 'chart_options'>,
  drawn: readonly Series[],
  others: readonly Pick<Series, 'label'>[],
): MeasureNames {
  const [shown, hidden] = [true, false].map((wanted) =>
    columns.filter((column) => isSeries(column) && isShown(column, options?.visible) === wanted),
  );
  const leftOut = [...others, ...(hidden ?? [])].map(({ label }) => label);
  // If there is only one column, series may be named after rows.
  const [only, ...more] = shown?.length === 1 ? shown : drawn;
  const isAlone = leftOut.length > 0 && more.length === 0;
  return { measure: isAlone ? (only?.label ?? null) : null, leftOut };
}
