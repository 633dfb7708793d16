/** Why an indicator is shown as a table although its editors chose a chart. */
import type { Entry } from '@/content-types/registry';
import { readSeries } from '@/lib/data/readSeries';
import { indicatorModel } from './indicatorModel';

/** `tooMuch` for one drawing, or in an `otherForm`: rows have too many names for a chart, or no numbers. */
export type TableReason = 'tooMuch' | 'otherForm';

/** Undefined if there is a chart, if editors chose none, or without data. */
export function tableReason(indicator: Entry<'products'>): TableReason | undefined {
  const { chart_type: wanted, data_rows: rows } = indicator;
  if (wanted === null || rows === null || rows.length === 0 || indicatorModel(indicator) !== undefined)
    return undefined;
  const values = readSeries(indicator)?.series.flatMap((series) => series.values) ?? [];
  return values.some((value) => value !== null) ? 'tooMuch' : 'otherForm';
}
