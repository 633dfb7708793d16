import type { ReactNode } from 'react';
import { isMeasured } from '@/content-types/dataCells';
import type { DataCell, Status, ValueKind } from '@/content-types/dataCells';
import { isSeries, valueIn } from '@/lib/data/dataColumns';
import type { DataColumn, IndicatorData } from '@/lib/data/dataColumns';
import { statusOf } from '@/lib/data/indicatorValues';
import type { TextContext } from '@/lib/site/pageContext';
import { signsOf } from '@/lib/drawing/model/valueSigns';

export interface TableSignsProps {
  readonly indicator: IndicatorData;
  readonly columns: readonly DataColumn[];
  readonly rows: readonly (readonly DataCell[])[];
  readonly context: TextContext;
}

function kindsIn({ columns, rows }: TableSignsProps): readonly ValueKind[] {
  const measured = columns.flatMap((column, index) => (isMeasured(column) ? [index] : []));
  return [...new Set(rows.flatMap((row) => measured.map((index) => valueIn(row[index]).kind)))];
}

function statusesIn({ indicator, columns, rows }: TableSignsProps): readonly Status[] {
  const periodIndex = columns.findIndex(({ role }) => role === 'period');
  const series = columns.flatMap((column, index) => (isSeries(column) ? [index] : []));
  const found = rows.flatMap((row) =>
    series.flatMap((index) =>
      valueIn(row[index]).value === null ? [] : [statusOf(indicator, row, { valueIndex: index, periodIndex })],
    ),
  );
  return [...new Set(found)];
}

export interface SignsProps {
  readonly kinds: readonly ValueKind[];
  readonly statuses: readonly Status[];
  readonly context: TextContext;
}

/** Explains the signs of values; nothing if there are none. */
export function Signs({ kinds, statuses, context }: SignsProps): ReactNode {
  const explained = signsOf(kinds, statuses, context.messages);
  if (explained.length === 0) return null;
  return (
    <ul className="table-cell-signs" aria-label={context.messages.charts.signs.title}>
      {explained.map(({ sign, meaning }) => (
        <li key={sign}>
          <span className="table-cell-sign">{sign}</span> {meaning}
        </li>
      ))}
    </ul>
  );
}

/** Explains the signs that occur in a table. */
export function TableSigns(props: TableSignsProps): ReactNode {
  return <Signs kinds={kindsIn(props)} statuses={statusesIn(props)} context={props.context} />;
}
