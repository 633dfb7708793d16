/** Lays out the HTML parts of a chart as browsers do: legends, rows with names, small multiples. */
import { fontSize, stepsToPixels, widestText } from '../chartMetrics';
import {
  classesOf,
  elementsIn,
  hasClass,
  emptyPart,
  placeBeside,
  shifted,
  stackVertically,
  textOf,
} from './drawingElement';
import type { DrawingElement, DrawingPart } from './drawingElement';
import { flowInRows, itemOf, itemsOf, wrapLines, paragraph, textLineHeight } from './flow';
import type { Item } from './flow';
import { drawingStyle } from './drawingStyle';
import type { DrawingStyle } from './drawingStyle';
import { sizedContent, isHidden, textElements } from './sizedContent';

const gap = 8;
const quiet: DrawingStyle = { fill: 'ink-2', 'font-size': '12' };

/** The room that classes reserve at a side, in px; as in style sheets, `end` wins over `right`. */
function roomAt(drawn: DrawingElement, sides: readonly string[]): number | undefined {
  const rooms = sides.flatMap((side) =>
    classesOf(drawn).flatMap((name) => {
      const steps = new RegExp(`^charts-${side}(\\d+)$`).exec(name)?.[1];
      return steps === undefined ? [] : [stepsToPixels(Number(steps)) * (side === 'end' ? 1.08 : 1)];
    }),
  );
  return rooms.at(0);
}

/** The height of a drawing in px: its own, else `usual`, which its class has in the style sheet. */
function heightOf({ attributes }: DrawingElement, usual: number): number {
  const { height } = attributes;
  if (height === undefined) return usual;
  return Number.parseFloat(height) * (height.endsWith('em') ? fontSize : 1);
}

function svgPart(svg: DrawingElement, width: number, usual: number, above: DrawingStyle): DrawingPart {
  const height = heightOf(svg, usual);
  return { height, content: sizedContent(svg, width, height, above) };
}

const plot = { height: 288, above: 2, aboveTwo: 3.4, below: 2.2, atRight: 8 } as const;

/** A plot with room for the texts of its axes around it. */
function plotPart(drawn: DrawingElement, width: number, above: DrawingStyle): DrawingPart {
  const left = roomAt(drawn, ['left']) ?? 0;
  const right = roomAt(drawn, ['end', 'right']) ?? plot.atRight;
  const columns = classesOf(drawn).flatMap((name) => /^charts-up-to(\d+)$/.exec(name)?.[1] ?? []);
  const whole = Math.min(width, ...columns.map((count) => Number(count) * 88 + 192));
  const top = fontSize * (hasClass(drawn, 'charts-two-units') ? plot.aboveTwo : plot.above);
  const parts = elementsIn(drawn).map((svg) => svgPart(svg, whole - left - right, plot.height, above));
  const { height, content } = stackVertically(parts, 0);
  return { height: top + height + fontSize * plot.below, content: shifted(content, left, top) };
}

const panel = { least: 136, gap: 16, height: 88, below: 1.5, belowTwo: 2.7 } as const;

/** A small chart with room for the texts below it; its name is above. */
function panelPlotPart(svg: DrawingElement, width: number, above: DrawingStyle): DrawingPart {
  const { height, content } = svgPart(svg, width, panel.height, above);
  const below = hasClass(svg, 'charts-panel-plot-of-two') ? panel.belowTwo : panel.below;
  return { height: height + fontSize * below, content };
}

/** Small charts in rows, as many as fit side by side; those of a row share their lower edge. */
function panelsPart(drawn: DrawingElement, width: number, above: DrawingStyle): DrawingPart {
  const perRow = Math.max(1, Math.floor((width + panel.gap) / (panel.least + panel.gap)));
  const own = (width + panel.gap) / perRow - panel.gap;
  const parts = elementsIn(drawn).map((child) => drawingBlock(child, own, above));
  const rows = Array.from({ length: Math.ceil(parts.length / perRow) }, (_, row) =>
    placeBeside(parts.slice(row * perRow, (row + 1) * perRow), own + panel.gap, 'bottom'),
  );
  return stackVertically(rows, panel.gap);
}

