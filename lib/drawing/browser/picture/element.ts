/** An element of a chart, whoever holds it: React before it writes a page, the document, or a drawing with places in px. */
export interface Drawn {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Drawn | string)[];
}

export function classesOf({ attributes }: Drawn): readonly string[] {
  return (attributes['class'] ?? '').split(' ').filter((name) => name !== '');
}

export function hasClass(element: Drawn, name: string): boolean {
  return classesOf(element).includes(name);
}

/** The elements in an element, without texts between them. */
export function elementsIn({ children }: Drawn): readonly Drawn[] {
  return children.flatMap((child) => (typeof child === 'string' ? [] : [child]));
}

/** The first element of this name, however deep. */
export function firstNamed(name: string, element: Drawn): Drawn | undefined {
  if (element.name === name) return element;
  for (const child of elementsIn(element)) {
    const found = firstNamed(name, child);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What is read in an element. */
export function textOf(node: Drawn | string): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}

export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Attributes without a value are left out; numbers have one decimal. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  children: readonly (Drawn | string)[] = [],
): Drawn {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, typeof value === 'number' ? String(tenths(value)) : value] as const],
  );
  return { name, attributes: Object.fromEntries(written), children };
}

/** A part of a drawing: it begins at 0, 0. */
export interface Part {
  readonly height: number;
  readonly content: readonly Drawn[];
}

export const noPart: Part = { height: 0, content: [] };

export function placed(content: readonly Drawn[], x: number, y: number): readonly Drawn[] {
  const [left, top] = [tenths(x), tenths(y)];
  if (content.length === 0 || (left === 0 && top === 0)) return content;
  return [element('g', { transform: `translate(${left} ${top})` }, content)];
}

/** Parts below each other. */
export function stacked(parts: readonly Part[], gap: number): Part {
  let height = 0;
  const content = parts
    .filter((part) => part.height > 0)
    .flatMap((part) => {
      const y = height === 0 ? 0 : height + gap;
      height = y + part.height;
      return placed(part.content, 0, y);
    });
  return { height, content };
}
