/** A query with its period written as in the data of the indicator. */
import type { IndicatorData } from './dataColumns';
import type { ValueQuery } from './indicatorValues';
import { periodReader } from './files/periodReader';

export function normalizeQuery({ columns, data_rows: rows }: IndicatorData, query: ValueQuery): ValueQuery {
  const { series = null, period = null } = query;
  const place = columns.findIndex(({ role }) => role === 'period');
  if (period === null || place === -1) return { series, period };
  return { series, period: periodReader((rows ?? []).map((row) => String(row[place])))(period) };
}
