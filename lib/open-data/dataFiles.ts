/** The data files of an indicator: their addresses are permanent and the same in every language. */
import { indicatorModel } from '@/lib/drawing/model/indicatorModel';
import type { ChartData } from '@/lib/drawing/model/chartModel';
import type { Indicator } from '@/lib/site/indicators';

export interface DataFile {
  readonly format: 'csv' | 'xlsx' | 'json' | 'svg';
  readonly address: string;
  readonly mediaType: string;
  /** The name of the format, the same in every language. */
  readonly label: string;
}

type Format = DataFile['format'];

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const formats: { readonly [Name in Format]: Pick<DataFile, 'mediaType' | 'label'> } = {
  csv: { mediaType: 'text/csv', label: 'CSV' },
  xlsx: { mediaType: spreadsheetType, label: 'XLSX' },
  json: { mediaType: 'application/json', label: 'JSON-stat' },
  svg: { mediaType: 'image/svg+xml', label: 'SVG' },
};

const order = ['csv', 'xlsx', 'json', 'svg'] as const;

interface Named {
  readonly meta: Pick<Indicator['meta'], 'key'>;
}

/** Returns the address of a file of an indicator. */
export function dataFileAddress({ meta }: Named, format: Format): string {
  return `/daten/indikator/${meta.key}.${format}`;
}

/** Returns the address of the state that was public from a day on; its content never changes. */
export function stateAddress(key: string, day: string): string {
  return `/daten/indikator/${key}/${day}.csv`;
}

/** The address of the list of all states. */
export const statesAddress = '/daten/staende.json';

/** Whether an indicator has data to offer. */
export function hasData({ columns, data_rows: rows }: Pick<Indicator, 'columns' | 'data_rows'>): boolean {
  return columns.length > 0 && rows !== null && rows.length > 0;
}

/** Returns the files of an indicator, in the order in which they are offered; none if it has no data, no SVG if it has no chart. */
export function dataFilesOf(indicator: Named & ChartData): readonly DataFile[] {
  if (!hasData(indicator)) return [];
  const hasDrawing = indicatorModel(indicator) !== undefined;
  return order
    .filter((format) => format !== 'svg' || hasDrawing)
    .map((format) => ({ format, address: dataFileAddress(indicator, format), ...formats[format] }));
}
