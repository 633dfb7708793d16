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
    String.raw`<(?<start>${name})(?<attributes>(?:${attribute})*)\s*\/?>`,
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
  if (/@import|expression|javascript:|\\|&/i.test(text)) return 'styles that import or hide something';
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
  return /url\(|javascript:/i.test(value) || local === 'style' ? styleFault(value) : undefined;
}

function elementFault(element: string, attributes: string): string | undefined {
  if (!element.includes(':') && !drawingElements.has(element)) return `the element <${element}>`;
  for (const { groups } of attributes.matchAll(attributePattern)) {
    const value = groups?.['double'] ?? groups?.['single'] ?? '';
    const fault = attributeFault(element, groups?.['name'] ?? '', value);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** `current` is the element whose text it is. */
function tokenFault(groups: Readonly<Record<string, string | undefined>>, current: string): string | undefined {
  const { start, attributes = '', data, text, declaration } = groups;
  if (declaration !== undefined && /encoding\s*=\s*["'](?!utf-?8|us-ascii)/i.test(declaration))
    return 'an encoding other than UTF-8';
  if (start !== undefined) return elementFault(start, attributes);
  return current === 'style' ? styleFault(data ?? text ?? '') : undefined;
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
  let current = '';
  let first: string | undefined;
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const place = token.lastIndex;
    const groups = token.exec(source)?.groups;
    if (groups === undefined) return `something unknown at «${source.slice(place, place + 40)}»`;
    const fault = tokenFault(groups, current);
    if (fault !== undefined) return fault;
    if (groups['start'] !== undefined || groups['end'] !== undefined) current = groups['start'] ?? '';
    first ??= groups['start'];
  }
  return first === 'svg' ? undefined : `no <svg> at its beginning`;
}
