/**
 * The data of an indicator as a file: UTF-8, what is to be known of the data in lines that begin with `#`, one line of column
 * keys, `.` as decimal mark, no grouping, periods as in ISO 8601, nothing if a value is not available, the other signs as in
 * `content-types/dataCells.ts`. The site reads such a file as the data of an indicator, too. It runs at visitors', too.
 */
import { cellOf, isMeasured, readStatus } from '@/content-types/dataCells';
import type { DataCell } from '@/content-types/dataCells';
import { plainDigits } from '@/content-types/plainDigits';
import type { Entry } from '@/content-types/registry';
import { valueIn } from '@/lib/data/dataColumns';
import type { DataColumn } from '@/lib/data/dataColumns';

type Indicator = Entry<'products'>;

/**
 * Spreadsheets run a text that begins like this as a formula. Such a text gets an apostrophe in front, which they
 * hide. A sign before nothing but digits is a number.
 */
const formula = /^(?:[\t\r]|\s*(?:[=@＝＠]|[+\-＋－](?![\d.,'’%\s]*$)))/;

/** After these a cell begins, for a program that expects other separators than ours: in Switzerland, semicolons. */
const cellBegins = /(?<=[;\t\r\n])/;

/** The same where nothing stands in quotes. */
const cellBeginsUnquoted = /(?<=[,;])/;

function withoutFormulas(text: string, begins = cellBegins): string {
  const [first = '', ...others] = text.split(begins);
  const mark = (part: string, read = part): string => (formula.test(read) ? `'${part}` : part);
  return [mark(first, text), ...others.map((part) => mark(part))].join('');
}

function cellText(cell: DataCell): string {
  // Not every program reads exponents.
  if (typeof cell === 'number') return plainDigits(cell);
  if (cell === null) return '';
  const text = withoutFormulas(cell);
  return /[",#\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line before the data that readers leave out: it is not in quotes, as they would take it for data then. */
function comment(text: string): string {
  return `# ${withoutFormulas(text.replace(/\s+/g, ' ').replaceAll('"', '”'), cellBeginsUnquoted)}\r\n`;
}

/** One form for each value, however editors wrote it. */
function fileCell(column: DataColumn, cell: DataCell): DataCell {
  if (column.role === 'status') return readStatus(cell) ?? null;
  return isMeasured(column) ? cellOf(valueIn(cell)) : cell;
}

/** The cells of the data as files have them. */
export function fileRows({ columns, data_rows: rows }: Pick<Indicator, 'columns' | 'data_rows'>): DataCell[][] {
  return (rows ?? []).map((row) => columns.map((column, index) => fileCell(column, row[index] ?? null)));
}

/** A line of a file; it ends as RFC 4180 wants. */
export function csvLine(cells: readonly DataCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

/** The file of an indicator. `about`: what stands before the data, a line each. */
export function indicatorCsv(data: Pick<Indicator, 'columns' | 'data_rows'>, about: readonly string[] = []): string {
  const lines = [data.columns.map(({ key }) => key), ...fileRows(data)];
  return [...about.map(comment), ...lines.map(csvLine)].join('');
}
