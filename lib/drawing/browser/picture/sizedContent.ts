/** Converts the drawings of charts to px: on pages they stretch, with places in percent and lengths in em. */
import { columnWidths, fontSize, roundToTenth, textWidth } from '../chartMetrics';
import { classesOf, drawingElement, elementsIn, hasClass, shifted, textOf } from './drawingElement';
import type { DrawingElement } from './drawingElement';
import { drawingStyle, shapeAttributes } from './drawingStyle';
import type { DrawingStyle } from './drawingStyle';

/** The width of a picture without its margin, in px. */
export const pictureWidth = 768;

const widestStep = columnWidths.findLastIndex((width) => width <= pictureWidth);

/** Whether an element is not shown: not at this width, only in print or by scripts, or switched off by the reader. */
export function isHidden(drawn: DrawingElement, above: DrawingStyle): boolean {
  const { attributes } = drawn;
  const isPart = above['--part'] !== undefined;
  if (['hidden', 'data-tools', 'data-answer', 'data-outside'].some((name) => name in attributes)) return true;
  // Stacked parts stay, so that the others keep their places.
  if ('data-off' in attributes && above['--stacked'] === undefined) return true;
  // A part of the period does not show the ends of series, so the legend names them.
  if ('data-ends' in attributes && isPart) return true;
  return classesOf(drawn).some(
    (name) =>
      name === 'charts-area-number' ||
      (name === 'charts-narrow-only' && !isPart) ||
      Number(/^charts-from(\d)$/.exec(name)?.[1] ?? 0) > widestStep,
  );
}

/** The area of a drawing in px, which percentages refer to. */
interface Field {
  readonly width: number;
  readonly height: number;
  /** From units of the `viewBox` to px, and its first unit, which is not 0 for a part of the period. */
  readonly scale: { readonly x: number; readonly y: number; readonly start: number };
}

/** The length of an attribute in px; it may be given in px, percent of `whole`, or em. */
function pixels(value: string | undefined, whole: number, look: DrawingStyle = {}): number {
  if (value === undefined) return 0;
  const number = Number.parseFloat(value);
  if (value.endsWith('%')) return (number / 100) * whole;
  return value.endsWith('em') ? number * Number(look['font-size'] ?? fontSize) : number;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The data of a path in px. Relative steps add up, so they are rounded less. */
function courseIn(course: string, { scale: { x, y, start } }: Field): string {
  if (x === 1 && y === 1 && start === 0) return course;
  return course.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, rest: string) => {
    const kind = command.toLowerCase();
    const isStep = command === kind;
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map((text, index) => {
      const isAcross = kind === 'h' || (kind !== 'v' && index % 2 === 0);
      const length = isAcross ? (Number(text) - (isStep ? 0 : start)) * x : Number(text) * y;
      return isStep ? hundredths(length) : roundToTenth(length);
    });
    return `${command}${numbers.join(' ')}`;
  });
}

function box(left: number, top: number, right: number, bottom: number): string {
  return `M${roundToTenth(left)} ${roundToTenth(top)}H${roundToTenth(right)}V${roundToTenth(bottom)}H${roundToTenth(left)}z`;
}

const upright = /M([-\d.]+) ([-\d.]+)V([-\d.]+)/g;

/** Fills bars: pages draw them as strokes, for print textures and forced colours, but drawing programs handle fills better. */
function filledBars(courses: readonly string[], look: DrawingStyle): readonly DrawingElement[] {
  const course = courses.join('');
  return course === '' ? [] : [drawingElement('path', { d: course, fill: look['stroke'] })];
}

function path(drawn: DrawingElement, field: Field, look: DrawingStyle): readonly DrawingElement[] {
  const { transform } = drawn.attributes;
  const course = courseIn(drawn.attributes['d'] ?? '', field);
  if (course === '') return [];
  if (hasClass(drawn, 'charts-columns')) {
    const half = (Number(look['stroke-width']) * field.scale.x) / 2;
    const bars = [...course.matchAll(upright)].map(([, x, from, to]) =>
      box(Number(x) - half, Number(from), Number(x) + half, Number(to)),
    );
    return filledBars(bars, look);
  }
  // Pages draw circles on maps as dots of lines, which keep their width when the map stretches.
  if (hasClass(drawn, 'charts-round-gap')) return [];
  if (hasClass(drawn, 'charts-round')) {
    const [, x, y] = /^M([-\d.]+) ([-\d.]+)/.exec(course) ?? [];
    const radius = Number(drawn.attributes['stroke-width']) / 2;
    return [drawingElement('circle', { cx: x, cy: y, r: radius, ...shapeAttributes(look) })];
  }
  return [drawingElement('path', { d: course, transform, ...shapeAttributes(look) })];
}

