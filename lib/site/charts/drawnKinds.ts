/** The kinds of charts that are drawn. Indicators of another kind show their table first. */
export const drawnKinds = ['line', 'column', 'bar', 'stacked', 'area'] as const;

export type DrawnKind = (typeof drawnKinds)[number];

export function isDrawnKind(kind: string | null): kind is DrawnKind {
  return drawnKinds.some((drawn) => drawn === kind);
}
