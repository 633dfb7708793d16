import type { ComponentType } from 'react';
import type { ChartKind } from '@/content-types/chartKinds';
import { AreaChart } from './area/AreaChart';
import { BarChart } from './bar/BarChart';
import type { ChartViewProps } from '@/lib/drawing/chartViewProps';
import { ColumnChart } from './column/ColumnChart';
import { DotChart } from './dot/DotChart';
import { HeatChart } from './heat/HeatChart';
import { LineChart } from './line/LineChart';
import { MapChart } from './map/MapChart';
import { PieChart } from './pie/PieChart';
import { PyramidChart } from './pyramid/PyramidChart';
import { ScatterChart } from './scatter/ScatterChart';
import { SpiderChart } from './spider/SpiderChart';
import { SurveyChart } from './survey/SurveyChart';

/** The view of each kind of chart. A new kind needs its name in `chartKinds`, its view and a line here. */
export const chartViews: { readonly [Kind in ChartKind]: ComponentType<ChartViewProps> } = {
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
  combo: ColumnChart,
  scatter: ScatterChart,
  bubble: ScatterChart,
};
