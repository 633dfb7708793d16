/**
 * A chart as a drawing that stands alone: with title, unit, period, source, state and address in it. Other than the chart of a
 * page, which a browser lays out, it has one width and needs nothing else: no style sheet, no script, no other file.
 */
import { encodeEntities } from '@/lib/shared/browser/entities';
import { fontSize } from '../frame';
import { blockOf } from './blocks';
import { resolved } from './colours';
import type { ColourOf } from './colours';
import { element, placed, stacked } from './element';
import type { Drawn } from './element';
import { paragraph } from './flow';
import { plainLook } from './looks';
import { pictureWidth } from './sized';

/** What a picture says beside its chart. */
export interface Said {
  readonly title: string;
  readonly about: string;
  readonly note: string;
  readonly address: string;
}

/** Around the drawing, in px. */
const margin = 16;

/** On every computer, and about as wide as the typeface of the site. */
const fonts = "'Public Sans', Arial, Helvetica, sans-serif";

/** The picture of a chart, which is as it is on a page. Titles keep their language. */
export function pictureOf(chart: Drawn, { title, about, note, address }: Said, language: string): Drawn {
  const quiet = { fill: 'ink-2', 'font-size': '12' };
  const { height, content } = stacked(
    [
      paragraph(title, { 'font-size': '20', 'font-weight': 'bold' }),
      paragraph(about, { fill: 'ink-2', 'font-size': '14' }),
      blockOf(chart, pictureWidth, plainLook),
      paragraph(note, quiet),
      paragraph(address, quiet),
    ],
    8,
  );
  const [wide, high] = [pictureWidth + margin * 2, Math.ceil(height) + margin * 2];
  return element(
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
      element('title', {}, [title]),
      element('rect', { width: wide, height: high, fill: 'paper' }),
      ...placed(content, margin, margin),
    ],
  );
}

/** XML has no way to write other characters, such as those of control. */
const notInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export function encodeXml(text: string): string {
  return encodeEntities(text.replace(notInXml, '\uFFFD'));
}

/** A drawing as the text of a file. */
export function svgOf(drawn: Drawn | string, colourOf: ColourOf): string {
  if (typeof drawn === 'string') return encodeXml(drawn);
  const { name, attributes, children } = drawn;
  const written = Object.entries(attributes).map(([key, value]) => {
    const isColour = key === 'fill' || key === 'stroke';
    return ` ${key}="${encodeXml(isColour ? resolved(value, colourOf) : value)}"`;
  });
  const start = `<${name}${written.join('')}`;
  if (children.length === 0) return `${start}/>`;
  return `${start}>${children.map((child) => svgOf(child, colourOf)).join('')}</${name}>`;
}
