/** The class that reserves room at a side of the plot, in steps; empty for no room. */
export function roomClass(side: 'charts-left' | 'charts-right' | 'charts-end' | 'charts-up-to', steps: number): string {
  return steps === 0 ? '' : `${side}${steps}`;
}
