/** Texts that wrap, and legends. */
import { fontSize, textWidth, wrapText } from '../chartMetrics';
import { elementsIn, findElement, shifted, stackVertically, textOf } from './drawingElement';
import type { DrawingElement, DrawingPart } from './drawingElement';
import { drawingStyle } from './drawingStyle';
import type { DrawingStyle } from './drawingStyle';
import { sizedContent, isHidden, pictureWidth, textElements } from './sizedContent';

export const lineHeight = 1.3;

/** In px, in letters of the usual size. */
export const textLineHeight = fontSize * lineHeight;

/** Bold letters are wider. */
const boldness = 1.08;

/** About how wide a text of this look is, in px. */
function widthOf(content: string, look: DrawingStyle = {}): number {
  const size = Number(look['font-size'] ?? fontSize);
  return textWidth(content) * (size / fontSize) * (look['font-weight'] === undefined ? 1 : boldness);
}

/** Pieces that fit: only addresses and numbers are longer than a line, and not divided by `wrapText`. */
function divided(line: string, width: number): readonly string[] {
  const most = Math.max(1, Math.floor((line.length * width) / textWidth(line)));
  return textWidth(line) <= width ? [line] : [line.slice(0, most), ...divided(line.slice(most), width)];
}

/** A text in lines no wider than `width`. */
export function wrapLines(content: string, width: number, look: DrawingStyle = {}): readonly string[] {
  // Other spaces than these do not wrap.
  const plain = content.replace(/[ \t\r\n]+/g, ' ').trim();
  if (plain === '') return [];
  const inLetters = (width / widthOf('n', look)) * textWidth('n');
  return wrapText(plain, inLetters).flatMap((line) => divided(line, inLetters));
}

/** Lines of text, the first at the upper edge. */
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

/** The field of a sign, in px. */
const signSize = { width: 26, height: 12 } as const;

export interface Item extends DrawingPart {
  readonly width: number;
}

/** A sign, which some items have, and its text. */
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
    width: left + Math.max(0, ...lines.map((line) => textWidth(line))),
    height,
    content: [
      ...shifted(sign, 0, signTop),
      ...lines.flatMap((line, index) => textElements(left, top + fontSize + index * textLineHeight, line)),
    ],
  };
}

/** The items of a list that are shown. */
export function itemsOf(list: DrawingElement, width: number, above: DrawingStyle): readonly Item[] {
  const look = drawingStyle(list, above);
  return elementsIn(list).flatMap((item) => (isHidden(item, above) ? [] : [itemOf(item, width, look)]));
}

/** Items one after the other, in as many rows as they need. */
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
