const classes = [
  'charts-series1',
  'charts-series2',
  'charts-series3',
  'charts-series4',
  'charts-series5',
  'charts-series6',
];

/** Colour, dash and texture of a series, counted from 0. */
export function seriesClass(index: number): string | undefined {
  return classes[index % classes.length];
}
