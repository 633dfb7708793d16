import type { ReactNode } from 'react';
import { isMeasured } from '@/content-types/dataCells';
import type { DataCell, Status } from '@/content-types/dataCells';
import { formatCell, valueIn } from '@/lib/data/dataColumns';
import type { DataColumn, IndicatorData } from '@/lib/data/dataColumns';
import { statusOf } from '@/lib/data/indicatorValues';
import type { TextContext } from '@/lib/site/pageContext';
import { statusSigns } from '@/lib/data/statusSigns';

export interface TableCellProps {
  readonly indicator: IndicatorData;
  readonly columns: readonly DataColumn[];
  readonly row: readonly DataCell[];
  readonly index: number;
  readonly context: TextContext;
}

export interface CellValueProps {
  readonly indicator: IndicatorData;
  readonly column: DataColumn;
  readonly cell: DataCell;
  readonly status: Status;
  readonly context: TextContext;
}

/** The value. Screen readers hear signs in words, and the number of an uncertain value first. */
function Value({ indicator, column, cell, context }: CellValueProps): ReactNode {
  const text = formatCell(indicator, column, cell, context.language);
  if (!isMeasured(column)) return text;
  const { kind, value } = valueIn(cell);
  if (kind === 'known') return text;
  const meaning = context.messages.charts.signs[kind];
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden">
        {kind === 'uncertain' && value !== null ? `${text.slice(1, -1)}, ${meaning}` : meaning}
      </span>
    </>
  );
}

/** A value of the data with its status. */
export function CellValue(props: CellValueProps): ReactNode {
  const { status, context } = props;
  if (status === 'measured') return <Value {...props} />;
  return (
    <>
      <Value {...props} />
      <sup className="table-cell-status" aria-hidden="true">
        {statusSigns[status]}
      </sup>
      <span className="visually-hidden">, {context.messages.charts.statuses[status]}</span>
    </>
  );
}

/** A cell of a table of data. */
export function TableCell({ columns, row, index, ...shared }: TableCellProps): ReactNode {
  const [column, cell = null] = [columns[index], row[index]];
  if (column === undefined) return null;
  const isKnown = isMeasured(column) && valueIn(cell).value !== null;
  const periodIndex = columns.findIndex(({ role }) => role === 'period');
  const status = isKnown ? statusOf(shared.indicator, row, { valueIndex: index, periodIndex }) : 'measured';
  return <CellValue {...shared} column={column} cell={cell} status={status} />;
}
