/** Wraps texts and lays out legends. */
import { fontSize, textWidth, widestText, wrapText } from '../chartMetrics';
import { elementsIn, findElement, shifted, stackVertically, textOf } from './drawingElement';
import type { DrawingElement, DrawingPart } from './drawingElement';
import { drawingStyle } from './drawingStyle';
import type { DrawingStyle } from './drawingStyle';
import { sizedContent, isHidden, pictureWidth, textElements } from './sizedContent';

export const lineHeight = 1.3;

/** In px, for text of the default size. */
export const textLineHeight = fontSize * lineHeight;

/** How much wider bold letters are. */
const boldness = 1.08;

/** The approximate width of a text in this style, in px. */
function widthOf(content: string, look: DrawingStyle = {}): number {
  const size = Number(look['font-size'] ?? fontSize);
  return textWidth(content) * (size / fontSize) * (look['font-weight'] === undefined ? 1 : boldness);
}

/** Cuts a line that `wrapText` could not break, such as an address or a number. */
function divided(line: string, width: number): readonly string[] {
  const most = Math.max(1, Math.floor((line.length * width) / textWidth(line)));
  return textWidth(line) <= width ? [line] : [line.slice(0, most), ...divided(line.slice(most), width)];
}

/** Wraps a text to lines of `width` px. */
export function wrapLines(content: string, width: number, look: DrawingStyle = {}): readonly string[] {
  // Other kinds of spaces do not wrap.
  const plain = content.replace(/[ \t\r\n]+/g, ' ').trim();
  if (plain === '') return [];
  const inLetters = (width / widthOf('n', look)) * textWidth('n');
  return wrapText(plain, inLetters).flatMap((line) => divided(line, inLetters));
}

/** Wrapped lines of text, the first at the upper edge. */
export function paragraph(content: string, look: DrawingStyle = {}, width = pictureWidth): DrawingPart {
  const size = Number(look['font-size'] ?? fontSize);
  const lines = wrapLines(content, width, look);
  const x = look['text-anchor'] === 'end' ? width : 0;
  const written = lines.flatMap((line, index) => textElements(x, size + index * size * lineHeight, line, look));
  return { height: lines.length * size * lineHeight, content: written };
}

const signGap = 8;
const between = 20;
const rowGap = 4;

/** The size of a symbol in a legend, in px. */
const signSize = { width: 26, height: 12 } as const;

export interface Item extends DrawingPart {
  readonly width: number;
}

/** The text of an item, after its symbol if it has one. */
export function itemOf(item: DrawingElement, width: number, above: DrawingStyle): Item {
  const svg = findElement('svg', item);
  const look = drawingStyle(item, above);
  const sized = { width: Number(svg?.attributes['width']), height: Number(svg?.attributes['height']) };
  const field = sized.width > 0 ? sized : signSize;
  const left = svg === undefined ? 0 : field.width + signGap;
  const lines = wrapLines(textOf(item), width - left);
  const height = Math.max(field.height, lines.length * textLineHeight);
  const top = (height - lines.length * textLineHeight) / 2;
  const sign = svg === undefined ? [] : sizedContent(svg, field.width, field.height, look);
  const signTop = field === signSize ? 3 : (height - field.height) / 2;
  return {
    width: left + widestText(lines),
    height,
    content: [
      ...shifted(sign, 0, signTop),
      ...lines.flatMap((line, index) => textElements(left, top + fontSize + index * textLineHeight, line)),
    ],
  };
}

/** The visible items of a list. */
export function itemsOf(list: DrawingElement, width: number, above: DrawingStyle): readonly Item[] {
  const look = drawingStyle(list, above);
  return elementsIn(list).flatMap((item) => (isHidden(item, above) ? [] : [itemOf(item, width, look)]));
}

/** Items side by side, in as many rows as they need. */
export function flowInRows(items: readonly Item[], width: number): DrawingPart {
  const rows: { readonly items: { readonly item: Item; readonly x: number }[]; end: number }[] = [];
  for (const item of items) {
    const last = rows.at(-1);
    const row = last === undefined || last.end + item.width > width ? { items: [], end: 0 } : last;
    if (row !== last) rows.push(row);
    row.items.push({ item, x: row.end });
    row.end += item.width + between;
  }
  const parts = rows.map((row): DrawingPart => {
    const height = Math.max(...row.items.map(({ item }) => item.height));
    return {
      height,
      content: row.items.flatMap(({ item, x }) => shifted(item.content, x, (height - item.height) / 2)),
    };
  });
  const { height, content } = stackVertically(parts, rowGap);
  return { height: height === 0 ? 0 : height + rowGap, content };
}
