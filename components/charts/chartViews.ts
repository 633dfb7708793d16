import type { ComponentType } from 'react';
import type { DrawnKind } from '@/content-types/drawnKinds';
import { AreaChart } from './AreaChart';
import { BarChart } from './BarChart';
import type { ChartViewProps } from './chartViewProps';
import { ColumnChart } from './ColumnChart';
import { DotChart } from './DotChart';
import { ComboChart } from './ComboChart';
import { HeatChart } from './HeatChart';
import { LineChart } from './LineChart';
import { MapChart } from './MapChart';
import { PieChart } from './PieChart';
import { PyramidChart } from './PyramidChart';
import { ScatterChart } from './ScatterChart';
import { SpiderChart } from './SpiderChart';
import { SurveyChart } from './SurveyChart';

/** The view of each kind of chart. A new kind is its name in `drawnKinds`, its file and its line here. */
export const chartViews: { readonly [Kind in DrawnKind]: ComponentType<ChartViewProps> } = {
  line: LineChart,
  column: ColumnChart,
  heat: HeatChart,
  bar: BarChart,
  stacked: ColumnChart,
  area: AreaChart,
  pyramid: PyramidChart,
  dot: DotChart,
  survey: SurveyChart,
  pie: PieChart,
  spider: SpiderChart,
  map: MapChart,
  circles: MapChart,
  combo: ComboChart,
  scatter: ScatterChart,
  bubble: ScatterChart,
};
