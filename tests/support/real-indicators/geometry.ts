/** Runs in a browser: what in the figures of a page covers something else, or lies outside. */

export interface Fault {
  readonly indicator: string;
  /** Of the column, in px. */
  readonly width: number;
  readonly fault:
    'text over text' | 'text over mark' | 'too little contrast' | 'outside' | 'nothing drawn' | 'too wide';
  readonly what: string;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Text {
  readonly text: string;
  readonly element: Element;
  /** About what its letters cover. */
  readonly box: Box;
}

/** Names of classes of what is drawn beside the data: lines behind them, pale ranges, signs of annotations. */
const besideData = /\bcharts-(?:grid|zero|context|interval|halo|hatched|mark-line|mark-range|mark-point|mark-badge)\b/;

/** Behind the number of an annotation, or of a tile. */
const badge = /\bcharts-mark-badge\b/;

/** Above and below small letters a box has room that nobody sees. */
const roomAbove = 0.24;
const roomBelow = 0.2;

/** What is not seen beside the chart: said only, or in a frame of its own that scrolls. */
const elsewhere = '.visually-hidden, [data-table-frame], details:not([open]) > :not(summary)';

/** Texts of drawings that are hidden keep their place, but have no size. */
function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return element.checkVisibility() && width + height > 0;
}

function textsOf(figure: Element): readonly Text[] {
  const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (element === null || text === '' || element.closest(elsewhere) !== null) continue;
    if (!isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom, height, width } of range.getClientRects()) {
      if (width === 0) continue;
      texts.push({
        text,
        element,
        box: { left, right, top: top + height * roomAbove, bottom: bottom - height * roomBelow },
      });
    }
  }
  return texts;
}

function marksOf(figure: Element): readonly SVGElement[] {
  const shapes = figure.querySelectorAll<SVGElement>('svg :is(path, line, rect, circle, polygon)');
  return [...shapes].filter((shape) => {
    const isSign = shape.closest('.charts-swatch') !== null || shape.closest('a, button, summary') !== null;
    return !isSign && !besideData.test(shape.getAttribute('class') ?? '') && shape.checkVisibility();
  });
}

/** In px: what touches is told apart. */
const tolerance = 1;

function overlap(one: Box, other: Box): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const upwards = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > tolerance && upwards > tolerance;
}

function* textsOverTexts(texts: readonly Text[]): Generator<string> {
  const sorted = texts.toSorted((one, other) => one.box.top - other.box.top);
  for (const [index, one] of sorted.entries()) {
    for (const other of sorted.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      if (overlap(one.box, other.box)) yield `«${one.text}» and «${other.text}»`;
    }
  }
}

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const knownColours = new Map<string, number>();

/** Relative luminance, as WCAG computes it. */
function luminance(colour: string): number {
  const known = knownColours.get(colour);
  if (known !== undefined || canvas === null) return known ?? 0;
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const found = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  knownColours.set(colour, found);
  return found;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((left, right) => right - left);
  return (light + 0.05) / (dark + 0.05);
}

function colourOf(shape: Element): string {
  const { fill, stroke } = getComputedStyle(shape);
  // A line has nothing to fill.
  return fill === 'none' || shape.tagName === 'line' ? stroke : fill;
}

/** What lies below a text at a place: a mark of the data, or the badge on which it stands. */
function shapeBelow(x: number, y: number, marks: ReadonlySet<Element>): Element | undefined {
  return document
    .elementsFromPoint(x, y)
    .find((element) => marks.has(element) || badge.test(element.getAttribute('class') ?? ''));
}

/** In px, between the places that are asked. */
const step = 4;

function shapesBelow({ box }: Text, marks: ReadonlySet<Element>): ReadonlySet<Element | undefined> {
  const { left, right, top, bottom } = box;
  const columns = Math.max(1, Math.ceil((right - left - 2) / step));
  const found = new Set<Element | undefined>();
  for (let column = 0; column <= columns; column += 1) {
    const x = left + 1 + ((right - left - 2) * column) / columns;
    for (const y of [top + 0.5, (top + bottom) / 2, bottom - 0.5]) found.add(shapeBelow(x, y, marks));
  }
  return found;
}

