/** A part of the page as one drawing that needs no style sheet: its drawings with their styles, its texts line by line. */

const namespace = 'http://www.w3.org/2000/svg';

/** What drawings hand on to what is in them, and what they do not, with what it is if nothing is said. */
const inherited = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'paint-order',
  'text-anchor',
  'font-size',
  'font-weight',
  'font-variant',
];

const own: Readonly<Record<string, string>> = { opacity: '1', 'vector-effect': 'none', overflow: 'hidden' };

/** Widely there, and close to the typeface of the site. */
const fonts = "'Public Sans', Arial, Helvetica, sans-serif";

function styledCopy(element: Element, above: Readonly<Record<string, string>>): Element | null {
  const style = getComputedStyle(element);
  if (style.display === 'none') return null;
  const copy = document.createElementNS(namespace, element.localName);
  for (const { name, value } of element.attributes) {
    if (!/^(?:class|role|aria-|data-|style)/.test(name)) copy.setAttribute(name, value);
  }
  const keepsLines = style.getPropertyValue('vector-effect') !== 'none';
  const passed: Record<string, string> = {};
  for (const name of inherited) {
    const value = style.getPropertyValue(name);
    passed[name] = value;
    copy.removeAttribute(name);
    const isOfLine = keepsLines && (name === 'stroke-width' || name === 'stroke-dasharray');
    if (value !== above[name] || isOfLine) copy.setAttribute(name, value);
  }
  for (const [name, usual] of Object.entries(own)) {
    const value = style.getPropertyValue(name);
    if (value !== usual && !(name === 'overflow' && element.localName !== 'svg')) copy.setAttribute(name, value);
  }
  for (const node of element.childNodes) {
    const child = node instanceof Element ? styledCopy(node, passed) : node.cloneNode();
    if (child !== null) copy.append(child);
  }
  return copy;
}

/** The lines of a text as they are set, with where each is. */
function linesOf(text: Text): readonly { readonly content: string; readonly box: DOMRect }[] {
  const range = document.createRange();
  const lines: { content: string; box: DOMRect; start: number }[] = [];
  for (let index = 0; index < text.data.length; index += 1) {
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    const box = range.getBoundingClientRect();
    const line = lines.at(-1);
    if (box.width === 0) continue;
    if (line !== undefined && Math.abs(line.box.top - box.top) < 2) line.content += text.data[index] ?? '';
    else lines.push({ content: text.data[index] ?? '', box, start: index });
  }
  return lines;
}

/** How far below its upper edge a line of text stands. */
function ascentOf(style: CSSStyleDeclaration, height: number): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) return height * 0.8;
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = pen.measureText('x');
  return (up / (up + down)) * height;
}

function textLines(text: Text, origin: DOMRect): readonly Element[] {
  const parent = text.parentElement;
  if (parent?.closest('.visually-hidden') !== null) return [];
  const style = getComputedStyle(parent);
  return linesOf(text).map(({ content, box }) => {
    const line = document.createElementNS(namespace, 'text');
    const attributes = {
      x: box.left - origin.left,
      y: box.top - origin.top + ascentOf(style, box.height),
      fill: style.color,
      'font-size': style.fontSize,
      'font-weight': style.fontWeight,
    };
    for (const [name, value] of Object.entries(attributes)) {
      line.setAttribute(name, typeof value === 'number' ? value.toFixed(1) : value);
    }
    line.textContent = content.trimEnd();
    return line;
  });
}

/** A drawing at its place. */
function placed(svg: Element, origin: DOMRect): readonly Element[] {
  const box = svg.getBoundingClientRect();
  const copy = styledCopy(svg, {});
  if (copy === null || box.width === 0) return [];
  const place = { x: box.left - origin.left, y: box.top - origin.top, width: box.width, height: box.height };
  for (const [name, value] of Object.entries(place)) copy.setAttribute(name, value.toFixed(1));
  return [copy];
}

function partsOf(node: Node, origin: DOMRect): readonly Element[] {
  if (node instanceof Text) return textLines(node, origin);
  if (!(node instanceof Element) || getComputedStyle(node).display === 'none') return [];
  if (node.localName === 'svg') return placed(node, origin);
  return [...node.childNodes].flatMap((child) => partsOf(child, origin));
}

/** Everything that is to be seen in an element, named as said. */
export function drawn(sheet: HTMLElement, name: string): SVGSVGElement {
  const origin = sheet.getBoundingClientRect();
  const [width, height] = [Math.ceil(origin.width), Math.ceil(origin.height)];
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('font-family', fonts);
  const title = document.createElementNS(namespace, 'title');
  title.textContent = name;
  const paper = document.createElementNS(namespace, 'rect');
  paper.setAttribute('width', '100%');
  paper.setAttribute('height', '100%');
  paper.setAttribute('fill', getComputedStyle(sheet).backgroundColor);
  svg.append(title, paper, ...partsOf(sheet, origin));
  return svg;
}
