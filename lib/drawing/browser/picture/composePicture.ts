/**
 * A chart as a self-contained drawing with title, unit, period, source, state and address. Unlike the chart of a page, which a
 * browser lays out, it has a fixed width and needs no style sheet, script or other file.
 */
import { encodeEntities } from '@/lib/shared/browser/entities';
import { fontSize } from '../chartMetrics';
import { drawingBlock } from './drawingBlock';
import { resolveColour } from './colours';
import type { ColourOf } from './colours';
import { drawingElement, shifted, stackVertically } from './drawingElement';
import type { DrawingElement } from './drawingElement';
import { paragraph } from './flow';
import { defaultStyle } from './drawingStyle';
import { pictureWidth } from './sizedContent';

/** The texts around the chart. */
export interface PictureCaptions {
  readonly title: string;
  readonly about: string;
  readonly note: string;
  readonly address: string;
}

/** Around the drawing, in px. */
const margin = 16;

/** Fallbacks exist on every computer and are about as wide as the typeface of the site. */
const fonts = "'Public Sans', Arial, Helvetica, sans-serif";

/** The picture of a chart as it is on the page. `language` is that of the chart. */
export function composePicture(
  chart: DrawingElement,
  { title, about, note, address }: PictureCaptions,
  language: string,
): DrawingElement {
  const quiet = { fill: 'ink-2', 'font-size': '12' };
  const { height, content } = stackVertically(
    [
      paragraph(title, { 'font-size': '20', 'font-weight': 'bold' }),
      paragraph(about, { fill: 'ink-2', 'font-size': '14' }),
      drawingBlock(chart, pictureWidth, defaultStyle),
      paragraph(note, quiet),
      paragraph(address, quiet),
    ],
    8,
  );
  const [wide, high] = [pictureWidth + margin * 2, Math.ceil(height) + margin * 2];
  return drawingElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      'xml:lang': language,
      width: wide,
      height: high,
      viewBox: `0 0 ${wide} ${high}`,
      'font-family': fonts,
      'font-size': fontSize,
    },
    [
      drawingElement('title', {}, [title]),
      drawingElement('rect', { width: wide, height: high, fill: 'paper' }),
      ...shifted(content, margin, margin),
    ],
  );
}

/** XML cannot represent other characters, such as control characters. */
const notInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export function encodeXml(text: string): string {
  return encodeEntities(text.replace(notInXml, '\uFFFD'));
}

/** A drawing as SVG text. */
export function serializeSvg(drawn: DrawingElement | string, colourOf: ColourOf): string {
  if (typeof drawn === 'string') return encodeXml(drawn);
  const { name, attributes, children } = drawn;
  const written = Object.entries(attributes).map(([key, value]) => {
    const isColour = key === 'fill' || key === 'stroke';
    return ` ${key}="${encodeXml(isColour ? resolveColour(value, colourOf) : value)}"`;
  });
  const start = `<${name}${written.join('')}`;
  if (children.length === 0) return `${start}/>`;
  return `${start}>${children.map((child) => serializeSvg(child, colourOf)).join('')}</${name}>`;
}
