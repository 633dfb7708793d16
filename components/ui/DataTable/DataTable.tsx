import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { alignedColumns, formatCell, isMeasured } from '@/lib/site/charts/indicatorData';
import { missingValue } from '@/lib/language/format/number';
import { fill } from '@/lib/language/fill';
import type { PageContext } from '@/lib/site/pageContext';
import { TableScroller } from '../../figures/TableScroller/TableScroller';
import styles from './DataTable.module.scss';

export interface DataTableProps {
  readonly indicator: Entry<'products'>;
  readonly context: PageContext;
}

type Columns = DataTableProps['indicator']['columns'];
type Row = readonly (string | number | null)[];

function TableCell({
  text,
  spokenWhenMissing,
}: {
  readonly text: string;
  readonly spokenWhenMissing: string;
}): ReactNode {
  if (text !== missingValue) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden">{spokenWhenMissing}</span>
    </>
  );
}

function headerText({ label, role, unit }: Columns[number], indicatorUnit: string | null): string {
  const own = unit ?? indicatorUnit;
  return role === 'value' && own !== null ? `${label} (${own})` : label;
}

const maxNarrow = 3;
const leastLong = 20;

/** Long series of few values are set in columns on paper; names of places would not fit into such a column. */
function isNarrow(columns: Columns, rows: readonly Row[]): boolean {
  return columns[0]?.role === 'period' && columns.length <= maxNarrow && rows.length >= leastLong;
}

/** Periods are short and need no room for names. */
function firstClass({ role }: Columns[number]): string | undefined {
  return role === 'period' ? styles.period : styles.name;
}

/** Measures stand over their numbers. */
function headerClass(column: Columns[number], index: number): string | undefined {
  if (index === 0) return firstClass(column);
  return isMeasured(column) ? styles.measure : undefined;
}

function TableRow({
  row,
  columns,
  indicator,
  context,
}: DataTableProps & { readonly row: Row; readonly columns: Columns }): ReactNode {
  return (
    <tr>
      {columns.map((column, index) => {
        const text = formatCell(indicator, column, row[index] ?? null, context.language);
        const cell = <TableCell text={text} spokenWhenMissing={context.messages.labels.missingValue} />;
        if (index === 0) {
          return (
            <th key={column.key} scope="row" className={firstClass(column)}>
              {cell}
            </th>
          );
        }
        return (
          <td key={column.key} className={isMeasured(column) ? styles.number : undefined}>
            {cell}
          </td>
        );
      })}
    </tr>
  );
}

/** The data of an indicator as a table, complete and readable without its chart. */
export function DataTable({ indicator, context }: DataTableProps): ReactNode {
  const { data_rows: rows, title, unit } = indicator;
  const columns = alignedColumns(indicator);
  const { labels } = context.messages;
  if (rows === null || rows.length === 0) return <p>{labels.noData}</p>;
  const caption = fill(labels.tableOf, { title });
  return (
    <TableScroller label={caption} narrow={isNarrow(columns, rows)}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column.key} scope="col" className={headerClass(column, index)}>
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
  );
}
