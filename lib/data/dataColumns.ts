/** The columns of an indicator and the meaning of their cells. */
import { isMeasured, kindSigns, readStatus, readValue, seriesRoles } from '@/content-types/dataCells';
import type { CellValue, DataCell, Status } from '@/content-types/dataCells';
import { plainDigits } from '@/content-types/plainDigits';
import type { Entry } from '@/content-types/registry';
import type { Locale } from '@/content-types/locales';
import { memoize } from '@/lib/shared/browser/memoize';
import { formatDate } from '@/lib/i18n/format/date';
import { formatNumber } from '@/lib/i18n/format/number';

/** The fields that the values of an indicator are read from. */
export type IndicatorData = Pick<
  Entry<'products'>,
  | 'columns'
  | 'headline'
  | 'headline_area'
  | 'headline_category'
  | 'data_rows'
  | 'chart_options'
  | 'unit'
  | 'decimals'
  | 'last_update'
  | 'data_as_of'
>;

export type DataColumn = IndicatorData['columns'][number];

/** Only the fields of data: copying the whole entry would make all its fields dependencies of the page. */
export function dataOf(indicator: IndicatorData): IndicatorData {
  const { columns, unit, decimals, data_rows: rows, chart_options: options } = indicator;
  const { headline, headline_area: area, headline_category: category } = indicator;
  const { last_update: updated, data_as_of: asOf } = indicator;
  const named = { headline, headline_area: area, headline_category: category };
  return {
    columns,
    unit,
    decimals,
    data_rows: rows,
    chart_options: options,
    ...named,
    last_update: updated,
    data_as_of: asOf,
  };
}

/**
 * Significant digits of values without a stated precision. More would suggest a precision that nobody claims, and three decimals
 * after a large number look like thousands. The data file has all digits.
 */
const mostDigits = 4;
const digitsBelowOne = 3;

function decimalsWritten(size: number): number {
  return Number.isInteger(size) ? 0 : (plainDigits(size).split('.')[1]?.length ?? 0);
}

/** As many decimals as the numbers of a column have, within the limits above; at least one if they have any. */
function decimalsIn(rows: IndicatorData['data_rows'], index: number): number {
  const sizes = (rows ?? []).map((row) => Math.abs(valueIn(row[index]).value ?? 0));
  const largest = sizes.reduce((most, size) => Math.max(most, size), 0);
  const power = largest === 0 ? 0 : Math.floor(Math.log10(largest));
  const worthReading = (power < 0 ? digitsBelowOne : mostDigits) - 1 - power;
  const written = sizes.reduce((most, size) => Math.max(most, decimalsWritten(size)), 0);
  return Math.min(written, Math.max(1, worthReading));
}

/** Decimals with which all values of a column are shown everywhere; 0 for columns without numbers. */
export function decimalsOf(
  indicator: Pick<IndicatorData, 'columns' | 'data_rows' | 'decimals' | 'unit'>,
  column: DataColumn,
): number {
  const unitOf = (one: DataColumn): string | null => one.unit ?? indicator.unit;
  // The indicator's decimals apply to its own unit only: shares may have one beside whole numbers of people.
  const ofIndicator = unitOf(column) === indicator.unit ? indicator.decimals : undefined;
  const stated = column.decimals ?? ofIndicator ?? undefined;
  if (stated !== undefined) return stated;
  // Series of the same unit are compared, so they get the same number of decimals.
  const written = indicator.columns.flatMap((one, index) => {
    const isCompared = isSeries(one) && isSeries(column) && one.decimals === null && unitOf(one) === unitOf(column);
    return one.key === column.key || isCompared ? [decimalsIn(indicator.data_rows, index)] : [];
  });
  return Math.max(0, ...written);
}

/** The columns with their decimals fixed, so that some of the rows look the same as all of them. */
export function alignedColumns(indicator: IndicatorData): DataColumn[] {
  return indicator.columns.map((column) =>
    isMeasured(column) ? { ...column, decimals: decimalsOf(indicator, column) } : column,
  );
}

/** Whether a column is a series: of values or of their total. */
export function isSeries({ role }: Pick<DataColumn, 'role'>): boolean {
  return seriesRoles.some((series) => series === role);
}

/** The columns that follow a series and belong to it. */
export function dependentColumns(columns: readonly DataColumn[], index: number): readonly DataColumn[] {
  const following = columns.slice(index + 1);
  const end = following.findIndex(isSeries);
  return end === -1 ? following : following.slice(0, end);
}

/** For each column the index of its status column: the only one there is, else the one of its series. */
const statusPlaces = memoize((columns: readonly DataColumn[]): readonly (number | undefined)[] => {
  const all = columns.flatMap(({ role }, place) => (role === 'status' ? [place] : []));
  return columns.map((_, index) => {
    const own = dependentColumns(columns, index).findIndex(({ role }) => role === 'status');
    return all.length > 1 && own !== -1 ? index + 1 + own : all.length === 1 ? all[0] : undefined;
  });
});

/** The status of the value in this column; `measured` unless the row says otherwise. */
export function statusIn(columns: readonly DataColumn[], row: readonly DataCell[], index: number): Status {
  const place = statusPlaces(columns)[index];
  return place === undefined ? 'measured' : (readStatus(row[place]) ?? 'measured');
}

/** The meaning of a cell of values. Unreadable cells count as unavailable; the content check reports them. */
export function valueIn(cell: DataCell | undefined): CellValue {
  return readValue(cell) ?? { kind: 'unavailable', value: null };
}

/** A cell as readers see it: grouped digits, dates for periods, signs for missing or uncertain values. */
export function formatCell(indicator: IndicatorData, column: DataColumn, cell: DataCell, language: Locale): string {
  if (isMeasured(column)) {
    const { kind, value } = valueIn(cell);
    const number = formatNumber(value, language, { decimals: decimalsOf(indicator, column) });
    if (kind === 'known') return number;
    return kind === 'uncertain' && value !== null ? `(${number})` : kindSigns[kind];
  }
  if (cell === null) return '';
  return column.role === 'period' ? formatDate(String(cell), language) : String(cell);
}
