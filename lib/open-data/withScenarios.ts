/** Marks future values in files, whose readers do not compare periods with the day of the update. */
import { readStatus } from '@/content-types/dataCells';
import type { DataCell } from '@/content-types/dataCells';
import { defaultLocale } from '@/content-types/locales';
import type { DataColumn } from '@/lib/data/dataColumns';
import { isFuturePeriod } from '@/lib/data/indicatorValues';
import { keyAt } from '@/lib/data/readSeries';
import { messagesByLocale } from '@/lib/i18n/messages';
import type { Indicator } from '@/lib/site/indicators';

function statusColumn(columns: readonly DataColumn[]): DataColumn {
  const isTaken = columns.some(({ key }) => key === 'status');
  const { certainty } = messagesByLocale[defaultLocale].dataFile;
  return { key: isTaken ? 'status (werte)' : 'status', label: certainty, role: 'status', unit: null, decimals: null };
}

/**
 * Returns the data as files have them: future periods are scenarios unless editors gave another status, in a new column
 * if there is none.
 */
export function markScenarios(indicator: Indicator): Indicator {
  const { columns: own, data_rows: rows } = indicator;
  const periodIndex = own.findIndex(({ role }) => role === 'period');
  const isFuture = (row: readonly DataCell[]): boolean => isFuturePeriod(indicator, keyAt(row, periodIndex));
  if (!rows?.some(isFuture)) return indicator;
  const columns = own.some(({ role }) => role === 'status') ? own : [...own, statusColumn(own)];
  const statusFor = (row: readonly DataCell[], place: number): DataCell => {
    const status = readStatus(row[place] ?? null) ?? 'measured';
    return status === 'measured' && isFuture(row) ? 'scenario' : status;
  };
  const cells = rows.map((row) =>
    columns.map(({ role }, place) => (role === 'status' ? statusFor(row, place) : (row[place] ?? null))),
  );
  return { ...indicator, columns, data_rows: cells };
}
