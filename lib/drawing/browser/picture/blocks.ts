/** What browsers do for the parts of a chart that are HTML: legends, rows with their names, small charts beside each other. */
import { fontSize, pixelsOfRoom, textWidth } from '../frame';
import { classesOf, elementsIn, hasClass, noPart, placed, stacked, textOf } from './element';
import type { Drawn, Part } from './element';
import { inRows, itemOf, itemsOf, linesIn, paragraph, textLine } from './flow';
import type { Item } from './flow';
import { lookOf } from './looks';
import type { Look } from './looks';
import { contentOf, isHidden, words } from './sized';

const gap = 8;
const quiet: Look = { fill: 'ink-2', 'font-size': '12' };

/** The room that classes give a side, in px; as in style sheets, `end` goes before `right`. */
function roomAt(drawn: Drawn, sides: readonly string[]): number | undefined {
  const rooms = sides.flatMap((side) =>
    classesOf(drawn).flatMap((name) => {
      const steps = new RegExp(`^charts-${side}(\\d+)$`).exec(name)?.[1];
      return steps === undefined ? [] : [pixelsOfRoom(Number(steps)) * (side === 'end' ? 1.08 : 1)];
    }),
  );
  return rooms.at(0);
}

/** The height of a drawing: its own, or that of its class in the style sheet. */
function heightOf({ attributes }: Drawn, usual: number): number {
  const { height } = attributes;
  if (height === undefined) return usual;
  return Number.parseFloat(height) * (height.endsWith('em') ? fontSize : 1);
}

function svgPart(svg: Drawn, width: number, usual: number, above: Look): Part {
  const height = heightOf(svg, usual);
  return { height, content: contentOf(svg, width, height, above) };
}

const plot = { height: 288, above: 2, aboveTwo: 3.4, below: 2.2, atRight: 8 } as const;

/** Texts of an axis stand around the plot. */
function plotPart(drawn: Drawn, width: number, above: Look): Part {
  const left = roomAt(drawn, ['left']) ?? 0;
  const right = roomAt(drawn, ['end', 'right']) ?? plot.atRight;
  const columns = classesOf(drawn).flatMap((name) => /^charts-up-to(\d+)$/.exec(name)?.[1] ?? []);
  const whole = Math.min(width, ...columns.map((count) => Number(count) * 88 + 192));
  const top = fontSize * (hasClass(drawn, 'charts-two-units') ? plot.aboveTwo : plot.above);
  const parts = elementsIn(drawn).map((svg) => svgPart(svg, whole - left - right, plot.height, above));
  const { height, content } = stacked(parts, 0);
  return { height: top + height + fontSize * plot.below, content: placed(content, left, top) };
}

const panel = { least: 136, gap: 16, height: 88, below: 1.5, belowTwo: 2.7 } as const;

/** A small chart, with the texts below it; its name stands above. */
function panelPlotPart(svg: Drawn, width: number, above: Look): Part {
  const { height, content } = svgPart(svg, width, panel.height, above);
  const below = hasClass(svg, 'charts-panel-plot-of-two') ? panel.belowTwo : panel.below;
  return { height: height + fontSize * below, content };
}

/** As many small charts beside each other as have room, the lower edges of a row on one line. */
function panelsPart(drawn: Drawn, width: number, above: Look): Part {
  const perRow = Math.max(1, Math.floor((width + panel.gap) / (panel.least + panel.gap)));
  const own = (width + panel.gap) / perRow - panel.gap;
  const parts = elementsIn(drawn).map((child) => blockOf(child, own, above));
  const rows = Array.from({ length: Math.ceil(parts.length / perRow) }, (_, row): Part => {
    const inRow = parts.slice(row * perRow, (row + 1) * perRow);
    const height = Math.max(...inRow.map((part) => part.height));
    const content = inRow.flatMap((part, index) =>
      placed(part.content, index * (own + panel.gap), height - part.height),
    );
    return { height, content };
  });
  return stacked(rows, panel.gap);
}

/** The two sides of a pyramid, whose names meet in the middle. */
function sidesPart(drawn: Drawn, width: number, above: Look): Part {
  const sides = elementsIn(drawn).map((side, index): Part => {
    const items = elementsIn(side).map((item) => itemOf(item, width / 2 - gap, above));
    const left = (item: Item): number => (index === 0 ? width / 2 - gap - item.width : width / 2 + gap);
    return stacked(
      items.map((item) => ({ ...item, content: placed(item.content, left(item), 0) })),
      2,
    );
  });
  return { height: Math.max(...sides.map(({ height }) => height)), content: sides.flatMap(({ content }) => content) };
}

/** Names take at most this share of the width. */
const widestNames = 0.4;

/** Names, each with the drawing beside it. */
function rowsPart(drawn: Drawn, width: number, above: Look): Part {
  const cells = elementsIn(drawn);
  const pairs = cells.flatMap((name, index) => {
    const drawing = cells[index + 1];
    return index % 2 === 1 || drawing === undefined ? [] : [{ name: textOf(name), drawing }];
  });
  const isFine = hasClass(drawn, 'charts-fine');
  const nameWidth = Math.min(Math.max(0, ...pairs.map(({ name }) => textWidth(name))), width * widestNames);
  const right = roomAt(drawn, ['right']) ?? 0;
  const rows = pairs.map(({ name, drawing }): Part => {
    const left = nameWidth + gap + (roomAt(drawing, ['left']) ?? 0);
    const own = width - left - right;
    const part = drawing.name === 'svg' ? svgPart(drawing, own, 0, above) : blockOf(drawing, own, above);
    const lines = linesIn(name, nameWidth);
    const height = Math.max(part.height, isFine ? 0 : lines.length * textLine);
    const first = (height - (lines.length - 1) * textLine) / 2 + fontSize * 0.35;
    return {
      height,
      content: [
        ...lines.flatMap((line, index) => words(nameWidth, first + index * textLine, line, { 'text-anchor': 'end' })),
        ...placed(part.content, left, (height - part.height) / 2),
      ],
    };
  });
  return stacked(rows, 0);
}

