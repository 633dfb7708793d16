/**
 * The data of an indicator as a file: UTF-8, one line of column keys, `.` as decimal mark, no grouping, periods as in
 * ISO 8601, nothing if a value is not available, the other signs as in `content-types/dataCells.ts`. The site reads such a
 * file as the data of an indicator, too.
 */
import { cellOf, readStatus } from '@/content-types/dataCells';
import type { DataCell } from '@/content-types/dataCells';
import { plainDigits } from '@/content-types/plainDigits';
import type { Entry } from '@/content-types/registry';
import { isMeasured, valueIn } from '@/lib/content/figures/dataColumns';
import type { DataColumn } from '@/lib/content/figures/dataColumns';

type Indicator = Entry<'products'>;

/**
 * Spreadsheets run a text that begins like this as a formula. Such a text gets an apostrophe in front, which they
 * hide. Names like `+65` or `-5 bis 0` stay as they are unless they call something: they are data that others join on.
 */
const formula = /^\s*(?:[=@＝＠]|[+\-＋－].*[|!(])/s;

/** After these a cell begins, for a program that expects other separators than ours: in Switzerland, semicolons. */
const cellBegins = /(?<=[;\t\r\n])/;

function withoutFormulas(text: string): string {
  const [first = '', ...others] = text.split(cellBegins);
  const mark = (part: string, read = part): string => (formula.test(read) ? `'${part}` : part);
  return [mark(first, text), ...others.map((part) => mark(part))].join('');
}

function cellText(cell: DataCell): string {
  // Not every program reads exponents.
  if (typeof cell === 'number') return plainDigits(cell);
  if (cell === null) return '';
  const text = withoutFormulas(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One form for each value, however editors wrote it. */
function fileCell(column: DataColumn, cell: DataCell): DataCell {
  if (column.role === 'status') return readStatus(cell) ?? null;
  return isMeasured(column) ? cellOf(valueIn(cell)) : cell;
}

/** The file of an indicator; lines end as RFC 4180 wants. */
export function indicatorCsv({ columns, data_rows: rows }: Pick<Indicator, 'columns' | 'data_rows'>): string {
  const lines = [
    columns.map(({ key }) => key),
    ...(rows ?? []).map((row) => columns.map((column, index) => fileCell(column, row[index] ?? null))),
  ];
  return lines.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
}

/** The size of the file. */
export function csvBytes(indicator: Indicator): number {
  return Buffer.byteLength(indicatorCsv(indicator), 'utf8');
}