/** The names of a pyramid's two sides, which meet in the middle. */
function sidesPart(drawn: DrawingElement, width: number, above: DrawingStyle): DrawingPart {
  const sides = elementsIn(drawn).map((side, index): DrawingPart => {
    const items = elementsIn(side).map((item) => itemOf(item, width / 2 - gap, above));
    const left = (item: Item): number => (index === 0 ? width / 2 - gap - item.width : width / 2 + gap);
    return stackVertically(
      items.map((item) => ({ ...item, content: shifted(item.content, left(item), 0) })),
      2,
    );
  });
  return placeBeside(sides, 0);
}

/** Largest share of the width that names take. */
const widestNames = 0.4;

/** Rows of a name with its drawing beside it. */
function rowsPart(drawn: DrawingElement, width: number, above: DrawingStyle): DrawingPart {
  const cells = elementsIn(drawn);
  const pairs = cells.flatMap((name, index) => {
    const drawing = cells[index + 1];
    return index % 2 === 1 || drawing === undefined ? [] : [{ name: textOf(name), drawing }];
  });
  const isFine = hasClass(drawn, 'charts-fine');
  const nameWidth = Math.min(widestText(pairs.map(({ name }) => name)), width * widestNames);
  const right = roomAt(drawn, ['right']) ?? 0;
  const rows = pairs.map(({ name, drawing }): DrawingPart => {
    const left = nameWidth + gap + (roomAt(drawing, ['left']) ?? 0);
    const own = width - left - right;
    const part = drawing.name === 'svg' ? svgPart(drawing, own, 0, above) : drawingBlock(drawing, own, above);
    const lines = wrapLines(name, nameWidth);
    const height = Math.max(part.height, isFine ? 0 : lines.length * textLineHeight);
    const first = (height - (lines.length - 1) * textLineHeight) / 2 + fontSize * 0.35;
    return {
      height,
      content: [
        ...lines.flatMap((line, index) =>
          textElements(nameWidth, first + index * textLineHeight, line, { 'text-anchor': 'end' }),
        ),
        ...shifted(part.content, left, (height - part.height) / 2),
      ],
    };
  });
  return stackVertically(rows, 0);
}

const widestMap = { width: 440, height: 440, tiles: 416 } as const;

/** The size of a pie, a spider chart or a map, reduced to the room it has. */
function roundSize(svg: DrawingElement, room = Infinity): { readonly width: number; readonly height: number } {
  const [, , across = 0, upwards = 1] = (svg.attributes['viewBox'] ?? '').split(' ').map(Number);
  if (across > 0) {
    const scale = Math.min(Math.min(widestMap.width, room) / across, widestMap.height / upwards);
    return { width: across * scale, height: upwards * scale };
  }
  const width = Math.min(Number(svg.attributes['width'] ?? widestMap.tiles), room);
  return { width, height: heightOf(svg, width) };
}

/** A pie, a spider chart or a map; or two maps side by side, below their points in time. */
function roundPart(drawn: DrawingElement, width: number, above: DrawingStyle): Item {
  if (drawn.name === 'svg') {
    const size = roundSize(drawn, width);
    return { ...size, content: sizedContent(drawn, size.width, size.height, above) };
  }
  if (drawn.name === 'p') return { ...paragraph(textOf(drawn), {}, width), width: 0 };
  const parts = elementsIn(drawn);
  const count = hasClass(drawn, 'charts-maps') ? parts.length : 1;
  const step = (width + gap * 3) / count;
  const drawings = parts.map((part) => roundPart(part, step - gap * 3, above));
  const widest = Math.max(...drawings.map((one) => one.width));
  if (count === 1) return { ...stackVertically(drawings, gap), width: widest };
  return { ...placeBeside(drawings, step), width: step * (count - 1) + widest };
}

const leastList = 240;
const listColumns = 3;

