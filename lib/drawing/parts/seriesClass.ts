const classes = [
  'charts-series1',
  'charts-series2',
  'charts-series3',
  'charts-series4',
  'charts-series5',
  'charts-series6',
];

/** The class with the colour, dash and texture of a series. */
export function seriesClass(index: number): string | undefined {
  return classes[index % classes.length];
}
