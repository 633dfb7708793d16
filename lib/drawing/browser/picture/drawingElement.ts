/** An element of a chart from any source: React's tree before a page is written, the document, or a drawing laid out in px. */
import { roundToTenth } from '../chartMetrics';

export interface DrawingElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (DrawingElement | string)[];
}

export function classesOf({ attributes }: DrawingElement): readonly string[] {
  return (attributes['class'] ?? '').split(' ').filter((name) => name !== '');
}

export function hasClass(element: DrawingElement, name: string): boolean {
  return classesOf(element).includes(name);
}

/** The child elements, without texts. */
export function elementsIn({ children }: DrawingElement): readonly DrawingElement[] {
  return children.flatMap((child) => (typeof child === 'string' ? [] : [child]));
}

/** The first element with this name at any depth. */
export function findElement(name: string, element: DrawingElement): DrawingElement | undefined {
  if (element.name === name) return element;
  for (const child of elementsIn(element)) {
    const found = findElement(name, child);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The text content of an element. */
export function textOf(node: DrawingElement | string): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}

/** Creates an element without undefined attributes; numbers get one decimal. */
export function drawingElement(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  children: readonly (DrawingElement | string)[] = [],
): DrawingElement {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, typeof value === 'number' ? String(roundToTenth(value)) : value] as const],
  );
  return { name, attributes: Object.fromEntries(written), children };
}

/** A part of a drawing that begins at 0, 0; in px. */
export interface DrawingPart {
  readonly height: number;
  readonly content: readonly DrawingElement[];
}

export const emptyPart: DrawingPart = { height: 0, content: [] };

export function shifted(content: readonly DrawingElement[], x: number, y: number): readonly DrawingElement[] {
  const [left, top] = [roundToTenth(x), roundToTenth(y)];
  if (content.length === 0 || (left === 0 && top === 0)) return content;
  return [drawingElement('g', { transform: `translate(${left} ${top})` }, content)];
}

/** Parts beside each other, `step` px apart; aligned at their upper or lower edge. */
export function placeBeside(parts: readonly DrawingPart[], step: number, edge: 'top' | 'bottom' = 'top'): DrawingPart {
  const height = Math.max(...parts.map((part) => part.height));
  const top = (part: DrawingPart): number => (edge === 'top' ? 0 : height - part.height);
  return { height, content: parts.flatMap((part, index) => shifted(part.content, index * step, top(part))) };
}

/** Parts below each other, without empty ones. */
export function stackVertically(parts: readonly DrawingPart[], gap: number): DrawingPart {
  let height = 0;
  const content = parts
    .filter((part) => part.height > 0)
    .flatMap((part) => {
      const y = height === 0 ? 0 : height + gap;
      height = y + part.height;
      return shifted(part.content, 0, y);
    });
  return { height, content };
}
