/**
 * A strict check of uploaded SVG drawings. Only what draws is accepted; whatever could run, load or hide something is
 * refused, and so is everything unknown. Nothing is repaired: a drawing is served as it was uploaded, or not at all.
 * Libraries parse the XML and the styles as browsers do; this module only decides what may be in them.
 */
import { SaxesParser } from 'saxes';
import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';
import { DrawingComplexity } from './drawingComplexity';
import { isEmbedded, styleReferences, styleSheetFault, styleValueFault } from './styleFaults';

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

/** Browsers ignore elements without a namespace; they are checked all the same. */
const drawingNamespaces: ReadonlySet<string> = new Set(['http://www.w3.org/2000/svg', '']);

/** Drawing programs put notes into namespaces of their own, which browsers ignore, except for these. */
const harmfulNamespaces: ReadonlySet<string> = new Set([
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/1998/Math/MathML',
  'http://www.w3.org/2001/xml-events',
]);

function attributeFault(element: string, { name, local, uri, value }: SaxesAttributeNS): string | undefined {
  const plain = local.toLowerCase();
  if (harmfulNamespaces.has(uri)) return `xmlns="${uri}"`;
  if (name === 'xmlns' || name.startsWith('xmlns:')) return undefined;
  if (plain.startsWith('on')) return `${name}="…"`;
  if (name.toLowerCase() === 'xml:base') return 'xml:base="…"';
  if (plain === 'href') {
    const isInside = value.startsWith('#') || (element === 'image' && isEmbedded(value));
    return isInside ? undefined : `${name}="${value.slice(0, 60)}"`;
  }
  return styleValueFault(value);
}

function elementFault({ name, local, uri, attributes }: SaxesTagNS): string | undefined {
  if (harmfulNamespaces.has(uri)) return `xmlns="${uri}"`;
  if (drawingNamespaces.has(uri) && !drawingElements.has(local)) return `<${name}>`;
  for (const attribute of Object.values(attributes)) {
    const fault = attributeFault(local, attribute);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** The ids that the attributes of an element reference. */
function referencesIn({ attributes }: SaxesTagNS): readonly string[] {
  return Object.values(attributes).flatMap(({ local, value }) => {
    const text = local.toLowerCase() === 'href' ? `url(${JSON.stringify(value)})` : value;
    return text.includes('(') ? styleReferences(text).flatMap(({ references }) => references) : [];
  });
}

function valueOf({ attributes }: SaxesTagNS, wanted: string): string | undefined {
  return Object.values(attributes).find(({ local }) => local === wanted)?.value;
}

/** No drawing program nests so deep, and every level costs time. */
const maxDepth = 200;

/** Characters per step: reading stops after the first fault. */
const pieceLength = 8192;

/** Why a drawing is refused: code that the site does not accept, such as `<script>`, or a line that is not XML. */
export type DrawingFault = { readonly found: string } | { readonly line: number };

/** Reads a drawing and keeps its first fault. */
class DrawingReader {
  fault: DrawingFault | undefined;
  #hasRoot = false;
  #depth = 0;
  /** The text of the open `<style>`; comments and CDATA sections divide it into pieces. */
  #styles: string | undefined;
  readonly #weight = new DrawingComplexity();
  /** Embedded pictures, as data URLs. */
  readonly pictures: string[] = [];

  note(found: string | undefined): void {
    if (found !== undefined) this.fault ??= { found };
  }

  /** `message` begins with line and column. */
  noteXmlFault(message: string): void {
    this.fault ??= { line: Number.parseInt(message, 10) || 1 };
  }

  open(tag: SaxesTagNS): void {
    if (!this.#hasRoot && !(tag.local === 'svg' && drawingNamespaces.has(tag.uri))) this.note(`<${tag.name}>`);
    this.#hasRoot = true;
    this.#depth += 1;
    if (this.#depth > maxDepth) this.note(`${`<${tag.name}>`.repeat(3)}…`);
    if (this.#styles !== undefined) this.note(`<style>…<${tag.name}>`);
    this.note(elementFault(tag));
    if (tag.local === 'style') this.#styles = '';
    if (this.fault !== undefined) return;
    const classes = (valueOf(tag, 'class') ?? '').split(/\s+/);
    this.#weight.open({
      name: tag.local,
      id: valueOf(tag, 'id'),
      classes,
      references: referencesIn(tag),
      inputs: [valueOf(tag, 'in'), valueOf(tag, 'in2')],
      result: valueOf(tag, 'result'),
    });
    this.pictures.push(...Object.values(tag.attributes).flatMap(({ value }) => (isEmbedded(value) ? [value] : [])));
  }

  text(text: string): void {
    if (this.#styles !== undefined) this.#styles += text;
  }

  close({ local }: SaxesTagNS): void {
    this.#depth -= 1;
    this.#weight.close();
    if (local !== 'style') return;
    const sheet = this.#styles ?? '';
    this.note(styleSheetFault(sheet));
    if (this.fault === undefined) this.#weight.styles(styleReferences(sheet));
    this.#styles = undefined;
  }

  end(): void {
    if (!this.#weight.isBounded()) this.note('url(#…) → url(#…) → …');
  }
}

function read(source: string): DrawingReader {
  const reader = new DrawingReader();
  const parser = new SaxesParser({ xmlns: true });
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^(?:utf-8|us-ascii)$/i.test(encoding)) reader.note(`encoding="${encoding}"`);
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) reader.note('<!DOCTYPE … […]>');
  });
  parser.on('processinginstruction', ({ target }) => reader.note(`<?${target}?>`));
  parser.on('opentag', (tag) => reader.open(tag));
  parser.on('text', (text) => reader.text(text));
  parser.on('cdata', (text) => reader.text(text));
  parser.on('closetag', (tag) => reader.close(tag));
  parser.on('error', ({ message }) => reader.noteXmlFault(message));
  for (let place = 0; place < source.length && reader.fault === undefined; place += pieceLength)
    parser.write(source.slice(place, place + pieceLength));
  if (reader.fault === undefined) parser.close();
  if (reader.fault === undefined) reader.end();
  return reader;
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Why a drawing is refused; undefined if it is harmless. */
export function drawingFault(bytes: Uint8Array): DrawingFault | undefined {
  const source = decode(bytes);
  return source === undefined ? { line: 1 } : read(source).fault;
}

/** The bytes of the pictures embedded in an otherwise harmless drawing. */
export function embeddedPictures(bytes: Uint8Array): readonly Uint8Array[] {
  const { pictures } = read(decode(bytes) ?? '');
  return pictures.map((address) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
}