function line({ attributes }: DrawingElement, { width, height }: Field, look: DrawingStyle): readonly DrawingElement[] {
  const [left, right] = [pixels(attributes['x1'], width), pixels(attributes['x2'], width)];
  const [top, bottom] = [pixels(attributes['y1'], height), pixels(attributes['y2'], height)];
  const thickness = attributes['stroke-width'];
  if (thickness === undefined || (look['stroke-dasharray'] ?? '') !== '') {
    const course = `M${roundToTenth(left)} ${roundToTenth(top)}L${roundToTenth(right)} ${roundToTenth(bottom)}`;
    return [drawingElement('path', { d: course, ...shapeAttributes(look) })];
  }
  const half = pixels(thickness, height, look) / 2;
  return filledBars([box(left, top - half, right, bottom + half)], look);
}

function rect({ attributes }: DrawingElement, { width, height }: Field, look: DrawingStyle): readonly DrawingElement[] {
  const [left, top] = [pixels(attributes['x'], width), pixels(attributes['y'], height, look)];
  const right = left + pixels(attributes['width'], width);
  const bottom = top + pixels(attributes['height'], height, look);
  return [drawingElement('path', { d: box(left, top, right, bottom), ...shapeAttributes(look) })];
}

function circle(
  { attributes }: DrawingElement,
  { width, height }: Field,
  look: DrawingStyle,
): readonly DrawingElement[] {
  const place = { cx: pixels(attributes['cx'], width), cy: pixels(attributes['cy'], height, look) };
  return [drawingElement('circle', { ...place, r: pixels(attributes['r'], width, look), ...shapeAttributes(look) })];
}

/** A line of text; `y` is its baseline. */
export function textElements(
  x: number,
  y: number,
  content: string,
  look: DrawingStyle = {},
): readonly DrawingElement[] {
  if (content === '') return [];
  const size = Number(look['font-size'] ?? fontSize);
  const anchor = look['text-anchor'] ?? 'start';
  const attributes = {
    x,
    y,
    'font-size': size === fontSize ? undefined : size,
    'font-weight': look['font-weight'],
    'text-anchor': anchor === 'start' ? undefined : anchor,
    fill: look['fill'] ?? 'ink',
  };
  return [drawingElement('text', attributes, [content])];
}

/** Keeps hatching from running through letters. */
function paperBehind(middle: number, y: number, content: string): readonly DrawingElement[] {
  const half = textWidth(content) / 2;
  return [
    drawingElement('path', {
      d: box(middle - half, y - fontSize * 0.8, middle + half, y + fontSize * 0.3),
      fill: 'paper',
    }),
  ];
}

function text(drawn: DrawingElement, { width, height }: Field, look: DrawingStyle): readonly DrawingElement[] {
  const across = ({ attributes }: DrawingElement): number =>
    pixels(attributes['x'], width) + pixels(attributes['dx'], width, look);
  const upwards = ({ attributes }: DrawingElement): number =>
    pixels(attributes['y'], height) + pixels(attributes['dy'], height, look);
  const [left, top] = [across(drawn), upwards(drawn)];
  const lines = elementsIn(drawn);
  if (lines.length === 0) {
    const own = textElements(left, top, textOf(drawn), look);
    return hasClass(drawn, 'charts-on-hatched') ? [...paperBehind(left, top, textOf(drawn)), ...own] : own;
  }
  let y = top;
  return lines.flatMap((part) => {
    y += upwards(part);
    return textElements(across(part), y, textOf(part), look);
  });
}

/** The content of an `svg` in an area of this size, in px. */
export function sizedContent(
  svg: DrawingElement,
  width: number,
  height: number,
  above: DrawingStyle,
): readonly DrawingElement[] {
  const { viewBox = `0 0 ${width} ${height}` } = svg.attributes;
  const [start = 0, , across = width, upwards = height] = viewBox.split(' ').map(Number);
  const field = { width, height, scale: { x: width / across, y: height / upwards, start } };
  const look = drawingStyle(svg, above);
  const content = elementsIn(svg).flatMap((child) => drawnIn(child, field, look));
  const isCut = 'data-stretched' in svg.attributes && look['--part'] !== undefined;
  return isCut ? [drawingElement('svg', { width, height }, content)] : content;
}

/** An element of a drawing, placed in px. */
function drawnIn(drawn: DrawingElement, field: Field, above: DrawingStyle): readonly DrawingElement[] {
  if (isHidden(drawn, above)) return [];
  const look = drawingStyle(drawn, above);
  const { x, y, width, height } = drawn.attributes;
  switch (drawn.name) {
    case 'svg': {
      const [across, upwards] = [pixels(width ?? '100%', field.width), pixels(height ?? '100%', field.height)];
      return shifted(sizedContent(drawn, across, upwards, above), pixels(x, field.width), pixels(y, field.height));
    }
    case 'path':
      return path(drawn, field, look);
    case 'line':
      return line(drawn, field, look);
    case 'rect':
      return rect(drawn, field, look);
    case 'circle':
      return circle(drawn, field, look);
    case 'text':
      return text(drawn, field, look);
    default:
      return elementsIn(drawn).flatMap((child) => drawnIn(child, field, look));
  }
}
