import { line } from 'd3-shape';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The path of a line, with a gap where a point is null; its numbers have this many decimals. */
export function linePath(points: readonly (Place | null)[], decimals = 1): string {
  const path = line<Place | null>()
    .defined((point) => point !== null)
    .x((point) => point?.x ?? 0)
    .y((point) => point?.y ?? 0)
    .digits(decimals);
  return path([...points]) ?? '';
}
