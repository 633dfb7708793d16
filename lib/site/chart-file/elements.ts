/** Elements of SVG as text, each with all it needs: drawing programs know no style sheets of pages. */
import { encodeEntities } from '@/lib/base/html/entities';
import { fontSize, textWidth } from '@/lib/site/charts/frame';
import { colour } from './colours';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** XML has no way to write other characters, such as those of control. */
const notInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export function encodeXml(text: string): string {
  return encodeEntities(text.replace(notInXml, '\uFFFD'));
}

/** An element; attributes without a value are left out. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${encodeXml(String(value))}"`],
  );
  const start = `<${name}${written.join('')}`;
  return content === '' ? `${start}/>` : `${start}>${content}</${name}>`;
}

export interface TextLook {
  readonly anchor?: 'start' | 'middle' | 'end' | undefined;
  /** Of the letters, in px. */
  readonly size?: number;
  readonly isBold?: boolean;
  /** The name of a colour of the site. */
  readonly ink?: string;
}

/** A line of text on its base line. */
export function text(x: number, y: number, content: string, look: TextLook = {}): string {
  const { anchor = 'start', size = fontSize, isBold = false, ink = 'ink' } = look;
  if (content === '') return '';
  return element(
    'text',
    {
      x: tenths(x),
      y: tenths(y),
      'font-size': size === fontSize ? undefined : size,
      'font-weight': isBold ? 'bold' : undefined,
      'text-anchor': anchor === 'start' ? undefined : anchor,
      fill: colour(ink),
    },
    encodeXml(content),
  );
}

/** Bold letters are wider. */
const boldness = 1.08;

/** About how wide a text of this look is, in px. */
export function widthOf(content: string, { size = fontSize, isBold = false }: TextLook = {}): number {
  return textWidth(content) * (size / fontSize) * (isBold ? boldness : 1);
}

export function path(course: string, attributes: Attributes): string {
  return course === '' ? '' : element('path', { d: course, ...attributes });
}

export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A part of a drawing: it begins at 0, 0. */
export interface Part {
  readonly height: number;
  readonly content: string;
}

export function placed(content: string, x: number, y: number): string {
  return content === '' ? '' : element('g', { transform: `translate(${tenths(x)} ${tenths(y)})` }, content);
}

/** Parts below each other. */
export function stacked(parts: readonly Part[], gap: number): Part {
  let height = 0;
  const contents = parts
    .filter((part) => part.height > 0)
    .map((part) => {
      const y = height === 0 ? 0 : height + gap;
      height = y + part.height;
      return placed(part.content, 0, y);
    });
  return { height, content: contents.join('') };
}
