/** The chart kinds that editors can choose: each has its view in `lib/charts/chartViews.ts`. */
export const chartKinds = [
  'line',
  'column',
  'heat',
  'bar',
  'stacked',
  'area',
  'pyramid',
  'dot',
  'survey',
  'pie',
  'spider',
  'map',
  'circles',
  'combo',
  'scatter',
  'bubble',
] as const;

export type ChartKind = (typeof chartKinds)[number];

/** Chart kinds with one value for each area. */
export const areaChartKinds: readonly ChartKind[] = ['map', 'circles'];
