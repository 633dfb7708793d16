const ofSeries = [
  'charts-series1',
  'charts-series2',
  'charts-series3',
  'charts-series4',
  'charts-series5',
  'charts-series6',
];

/** The class with the colour, dash and texture of a series. */
export function seriesClass(index: number): string | undefined {
  return ofSeries[index % ofSeries.length];
}

/** The class that hides text in narrow columns. `width`: index of the first of `columnWidths` that shows it; 0 needs no class. */
export function fromClass(width: number): string | undefined {
  return width === 0 ? undefined : `charts-from${width}`;
}

/** The class that reserves room at a side of the plot, in steps; empty for no room. */
export function roomClass(side: 'charts-left' | 'charts-right' | 'charts-end' | 'charts-up-to', steps: number): string {
  return steps === 0 ? '' : `${side}${steps}`;
}
