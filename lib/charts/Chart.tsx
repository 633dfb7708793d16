import type { ReactNode } from 'react';
import { effectiveKind } from './chartForm';
import { greySeries } from '@/lib/drawing/greySeries';
import type { ChartViewProps } from '@/lib/drawing/chartViewProps';
import { chartViews } from './chartViews';
import { PanelsChart } from './panels/PanelsChart';

/** A chart of any kind, as wide as its column, with text that keeps its size. */
export function Chart(props: ChartViewProps): ReactNode {
  const View = props.model.hasPanels ? PanelsChart : chartViews[effectiveKind(props.model)];
  const greys = greySeries(props.model).map((series) => `charts-rest${series + 1}`);
  return (
    <div className={['charts-chart', ...greys].join(' ')} data-chart={props.model.stacking === 'none' ? '' : 'stacked'}>
      <View {...props} />
    </div>
  );
}
