/** What a drawing in SVG holds and where, read as XML: texts as boxes, shapes by their points. */
import { SaxesParser } from 'saxes';
import type { SaxesTagPlain } from 'saxes';
import { textWidth } from '@/lib/drawing/browser/chartMetrics';

export interface Box {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface ReadDrawing {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly Box[];
  /** Without words. */
  readonly shapes: readonly Box[];
  readonly elements: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

function placeIn({ x, y, scale }: Place, transform = ''): Place {
  const moved = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(transform);
  const scaled = /scale\(([-\d.]+)\)/.exec(transform);
  return {
    x: x + Number(moved?.[1] ?? 0) * scale,
    y: y + Number(moved?.[2] ?? 0) * scale,
    scale: scale * Number(scaled?.[1] ?? 1),
  };
}

/** The usual size of letters in px, for which `textWidth` measures. */
const usualSize = 13;

/** Letters above their base line and below it, as shares of their size. */
const [ascent, descent] = [0.72, 0.2];

function textBox(content: string, attributes: Readonly<Record<string, string>>, place: Place): Box {
  const size = Number(attributes['font-size'] ?? usualSize);
  const width = textWidth(content) * (size / usualSize);
  const [x, y] = [
    place.x + Number(attributes['x'] ?? 0) * place.scale,
    place.y + Number(attributes['y'] ?? 0) * place.scale,
  ];
  const left = { start: x, middle: x - width / 2, end: x - width }[attributes['text-anchor'] ?? 'start'] ?? NaN;
  return { text: content, left, right: left + width, top: y - size * ascent, bottom: y + size * descent };
}

type Point = readonly [number, number];

/** The points of a path; those that steer curves lie near enough. */
function pointsOf(course: string): readonly Point[] {
  const points: Point[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = '', rest = ''] of course.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const isRelative = command === command.toLowerCase();
    const step = { h: 1, v: 1, a: 7, c: 6, z: 0 }[command.toLowerCase()] ?? 2;
    if (step === 0) [x, y] = [startX, startY];
    for (let at = 0; step > 0 && at + step <= numbers.length; at += step) {
      const [first = 0, second = 0] = numbers.slice(at + step - Math.min(step, 2), at + step);
      if (command.toLowerCase() === 'h') x = first + (isRelative ? x : 0);
      else if (command.toLowerCase() === 'v') y = first + (isRelative ? y : 0);
      else [x, y] = [first + (isRelative ? x : 0), second + (isRelative ? y : 0)];
      if (command.toLowerCase() === 'm') [startX, startY] = [x, y];
      points.push([x, y]);
    }
  }
  return points;
}

function shapeBox(name: string, attributes: Readonly<Record<string, string>>, place: Place): Box | undefined {
  const number = (key: string): number => Number(attributes[key] ?? 0);
  const radius = number('r');
  const shapes: Readonly<Record<string, () => readonly Point[]>> = {
    circle: () => [
      [number('cx') - radius, number('cy') - radius],
      [number('cx') + radius, number('cy') + radius],
    ],
    rect: () => [
      [number('x'), number('y')],
      [number('x') + number('width'), number('y') + number('height')],
    ],
    path: () => pointsOf(attributes['d'] ?? ''),
  };
  const corners = shapes[name]?.();
  if (corners === undefined || corners.length === 0) return undefined;
  const [xs, ys] = [corners.map(([x]) => place.x + x * place.scale), corners.map(([, y]) => place.y + y * place.scale)];
  const ends = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  return { text: name, ...ends };
}

/** Throws if it is no well-formed XML. */
export function readDrawing(svg: string): ReadDrawing {
  const [texts, shapes]: [Box[], Box[]] = [[], []];
  const [elements, attributes] = [new Set<string>(), new Set<string>()];
  const open: { readonly tag: SaxesTagPlain; readonly place: Place }[] = [];
  let size = { width: 0, height: 0 };
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    const place = placeIn(open.at(-1)?.place ?? { x: 0, y: 0, scale: 1 }, tag.attributes['transform']);
    if (open.length === 0) size = { width: Number(tag.attributes['width']), height: Number(tag.attributes['height']) };
    elements.add(tag.name);
    for (const name of Object.keys(tag.attributes)) attributes.add(name);
    open.push({ tag, place });
    const box = shapeBox(tag.name, tag.attributes, place);
    if (box !== undefined) shapes.push(box);
  });
  parser.on('text', (content) => {
    const last = open.at(-1);
    if (last?.tag.name === 'text') texts.push(textBox(content, last.tag.attributes, last.place));
  });
  parser.on('closetag', () => open.pop());
  parser.write(svg).close();
  return { ...size, texts, shapes, elements, attributes };
}

/** By how many px a box may stick out or touch another: widths of texts are estimated. */
const tolerance = 2;

function covers(one: Box, other: Box): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > tolerance && height > tolerance;
}

/** What is wrong with the places of a drawing, in words. */
export function placeFaults({ width, height, texts, shapes }: ReadDrawing): readonly string[] {
  const outside = [...texts, ...shapes].filter(
    ({ left, right, top, bottom }) =>
      !(left >= -tolerance && right <= width + tolerance && top >= -tolerance && bottom <= height + tolerance),
  );
  const covered = texts.flatMap((one, index) =>
    texts.slice(index + 1).flatMap((other) => (covers(one, other) ? [`«${one.text}» covers «${other.text}»`] : [])),
  );
  return [...outside.map((box) => `outside: ${JSON.stringify(box)}`), ...covered];
}
