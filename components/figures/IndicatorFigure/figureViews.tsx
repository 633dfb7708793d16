import type { ReactNode } from 'react';
import { indicatorModel } from '@/lib/drawing/model/indicatorModel';
import { tableReason } from '@/lib/drawing/model/tableReason';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { DataTable } from '../DataTable/DataTable';
import { Lines } from '../../ui/Lines';
import { FigureChart } from '@/lib/charts/FigureChart';

interface ViewsOptions {
  readonly indicator: Indicator;
  readonly context: PageContext;
  readonly showTable: boolean;
  /** What comes first; the other opens on demand. */
  readonly startView: 'chart' | 'table';
}

export interface FigureViews {
  /** What is visible at first; null if nothing is. */
  readonly first: ReactNode;
  readonly isTableFirst: boolean;
  /** What opens on demand, with its name; null if there is nothing else. */
  readonly other: { readonly summary: string; readonly content: ReactNode } | null;
}

/** The table, after the reason why there is no chart. */
function tableFirst(table: ReactNode, { indicator, context }: ViewsOptions): ReactNode {
  const reason = tableReason(indicator);
  return (
    <>
      {reason !== undefined && (
        <p className="indicator-figure-form">
          <Lines text={context.messages.charts.tableReasons[reason]} />
        </p>
      )}
      {table}
    </>
  );
}

/** Returns chart and table in the order wanted. Without a chart the table comes first. */
export function figureViews(options: ViewsOptions): FigureViews {
  const { indicator, context, showTable, startView } = options;
  const { labels, charts } = context.messages;
  const model = indicatorModel(indicator);
  const chart = model && <FigureChart model={model} title={indicator.title} context={context} />;
  // Without a chart, hiding the table would leave nothing.
  const hasTable = showTable || tableReason(indicator) !== undefined;
  const table = hasTable ? <DataTable indicator={indicator} context={context} /> : null;
  const onDemand = table && { summary: labels.table, content: table };
  if (chart !== undefined && (startView === 'chart' || !showTable))
    return { first: chart, isTableFirst: false, other: onDemand };
  // Leichte Sprache has rounded figures; its exact ones open on demand.
  if (context.language === 'ls' && chart === undefined)
    return { first: tableFirst(null, options), isTableFirst: true, other: onDemand };
  return {
    first: tableFirst(table, options),
    isTableFirst: true,
    other: chart === undefined ? null : { summary: charts.chart, content: chart },
  };
}