/** A list that is too tall to be beside its drawing: below it, in columns read downwards. */
function listBelow(list: DrawingElement, width: number, above: DrawingStyle): DrawingPart {
  const own = (width - gap * 2 * (listColumns - 1)) / listColumns;
  const items = itemsOf(list, own, above);
  const perColumn = Math.ceil(items.length / listColumns);
  const columns = Array.from({ length: listColumns }, (_, index) =>
    stackVertically(items.slice(index * perColumn, (index + 1) * perColumn), 2),
  );
  return placeBeside(columns, own + gap * 2);
}

/** A drawing of fixed proportions with the list of its values, beside it unless the list is taller. */
function ringPart(drawn: DrawingElement, width: number, above: DrawingStyle): DrawingPart {
  const [first, list] = elementsIn(drawn);
  if (first === undefined) return emptyPart;
  const drawing = roundPart(first, width, above);
  if (list === undefined) return drawing;
  const left = drawing.width + gap * 3;
  const beside = width - left < leastList ? undefined : stackVertically(itemsOf(list, width - left, above), 2);
  if (beside === undefined || beside.height > drawing.height) {
    return stackVertically([drawing, listBelow(list, width, above)], gap);
  }
  const content = [...drawing.content, ...shifted(beside.content, left, (drawing.height - beside.height) / 2)];
  return { height: drawing.height, content };
}

/** Paragraphs below a chart, numbered if the drawing shows their numbers. */
function numberedPart(list: DrawingElement): DrawingPart {
  const lines = elementsIn(list).map((item, index) => {
    const isNumbered = list.name === 'ol' && 'class' in item.attributes;
    return paragraph(isNumbered ? `(${index + 1}) ${textOf(item)}` : textOf(item));
  });
  return stackVertically(lines, 2);
}

const layouts: Readonly<Record<string, (drawn: DrawingElement, width: number, above: DrawingStyle) => DrawingPart>> = {
  'charts-plot': plotPart,
  'charts-rows': rowsPart,
  'charts-sides': sidesPart,
  'charts-panels': panelsPart,
  'charts-panel-plot': panelPlotPart,
  'charts-panel-plot-of-two': panelPlotPart,
  'charts-ring': ringPart,
  'charts-legend': (list, width, above) => flowInRows(itemsOf(list, width, above), width),
};

/** Styles that a chart passes on to everything in it. */
function inheritedStyle({ attributes }: DrawingElement): DrawingStyle {
  return {
    ...(attributes['data-chart'] === 'stacked' ? { '--stacked': 'yes' } : {}),
    ...('data-part' in attributes ? { '--part': 'yes' } : {}),
  };
}

/** An element with everything in it, as a drawing of this width in px. */
export function drawingBlock(drawn: DrawingElement, width: number, above: DrawingStyle): DrawingPart {
  if (isHidden(drawn, above)) return emptyPart;
  const look = { ...drawingStyle(drawn, above), ...inheritedStyle(drawn) };
  const whole = classesOf(drawn).flatMap((name) => layouts[name] ?? [])[0];
  if (whole !== undefined) return whole(drawn, width, look);
  if (drawn.name === 'svg') {
    const size = roundSize(drawn);
    const content = sizedContent(drawn, size.width, size.height, look);
    return { height: size.height, content: shifted(content, (width - size.width) / 2, 0) };
  }
  if (drawn.name === 'ol' || drawn.name === 'ul') return numberedPart(drawn);
  if (drawn.name === 'p') {
    const isTitle = hasClass(drawn, 'charts-axis-title');
    const anchor = hasClass(drawn, 'charts-at-end') ? { 'text-anchor': 'end' } : {};
    return paragraph(textOf(drawn), isTitle ? { fill: 'ink-2', ...anchor } : quiet, width);
  }
  if (drawn.name === 'span') return paragraph(textOf(drawn), {}, width);
  const left = roomAt(drawn, ['left']) ?? 0;
  const parts = drawn.children.map((child) =>
    typeof child === 'string'
      ? paragraph(child, { fill: 'ink-2' }, width - left)
      : drawingBlock(child, width - left, look),
  );
  const { height, content } = stackVertically(parts, gap);
  return { height, content: shifted(content, left, 0) };
}
