/** What a drawing says of the measures of an indicator: which it shows, and which are in the table only. */
import { isSeries } from '@/lib/content/figures/dataColumns';
import { isShown } from '@/lib/content/figures/readSeries';
import type { Series } from '@/lib/content/figures/readSeries';
import type { ChartData, ChartModel } from './chartModel';

/** `drawn`: the series of the drawing, `others`: those that it leaves out; those that editors leave out join them. */
export function namesOf(
  { columns, chart_options: options }: ChartData,
  drawn: readonly Series[],
  others: readonly Pick<Series, 'label'>[],
): Pick<ChartModel, 'measure' | 'leftOut'> {
  const [shown, hidden] = [true, false].map((wanted) =>
    columns.filter((column) => isSeries(column) && isShown(column, options?.visible) === wanted),
  );
  const leftOut = [...others, ...(hidden ?? [])].map(({ label }) => label);
  // Rows may have given names to the series of the only column.
  const [only, ...more] = shown?.length === 1 ? shown : drawn;
  const isAlone = leftOut.length > 0 && more.length === 0;
  return { measure: isAlone ? (only?.label ?? null) : null, leftOut };
}
