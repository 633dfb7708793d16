/** Why an indicator is shown as a table although its editors want a chart. */
import type { Entry } from '@/content-types/registry';
import { readSeries } from '@/lib/data/readSeries';
import { indicatorModel } from './indicatorModel';

/** `tooMuch` for one drawing, or of `otherForm`: its rows name more than a chart has directions, or have no numbers. */
export type TableReason = 'tooMuch' | 'otherForm';

/** Undefined if there is a chart, if nobody wants one, or without data. */
export function tableReason(indicator: Entry<'products'>): TableReason | undefined {
  const { chart_type: wanted, data_rows: rows } = indicator;
  if (wanted === null || rows === null || rows.length === 0 || indicatorModel(indicator) !== undefined)
    return undefined;
  const values = readSeries(indicator)?.series.flatMap((series) => series.values) ?? [];
  return values.some((value) => value !== null) ? 'tooMuch' : 'otherForm';
}
