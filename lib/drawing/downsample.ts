/** Thins out series with more points than a drawing has pixels. */

interface Placed {
  readonly x: number;
  readonly y: number;
}

/** More points per unit of width cannot be seen. */
const densest = 2;

/** Keeps the first, last, highest and lowest point of each unit of width and every gap (null), so that the shape stays. */
export function downsample<Point extends Placed>(
  points: readonly (Point | null)[],
  width: number,
): readonly (Point | null)[] {
  if (points.length <= width * densest) return points;
  const kept = new Set<Point | null>();
  const buckets = new Map<number, Point[]>();
  for (const point of points) {
    if (point === null) continue;
    const bucket = Math.round(point.x);
    buckets.set(bucket, [...(buckets.get(bucket) ?? []), point]);
  }
  for (const bucket of buckets.values()) {
    const byHeight = bucket.toSorted((left, right) => left.y - right.y);
    for (const point of [bucket.at(0), bucket.at(-1), byHeight.at(0), byHeight.at(-1)]) kept.add(point ?? null);
  }
  return points.filter((point, index) => (point === null ? points[index - 1] !== null : kept.has(point)));
}
