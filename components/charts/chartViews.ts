import type { ComponentType } from 'react';
import type { DrawnKind } from '@/content-types/indicatorData';
import { AreaChart } from './AreaChart';
import { BarChart } from './BarChart';
import type { ChartViewProps } from './chartViewProps';
import { ColumnChart } from './ColumnChart';
import { LineChart } from './LineChart';
import { StackedChart } from './StackedChart';

/** The view of each kind of chart. A new kind is its name in `drawnKinds`, its file and its line here. */
export const chartViews: { readonly [Kind in DrawnKind]: ComponentType<ChartViewProps> } = {
  line: LineChart,
  column: ColumnChart,
  bar: BarChart,
  stacked: StackedChart,
  area: AreaChart,
};
