import type { ReactNode } from 'react';
import { drawnAs } from '@/lib/site/charts/chartForm';
import styles from './charts.module.scss';
import type { ChartViewProps } from './chartViewProps';
import { chartViews } from './chartViews';
import { PanelsChart } from './PanelsChart';

/** A chart: one drawing that is as wide as its column, with text that keeps its size. */
export function Chart(props: ChartViewProps): ReactNode {
  const View = props.model.hasPanels ? PanelsChart : chartViews[drawnAs(props.model)];
  return (
    <div className={styles.chart} data-chart={props.model.stacking === 'none' ? '' : 'stacked'}>
      <View {...props} />
    </div>
  );
}
