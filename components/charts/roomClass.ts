/** The class for room on a side of the plot, in steps; none for no room. */
export function roomClass(side: 'left' | 'right' | 'end' | 'upTo', steps: number): string {
  return `charts-${side}${steps}`;
}
