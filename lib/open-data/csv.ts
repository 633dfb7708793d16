/**
 * The data of an indicator as CSV: UTF-8, comment lines that begin with `#`, one line of column keys, `.` as decimal
 * mark, no digit groups, periods as in ISO 8601, an empty cell if a value is unavailable, the other signs as in
 * `content-types/dataCells.ts`. The site can read such a file as the data of an indicator. Also runs in the browser.
 */
import { cellOf, isMeasured, readStatus } from '@/content-types/dataCells';
import type { DataCell } from '@/content-types/dataCells';
import { plainDigits } from '@/content-types/plainDigits';
import type { Entry } from '@/content-types/registry';
import { valueIn } from '@/lib/data/dataColumns';
import type { DataColumn } from '@/lib/data/dataColumns';

type Indicator = Entry<'products'>;

/**
 * Spreadsheets run text that begins like this as a formula. An apostrophe in front, which they hide, prevents it. A
 * sign followed only by digits is a number.
 */
const formula = /^(?:[\t\r]|\s*(?:[=@＝＠]|[+\-＋－](?![\d.,'’%\s]*$)))/;

/** Where a cell begins for programs that expect other separators than ours; in Switzerland, semicolons. */
const cellBegins = /(?<=[;\t\r\n])/;

/** The same in lines without quotes. */
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

/** A comment line before the data. Not quoted, as programs would take it for data. */
function comment(text: string): string {
  return `# ${withoutFormulas(text.replace(/\s+/g, ' ').replaceAll('"', '”'), cellBeginsUnquoted)}\r\n`;
}

/** Normalizes a value, however editors wrote it. */
function fileCell(column: DataColumn, cell: DataCell): DataCell {
  if (column.role === 'status') return readStatus(cell) ?? null;
  return isMeasured(column) ? cellOf(valueIn(cell)) : cell;
}

/** Returns the cells of the data as files contain them. */
export function fileRows({ columns, data_rows: rows }: Pick<Indicator, 'columns' | 'data_rows'>): DataCell[][] {
  return (rows ?? []).map((row) => columns.map((column, index) => fileCell(column, row[index] ?? null)));
}

/** Returns a line, terminated as RFC 4180 requires. */
export function csvLine(cells: readonly DataCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

/** Returns the CSV of an indicator. `about`: comment lines before the data. */
export function indicatorCsv(data: Pick<Indicator, 'columns' | 'data_rows'>, about: readonly string[] = []): string {
  const lines = [data.columns.map(({ key }) => key), ...fileRows(data)];
  return [...about.map(comment), ...lines.map(csvLine)].join('');
}