const widestMap = { width: 440, height: 440, tiles: 416 } as const;

/** The size of a ring, a wheel or a map, which may have less room than it wants. */
function roundSize(svg: Drawn, room = Infinity): { readonly width: number; readonly height: number } {
  const [, , across = 0, upwards = 1] = (svg.attributes['viewBox'] ?? '').split(' ').map(Number);
  if (across > 0) {
    const scale = Math.min(Math.min(widestMap.width, room) / across, widestMap.height / upwards);
    return { width: across * scale, height: upwards * scale };
  }
  const width = Math.min(Number(svg.attributes['width'] ?? widestMap.tiles), room);
  return { width, height: heightOf(svg, width) };
}

/** A ring or a wheel; a map or two beside each other, below the names of their times. */
function roundPart(drawn: Drawn, width: number, above: Look): Item {
  if (drawn.name === 'svg') {
    const size = roundSize(drawn, width);
    return { ...size, content: contentOf(drawn, size.width, size.height, above) };
  }
  if (drawn.name === 'p') return { ...paragraph(textOf(drawn), {}, width), width: 0 };
  const parts = elementsIn(drawn);
  const count = hasClass(drawn, 'charts-maps') ? parts.length : 1;
  const step = (width + gap * 3) / count;
  const drawings = parts.map((part) => roundPart(part, step - gap * 3, above));
  const widest = Math.max(...drawings.map((one) => one.width));
  if (count === 1) return { ...stacked(drawings, gap), width: widest };
  const content = drawings.flatMap((one, index) => placed(one.content, index * step, 0));
  return { width: step * (count - 1) + widest, height: Math.max(...drawings.map(({ height }) => height)), content };
}

const leastList = 240;
const listColumns = 3;

/** Lists longer than what they belong to stand below it, in columns that are read downwards. */
function listBelow(list: Drawn, width: number, above: Look): Part {
  const own = (width - gap * 2 * (listColumns - 1)) / listColumns;
  const items = itemsOf(list, own, above);
  const perColumn = Math.ceil(items.length / listColumns);
  const columns = Array.from({ length: listColumns }, (_, index) =>
    stacked(items.slice(index * perColumn, (index + 1) * perColumn), 2),
  );
  return {
    height: Math.max(...columns.map(({ height }) => height)),
    content: columns.flatMap(({ content }, index) => placed(content, index * (own + gap * 2), 0)),
  };
}

/** What keeps its shape, and the list of its values beside it if that is no higher. */
function ringPart(drawn: Drawn, width: number, above: Look): Part {
  const [first, list] = elementsIn(drawn);
  if (first === undefined) return noPart;
  const drawing = roundPart(first, width, above);
  if (list === undefined) return drawing;
  const left = drawing.width + gap * 3;
  const beside = width - left < leastList ? undefined : stacked(itemsOf(list, width - left, above), 2);
  if (beside === undefined || beside.height > drawing.height) {
    return stacked([drawing, listBelow(list, width, above)], gap);
  }
  const content = [...drawing.content, ...placed(beside.content, left, (drawing.height - beside.height) / 2)];
  return { height: drawing.height, content };
}

/** Paragraphs below a chart, numbered if its drawing has the numbers. */
function numberedPart(list: Drawn): Part {
  const lines = elementsIn(list).map((item, index) => {
    const isNumbered = list.name === 'ol' && 'class' in item.attributes;
    return paragraph(isNumbered ? `(${index + 1}) ${textOf(item)}` : textOf(item));
  });
  return stacked(lines, 2);
}

const wholes: Readonly<Record<string, (drawn: Drawn, width: number, above: Look) => Part>> = {
  'charts-plot': plotPart,
  'charts-rows': rowsPart,
  'charts-sides': sidesPart,
  'charts-panels': panelsPart,
  'charts-panel-plot': panelPlotPart,
  'charts-panel-plot-of-two': panelPlotPart,
  'charts-ring': ringPart,
  'charts-legend': (list, width, above) => inRows(itemsOf(list, width, above), width),
};

/** What the chart as a whole says of what is in it. */
function aboveOf({ attributes }: Drawn): Look {
  return {
    ...(attributes['data-chart'] === 'stacked' ? { '--stacked': 'yes' } : {}),
    ...('data-part' in attributes ? { '--part': 'yes' } : {}),
  };
}

/** An element with all that is in it, as a drawing of this width. */
export function blockOf(drawn: Drawn, width: number, above: Look): Part {
  if (isHidden(drawn, above)) return noPart;
  const look = { ...lookOf(drawn, above), ...aboveOf(drawn) };
  const whole = classesOf(drawn).flatMap((name) => wholes[name] ?? [])[0];
  if (whole !== undefined) return whole(drawn, width, look);
  if (drawn.name === 'svg') {
    const size = roundSize(drawn);
    return {
      height: size.height,
      content: placed(contentOf(drawn, size.width, size.height, look), (width - size.width) / 2, 0),
    };
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
    typeof child === 'string' ? paragraph(child, { fill: 'ink-2' }, width - left) : blockOf(child, width - left, look),
  );
  const { height, content } = stacked(parts, gap);
  return { height, content: placed(content, left, 0) };
}
