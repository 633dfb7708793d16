/** A row for each name, whose values run to the right. */
import type { Certainty } from '@/lib/site/charts/certainty';
import { fontSize, plotSize } from '@/lib/site/charts/frame';
import { lyingRanges } from '@/lib/site/charts/ranges';
import type { Range } from '@/lib/site/charts/ranges';
import type { RowTick } from '@/lib/site/charts/rowRoom';
import { markNumber } from './axes';
import { drawingWidth, drawRanges, filled, gridLook, hasRoom, markLook, zeroLook } from './drawing';
import { path, tenths, text, widthOf } from './elements';
import type { Part } from './elements';
import { lineHeight, linesIn } from './flow';

/** Names take at most this share of the drawing. */
const widestNames = 0.4;
const nameGap = 8;

export interface RowsLayout {
  readonly names: readonly string[];
  /** In px: of what is drawn in a row; names of several lines make it higher. */
  readonly rowHeight: number;
  /** Whether rows are lower than their names, which most do not have. */
  readonly isFine?: boolean;
  /** Room for texts at both ends, in px. */
  readonly left?: number;
  readonly right?: number;
  readonly ticks: readonly RowTick[];
  /** Where lines of editors cross all rows, and where bars begin, in units of the plot. */
  readonly lines?: readonly number[];
  readonly base?: number;
}

/** Where a row is: `x` turns units of the plot into px. */
export interface Track {
  readonly x: (units: number) => number;
  readonly middle: number;
}

/** A place in rows before each name. */
function tickAnchor(index: number, count: number): 'start' | 'middle' | 'end' {
  return index === 0 ? 'start' : index === count - 1 ? 'end' : 'middle';
}

function drawHead({ ticks, lines = [] }: RowsLayout, x: Track['x']): Part {
  const texts = ticks
    .filter(({ from }) => hasRoom(from))
    .map(({ at, text: value }) =>
      text(x(at), fontSize, value, {
        anchor: tickAnchor(
          ticks.findIndex((tick) => tick.at === at),
          ticks.length,
        ),
        ink: 'ink-2',
      }),
    );
  const top = ticks.length > 0 ? fontSize * 1.5 : 0;
  const numbers = lines.map((at, index) => markNumber(index + 1, x(at), top + 9));
  return { height: top + (lines.length > 0 ? 20 : 0), content: [...texts, ...numbers].join('') };
}

/** The rows below each other, with lines of the axis behind them; `draw` draws what is in one. */
export function rows(layout: RowsLayout, draw: (index: number, track: Track) => string): Part {
  const { names, rowHeight, isFine = false, left = 0, right = 0, ticks, lines = [], base } = layout;
  const nameWidth = Math.min(Math.max(0, ...names.map((name) => widthOf(name))), drawingWidth * widestNames);
  const start = nameWidth + nameGap + left;
  const width = drawingWidth - start - right;
  const x = (units: number): number => tenths(start + (units / plotSize.width) * width);
  const head = drawHead(layout, x);
  let y = head.height;
  const drawn = names.map((name, index) => {
    const nameLines = linesIn(name, nameWidth);
    const height = isFine ? rowHeight : Math.max(rowHeight, nameLines.length * fontSize * lineHeight + 2);
    const middle = y + height / 2;
    const first = middle - ((nameLines.length - 1) * fontSize * lineHeight) / 2 + fontSize * 0.35;
    const words = nameLines.map((line, row) =>
      text(nameWidth, first + row * fontSize * lineHeight, line, { anchor: 'end' }),
    );
    y += height;
    return words.join('') + draw(index, { x, middle });
  });
  const upright = (at: number): string => `M${x(at)} ${tenths(head.height)}V${tenths(y)}`;
  const content = [
    head.content,
    path(ticks.map(({ at }) => upright(at)).join(''), gridLook),
    ...drawn,
    path(lines.map(upright).join(''), markLook),
    base === undefined ? '' : path(upright(base), zeroLook),
  ];
  return { height: y + 4, content: content.join('') };
}

/** In px. */
const halfOfEnds = 4;

/** The range of a value at a height in px. */
export function rowRange(range: Range | null, x: Track['x'], y: number): string {
  return range === null
    ? ''
    : drawRanges(lyingRanges([{ at: y, low: x(range.low), high: x(range.high), half: halfOfEnds }]));
}

interface Bar {
  readonly from: number;
  readonly to: number;
  readonly certainty: Certainty;
}

/** A bar `thickness` px thick. */
export function bar({ from, to, certainty }: Bar, x: Track['x'], y: number, thickness: number, own: string): string {
  const [start, end] = [x(Math.min(from, to)), x(Math.max(from, to))];
  const [top, bottom] = [tenths(y - thickness / 2), tenths(y + thickness / 2)];
  return path(`M${start} ${top}H${end}V${bottom}H${start}z`, filled(certainty, own));
}
