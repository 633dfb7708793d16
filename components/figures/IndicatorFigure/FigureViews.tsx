import type { ReactNode } from 'react';
import { chartModel } from '@/lib/site/charts/chartModel';
import { tableReason } from '@/lib/site/charts/tableReason';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { DataTable } from '../../ui/DataTable/DataTable';
import { Fold } from '../../ui/Fold/Fold';
import { Lines } from '../../ui/Lines';
import { FigureChart } from './FigureChart';
import styles from './IndicatorFigure.module.scss';

export interface FigureViewsProps {
  readonly indicator: Indicator;
  readonly context: PageContext;
  /** What the figure is called, after what opens. */
  readonly heading: ReactNode;
  readonly showTable: boolean;
  /** What comes first; the other opens on demand. */
  readonly startView: 'chart' | 'table';
}

/** The chart and the table, the one first that is wanted. Without a chart the table comes first. */
export function FigureViews({ indicator, context, heading, showTable, startView }: FigureViewsProps): ReactNode {
  const { labels, charts } = context.messages;
  const model = chartModel(indicator);
  const chart = model && <FigureChart model={model} title={indicator.title} context={context} />;
  const isTableFirst = chart === undefined || (startView === 'table' && showTable);
  const reason = tableReason(indicator);
  // Without both nothing would be left.
  const table = (showTable || reason !== undefined) && (
    // Leichte Sprache has rounded figures; its exact ones open on demand.
    <Fold summary={labels.table} subject={heading} open={isTableFirst && context.language !== 'ls'}>
      <DataTable indicator={indicator} context={context} />
    </Fold>
  );
  if (!isTableFirst) {
    return (
      <>
        {chart}
        {table}
      </>
    );
  }
  return (
    <>
      {reason !== undefined && (
        <p className={styles.form}>
          <Lines text={charts.tableReasons[reason]} />
        </p>
      )}
      {table}
      {chart !== undefined && (
        <Fold summary={charts.chart} subject={heading}>
          {chart}
        </Fold>
      )}
    </>
  );
}
