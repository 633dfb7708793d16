/**
 * A strict look at uploaded SVG drawings. Only what draws is accepted; whatever could run, load or hide something is
 * refused, and so is everything unknown. Nothing is repaired: a drawing is served as it was uploaded, or not at all.
 */

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

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Notes of drawing programs have names with a prefix; they are no elements of the page unless the prefix says so. */
const harmfulNamespaces: ReadonlySet<string> = new Set([
  svgNamespace,
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/1998/Math/MathML',
  'http://www.w3.org/2001/xml-events',
]);

const name = String.raw`[A-Za-z_][\w.\-]*(?::[A-Za-z_][\w.\-]*)?`;
const attribute = String.raw`\s+${name}\s*=\s*(?:"[^"<]*"|'[^'<]*')`;

/** Every XML file is a row of these; what fits none is no well-formed file. */
const token = new RegExp(
  [
    '(?<comment><!--(?:(?!--)[^])*-->)',
    String.raw`(?<declaration><\?xml\s[^?]*\?>)`,
    String.raw`(?<doctype><!DOCTYPE\s+svg\b[^[\]<>]*>)`,
    String.raw`<!\[CDATA\[(?<data>(?:(?!\]\]>)[^])*)\]\]>`,
    String.raw`<\/(?<end>${name})\s*>`,
    String.raw`<(?<start>${name})(?<attributes>(?:${attribute})*)\s*(?<empty>\/)?>`,
    '(?<text>[^<]+)',
  ].join('|'),
  'y',
);

const attributePattern = new RegExp(
  String.raw`\s+(?<name>${name})\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)')`,
  'g',
);

/** Pictures inside the file itself; they cannot be drawings again. */
const embeddedPicture = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[\s\w+/=]*$/;

/** A text of styles: points only into the drawing, imports nothing, hides no words. */
function styleFault(text: string): string | undefined {
  if (/@import|expression|javascript:|image-set|\bsrc\s*\(|\\|&/i.test(text))
    return 'styles that import or hide something';
  const targets = [...text.matchAll(/url\(\s*(['"]?)(?<target>[^)]*?)\1\s*\)/gi)].map(
    ({ groups }) => groups?.['target'],
  );
  const isOutside = targets.some((target) => target?.startsWith('#') !== true && !embeddedPicture.test(target ?? ''));
  return isOutside || targets.length !== [...text.matchAll(/url\(/gi)].length
    ? 'styles that load something'
    : undefined;
}

function attributeFault(element: string, attributeName: string, value: string): string | undefined {
  const local = attributeName.toLowerCase();
  if (local.startsWith('on')) return `the event handler «${attributeName}»`;
  if (local === 'xmlns') return value === svgNamespace ? undefined : `the namespace «${value}»`;
  if (local.startsWith('xmlns:')) {
    return harmfulNamespaces.has(value.trim()) || value.includes('&') ? `the namespace «${value}»` : undefined;
  }
  if (local === 'href' || local.endsWith(':href')) {
    const isInside = value.startsWith('#') || (element === 'image' && embeddedPicture.test(value));
    return isInside ? undefined : `a reference to «${value.slice(0, 60)}»`;
  }
  if (local === 'xml:base') return 'the attribute «xml:base»';
  return /url\(|image-set|\bsrc\s*\(|javascript:/i.test(value) || local === 'style' ? styleFault(value) : undefined;
}

const namedCharacters: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const highestCode = 0x10_ff_ff;

/** What a browser reads: `&#114;` is `r`. Undefined for a reference that only a DTD could explain. */
function decodeReferences(value: string): string | undefined {
  const unknown: string[] = [];
  const reference = /&(?:#x(?<hex>[\da-f]+);|#(?<decimal>\d+);|(?<word>\w+);)?/gi;
  const decoded = value.replace(reference, (whole, hex?: string, decimal?: string, word?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const character = code <= highestCode ? String.fromCodePoint(code) : namedCharacters.get(word ?? '');
    if (character === undefined) unknown.push(whole);
    return character ?? '';
  });
  return unknown.length === 0 ? decoded : undefined;
}

function elementFault(element: string, attributes: string): string | undefined {
  if (!element.includes(':') && !drawingElements.has(element)) return `the element <${element}>`;
  for (const { groups } of attributes.matchAll(attributePattern)) {
    const written = groups?.['double'] ?? groups?.['single'] ?? '';
    const value = decodeReferences(written);
    if (value === undefined) return `an unknown reference in «${written.slice(0, 60)}»`;
    const fault = attributeFault(element, groups?.['name'] ?? '', value);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

type Token = Readonly<Record<string, string | undefined>>;

function tokenFault({ start, attributes = '', declaration }: Token): string | undefined {
  if (declaration !== undefined && /encoding\s*=\s*["'](?!utf-?8|us-ascii)/i.test(declaration))
    return 'an encoding other than UTF-8';
  return start === undefined ? undefined : elementFault(start, attributes);
}

/** The texts of `<style>` elements, each as browsers read it: comments and sections within it join its pieces. */
class StyleReader {
  #text: string | undefined;

  /** What is wrong with the styles that this token ends, or breaks. */
  read({ start, end, empty, data, text }: Token): string | undefined {
    if (this.#text === undefined) {
      if (start === 'style' && empty === undefined) this.#text = '';
      return undefined;
    }
    this.#text += data ?? text ?? '';
    if (start !== undefined) return `the element <${start}> in styles`;
    return end === undefined ? undefined : this.close();
  }

  close(): string | undefined {
    const fault = styleFault(this.#text ?? '');
    this.#text = undefined;
    return fault;
  }
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
  if (source === undefined) return 'an encoding other than UTF-8';
  const styles = new StyleReader();
  let first: string | undefined;
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const place = token.lastIndex;
    const groups = token.exec(source)?.groups;
    if (groups === undefined) return `something unknown at «${source.slice(place, place + 40)}»`;
    const fault = tokenFault(groups) ?? styles.read(groups);
    if (fault !== undefined) return fault;
    first ??= groups['start'];
  }
  return first === 'svg' ? styles.close() : `no <svg> at its beginning`;
}
