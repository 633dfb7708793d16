import type { ReactNode } from 'react';
import type { ChartViewProps } from './chartViewProps';
import { ColumnChart } from './ColumnChart';

/** Parts of a whole at points in time: columns on top of each other. */
export function StackedChart(props: ChartViewProps): ReactNode {
  return <ColumnChart {...props} />;
}
