/** Where the value of a chart stands, so that it covers nothing that is drawn. */

/** A part of a drawing, in its units; y grows downwards. */
export interface Rectangle {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The square around a circle. */
export function boxAround({ x, y }: Point, radius: number): Rectangle {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

/** The part of a line from one point to the next that is between two places; undefined if none is. */
export function boxOfStretch(
  start: Point,
  end: Point,
  { left, right }: Pick<Rectangle, 'left' | 'right'>,
): Rectangle | undefined {
  if (end.x < left || start.x > right) return undefined;
  const rise = end.x === start.x ? 0 : (end.y - start.y) / (end.x - start.x);
  const from = Math.max(start.x, left);
  const to = Math.min(end.x, right);
  const ends = rise === 0 ? [start.y, end.y] : [start.y + (from - start.x) * rise, start.y + (to - start.x) * rise];
  return { left: from, right: to, top: Math.min(...ends), bottom: Math.max(...ends) };
}

/** A line of text by its ends; its height follows from its size. */
interface TextLine {
  readonly left: number;
  readonly right: number;
  readonly fontSize: number;
}

/** What the letters on a base line cover. */
export function boxOfText({ left, right, fontSize }: TextLine, baseline: number): Rectangle {
  return { left, right, top: baseline - fontSize * 0.85, bottom: baseline + fontSize * 0.2 };
}

/** Whether two parts of a drawing meet. */
export function meet(one: Rectangle, other: Rectangle): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Upwards and downwards from these base lines a free one is looked for. */
export interface Wanted {
  readonly above?: number;
  readonly below?: number;
}

/** The free base line nearest to the wanted ones, within the limits; the first preferred one if there is none. */
export function freeBaseline(
  text: TextLine,
  { above, below }: Wanted,
  obstacles: readonly Rectangle[],
  limits: Pick<Rectangle, 'top' | 'bottom'>,
): number {
  const step = text.fontSize / 4;
  const count = Math.ceil((limits.bottom - limits.top) / step);
  const candidates = Array.from({ length: count }, (_, index) => [
    ...(above === undefined ? [] : [above - index * step]),
    ...(below === undefined ? [] : [below + index * step]),
  ]).flat();
  const isFree = (baseline: number): boolean => {
    const box = boxOfText(text, baseline);
    if (box.top < limits.top || box.bottom > limits.bottom) return false;
    return !obstacles.some((obstacle) => meet(box, obstacle));
  };
  return candidates.find(isFree) ?? candidates[0] ?? limits.top;
}
