/**
 * A strict look at uploaded SVG drawings. Only what draws is accepted; whatever could run, load or hide something is
 * refused, and so is everything unknown. Nothing is repaired: a drawing is served as it was uploaded, or not at all.
 * Libraries read the XML and the styles as browsers do; here stands only what may be in them.
 */
import { SaxesParser } from 'saxes';
import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';
import { isEmbedded, styleSheetFault, styleValueFault } from './styleFaults';

const drawingElements: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use switch title desc metadata style a view ' +
    'path rect circle ellipse line polyline polygon text tspan textPath image marker pattern mask clipPath ' +
    'linearGradient radialGradient stop filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix ' +
    'feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR ' +
    'feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile ' +
    'feTurbulence'
  ).split(' '),
);

/** Without a namespace a name means nothing to a browser; it is looked at as if it did. */
const drawingNamespaces: ReadonlySet<string> = new Set(['http://www.w3.org/2000/svg', '']);

/** Notes of drawing programs have a namespace of their own; browsers make nothing of them, unless it is one of these. */
const harmfulNamespaces: ReadonlySet<string> = new Set([
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/1998/Math/MathML',
  'http://www.w3.org/2001/xml-events',
]);

function attributeFault(element: string, { name, local, uri, value }: SaxesAttributeNS): string | undefined {
  const plain = local.toLowerCase();
  if (harmfulNamespaces.has(uri)) return `the namespace «${uri}»`;
  if (name === 'xmlns' || name.startsWith('xmlns:')) return undefined;
  if (plain.startsWith('on')) return `the event handler «${name}»`;
  if (name.toLowerCase() === 'xml:base') return 'the attribute «xml:base»';
  if (plain === 'href') {
    const isInside = value.startsWith('#') || (element === 'image' && isEmbedded(value));
    return isInside ? undefined : `a reference to «${value.slice(0, 60)}»`;
  }
  return styleValueFault(value);
}

function elementFault({ name, local, uri, attributes }: SaxesTagNS): string | undefined {
  if (harmfulNamespaces.has(uri)) return `the namespace «${uri}»`;
  if (drawingNamespaces.has(uri) && !drawingElements.has(local)) return `the element <${name}>`;
  for (const attribute of Object.values(attributes)) {
    const fault = attributeFault(local, attribute);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** No program nests as deeply, and every level costs time. */
const deepest = 200;

/** Characters that are read at once: behind a fault nothing needs to be read. */
const pieceLength = 8192;

/** Reads a drawing and keeps the first thing that is wrong with it. */
class DrawingReader {
  fault: string | undefined;
  #hasRoot = false;
  #depth = 0;
  /** The text of the styles that are open: comments and sections within them join its pieces. */
  #styles: string | undefined;

  note(fault: string | undefined): void {
    this.fault ??= fault;
  }

  open(tag: SaxesTagNS): void {
    if (!this.#hasRoot && !(tag.local === 'svg' && drawingNamespaces.has(tag.uri)))
      this.note('no <svg> at its beginning');
    this.#hasRoot = true;
    this.#depth += 1;
    if (this.#depth > deepest) this.note(`more than ${deepest} elements inside each other`);
    if (this.#styles !== undefined) this.note(`the element <${tag.name}> in styles`);
    this.note(elementFault(tag));
    if (tag.local === 'style') this.#styles = '';
  }

  text(text: string): void {
    if (this.#styles !== undefined) this.#styles += text;
  }

  close({ local }: SaxesTagNS): void {
    this.#depth -= 1;
    if (local !== 'style') return;
    this.note(styleSheetFault(this.#styles ?? ''));
    this.#styles = undefined;
  }
}

function read(source: string): string | undefined {
  const reader = new DrawingReader();
  const parser = new SaxesParser({ xmlns: true });
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^(?:utf-8|us-ascii)$/i.test(encoding)) reader.note('an encoding other than UTF-8');
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) reader.note('definitions of its own (<!DOCTYPE … […]>)');
  });
  parser.on('processinginstruction', ({ target }) => reader.note(`the instruction <?${target}?>`));
  parser.on('opentag', (tag) => reader.open(tag));
  parser.on('text', (text) => reader.text(text));
  parser.on('cdata', (text) => reader.text(text));
  parser.on('closetag', (tag) => reader.close(tag));
  parser.on('error', ({ message }) => reader.note(`a fault of its XML: ${message}`));
  for (let place = 0; place < source.length && reader.fault === undefined; place += pieceLength)
    parser.write(source.slice(place, place + pieceLength));
  if (reader.fault === undefined) parser.close();
  return reader.fault;
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** What keeps a drawing from being shown: `the element <script>`; undefined when it is harmless. */
export function drawingFault(bytes: Uint8Array): string | undefined {
  const source = decode(bytes);
  return source === undefined ? 'an encoding other than UTF-8' : read(source);
}
