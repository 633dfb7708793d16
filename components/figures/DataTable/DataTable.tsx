import type { ReactNode } from 'react';
import { isMeasured, kindSigns } from '@/content-types/dataCells';
import type { DataCell } from '@/content-types/dataCells';
import { alignedColumns } from '@/lib/data/dataColumns';
import type { IndicatorData } from '@/lib/data/dataColumns';
import { timeOf } from '@/lib/data/positions';
import { formatNumber } from '@/lib/i18n/format/number';
import { fill } from '@/lib/i18n/fill';
import type { TextContext } from '@/lib/site/pageContext';
import { TableCell } from '../TableCell/TableCell';
import { TableSigns } from '../TableCell/TableSigns';
import { TableScroller } from '../../text/TableScroller/TableScroller';

export interface DataTableProps {
  readonly indicator: IndicatorData & { readonly title: string };
  readonly context: TextContext;
}

type Columns = DataTableProps['indicator']['columns'];
type Row = readonly DataCell[];

function headerText(column: Columns[number], indicatorUnit: string | null): string {
  const { label, unit } = column;
  const own = unit ?? indicatorUnit;
  return isMeasured(column) && own !== null ? `${label} (${own})` : label;
}

const leastLong = 20;
const mostNarrow = 2;
const mostMedium = 3;

/** Statuses are shown beside the values, not in a column. */
function isColumn({ role }: Columns[number]): boolean {
  return role !== 'status';
}

/** A longer header, or one with a longer word, needs more width than its values. */
const longestHead = 60;
const longestWord = 22;

function isLongHead(text: string): boolean {
  return text.length > longestHead || text.split(/[\s-]/).some((word) => word.length > longestWord);
}

/** On paper, long series with few values are set in several columns; place names would not fit there. */
function widthOnPaper({ columns: all, unit }: IndicatorData, rows: readonly Row[]): 'narrow' | 'medium' | undefined {
  const columns = all.filter(isColumn);
  const isLong = columns[0]?.role === 'period' && columns.length <= mostMedium && rows.length >= leastLong;
  if (!isLong || columns.some((column) => isLongHead(headerText(column, unit)))) return undefined;
  return columns.length <= mostNarrow ? 'narrow' : 'medium';
}

/** Periods are short and need no room for names. */
function firstClass({ role }: Columns[number]): string | undefined {
  return role === 'period' ? 'data-table-period' : 'data-table-name';
}

/** Headers of value columns are aligned with their numbers. */
function headerClass(column: Columns[number], isFirst: boolean): string | undefined {
  if (isFirst) return firstClass(column);
  return isMeasured(column) ? 'data-table-measure' : undefined;
}

function TableRow({
  row,
  columns,
  indicator,
  context,
}: DataTableProps & { readonly row: Row; readonly columns: Columns }): ReactNode {
  const first = columns.find(isColumn);
  return (
    <tr>
      {columns.map((column, index) => {
        if (!isColumn(column)) return null;
        const cell = <TableCell indicator={indicator} context={context} columns={columns} row={row} index={index} />;
        if (column === first) {
          return (
            <th key={column.key} scope="row" className={firstClass(column)}>
              {cell}
            </th>
          );
        }
        return (
          <td key={column.key} className={isMeasured(column) ? 'data-table-number' : undefined}>
            {cell}
          </td>
        );
      })}
    </tr>
  );
}

/** More rows would make a page of several megabytes. */
const maxRows = 2000;

/** Whether the newest rows come last. */
function isUpward(columns: Columns, rows: readonly Row[]): boolean {
  const period = columns.findIndex(({ role }) => role === 'period');
  const [first, last] = [rows.at(0), rows.at(-1)].map((row) => timeOf(String(row?.[period])));
  return first !== undefined && last !== undefined && last > first;
}

/** What a column is sorted by: its numbers, its names, or the position of the row if rows are in order of time. */
function orderOf(column: Columns[number], columns: Columns, rows: readonly Row[]): string {
  if (isMeasured(column)) return 'number';
  if (column.role !== 'period') return 'name';
  const times = rows.map((row) => timeOf(String(row[columns.indexOf(column)])));
  const direction = isUpward(columns, rows) ? 1 : -1;
  const isInOrder = times.every((time, index) => index === 0 || (time - (times[index - 1] ?? time)) * direction >= 0);
  return isInOrder ? (direction === 1 ? 'up' : 'down') : 'name';
}

/** Shorter tables need no sorting. */
const leastToSort = 3;

/** The newest rows if rows are in order of time, else the first ones. */
function rowsOnPage(columns: Columns, rows: readonly Row[]): readonly Row[] {
  return isUpward(columns, rows) ? rows.slice(-maxRows) : rows.slice(0, maxRows);
}

/** The data of an indicator as a table, readable without the chart; at most `maxRows` rows. */
export function DataTable({ indicator, context }: DataTableProps): ReactNode {
  const { data_rows: all, title, unit } = indicator;
  const columns = alignedColumns(indicator);
  const { labels, charts } = context.messages;
  if (all === null || all.length === 0) return <p>{labels.noData}</p>;
  const rows = rowsOnPage(columns, all);
  const [shown, count] = [rows, all].map(({ length }) => formatNumber(length, context.language));
  const caption = fill(labels.tableOf, { title });
  const decimal = formatNumber(0.5, context.language).charAt(1);
  const sorting = JSON.stringify({ ...charts.sorting, decimal, nothing: kindSigns.nothing });
  return (
    <>
      <TableScroller label={caption} width={widthOnPaper({ ...indicator, columns }, rows)}>
        <table className="data-table-table" data-sort={rows.length < leastToSort ? undefined : sorting}>
          <caption className="data-table-caption">{caption}</caption>
          <thead>
            <tr>
              {columns.filter(isColumn).map((column, index) => (
                <th
                  key={column.key}
                  scope="col"
                  className={headerClass(column, index === 0)}
                  data-order={orderOf(column, columns, rows)}
                >
                  {headerText(column, unit)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <TableRow
                key={`${index}/${row[0] ?? ''}`}
                row={row}
                columns={columns}
                indicator={indicator}
                context={context}
              />
            ))}
          </tbody>
        </table>
      </TableScroller>
      {rows.length < all.length && <p>{fill(labels.rowsShown, { shown: shown ?? '', count: count ?? '' })}</p>}
      <TableSigns indicator={indicator} columns={columns} rows={rows} context={context} />
    </>
  );
}