/** As WCAG wants of text of this size. */
const leastContrast = 4.5;

/** What a mark covers at most: its box leaves out how thick it is. */
function boxOf(mark: SVGElement): Box {
  const { left, right, top, bottom } = mark.getBoundingClientRect();
  const isStretched = mark.closest('[preserveAspectRatio="none"]') !== null;
  const half = isStretched ? 2 : Number.parseFloat(getComputedStyle(mark).strokeWidth) / 2;
  return { left: left - half, right: right + half, top: top - half, bottom: bottom + half };
}

function* textsOverMarks(
  texts: readonly Text[],
  marks: readonly SVGElement[],
): Generator<readonly [Fault['fault'], string]> {
  const all: ReadonlySet<Element> = new Set(marks);
  const boxes = marks.map(boxOf);
  for (const text of texts) {
    if (!boxes.some((box) => overlap(box, text.box))) continue;
    const [below, ...others] = shapesBelow(text, all);
    if (others.length > 0) yield ['text over mark', `«${text.text}»`];
    if (others.length > 0 || below === undefined) continue;
    const ratio = contrast(getComputedStyle(text.element).fill, colourOf(below));
    if (ratio < leastContrast) yield ['too little contrast', `«${text.text}» ${ratio.toFixed(1)}`];
  }
}

/** In px: points at the edge of a plot stick out by half. */
const halfMarker = 8;

function isOutside({ left, right, top, bottom }: Box, frame: Box, by: number): boolean {
  return left < frame.left - by || right > frame.right + by || top < frame.top - by || bottom > frame.bottom + by;
}

function isDrawn(mark: SVGElement): boolean {
  const { width, height } = mark.getBoundingClientRect();
  return width >= tolerance || height >= tolerance;
}

function faultsIn(figure: HTMLElement, width: number): readonly Fault[] {
  const { indicator = '' } = figure.dataset;
  const frame = figure.getBoundingClientRect();
  const [texts, marks] = [textsOf(figure), marksOf(figure)];
  const hasChart = figure.querySelector('[role="img"]') !== null;
  const faults: (readonly [Fault['fault'], string])[] = [
    ...[...textsOverTexts(texts)].map((what) => ['text over text', what] as const),
    ...textsOverMarks(texts, marks),
    ...texts.flatMap(({ text, box }) => (isOutside(box, frame, tolerance) ? [['outside', `«${text}»`] as const] : [])),
    ...marks.flatMap((mark) =>
      isOutside(mark.getBoundingClientRect(), frame, halfMarker)
        ? [['outside', mark.getAttribute('class') ?? ''] as const]
        : [],
    ),
  ];
  if (hasChart && !marks.some(isDrawn)) faults.push(['nothing drawn', '']);
  if (figure.scrollWidth > figure.clientWidth + tolerance) faults.push(['too wide', `${figure.scrollWidth} px`]);
  return faults.map(([fault, what]) => ({ indicator, width, fault, what }));
}

/** How high the highest figure is, with its place, in columns so wide: only what is within the window can be asked for. */
export function tallestAt(widths: readonly number[]): number {
  const figures = [...document.querySelectorAll<HTMLElement>('[data-indicator]')];
  return Math.max(
    ...widths.flatMap((width) => {
      document.documentElement.style.setProperty('--column', `${width}px`);
      return figures.map(({ scrollHeight }) => scrollHeight);
    }),
  );
}

/** The faults of each figure in columns so wide, in px; one figure after the other, so that the browser has little to do. */
export function faultsAt(widths: readonly number[]): readonly Fault[] {
  const figures = [...document.querySelectorAll<HTMLElement>('[data-indicator]')];
  for (const figure of figures) figure.hidden = true;
  return figures.flatMap((figure) => {
    figure.hidden = false;
    const faults = widths.flatMap((width) => {
      document.documentElement.style.setProperty('--column', `${width}px`);
      return faultsIn(figure, width);
    });
    figure.hidden = true;
    return faults;
  });
}
