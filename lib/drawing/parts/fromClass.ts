/** The class of what narrow columns leave out: shown from this one of the widths in `chartMetrics.ts` on; none if it is always shown. */
export function fromClass(width: number): string | undefined {
  return width === 0 ? undefined : `charts-from${width}`;
}
