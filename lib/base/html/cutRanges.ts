/** From one place in a text to before another. */
export type Range = readonly [start: number, end: number];

/** The text without the ranges, which are in order and do not overlap. */
export function cutRanges(text: string, ranges: readonly Range[]): string {
  const ends = ranges.map(([, end]) => end);
  const starts = ranges.map(([start]) => start);
  return [0, ...ends].map((end, index) => text.slice(end, starts[index])).join('');
}
