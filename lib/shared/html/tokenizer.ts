/**
 * Finds the tags of a page with their positions, so that a step can cut or copy exact ranges and leave all other bytes
 * unchanged. Follows the HTML standard as far as our pages need it: quoted values that contain «>», comments, and
 * elements whose content is not markup (a `<script>` that mentions tags).
 */
import { decodeEntities } from '../browser/entities';

export interface Tag {
  readonly kind: 'start' | 'end';
  /** In lower case. */
  readonly name: string;
  /** Names in lower case, values decoded. Empty for end tags. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Position of `<` in the page. */
  readonly start: number;
  /** Position after `>`. */
  readonly end: number;
}

const noAttributes: ReadonlyMap<string, string> = new Map();

/** Their content contains no tags. */
const rawTextElements: ReadonlySet<string> = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'iframe',
  'noframes',
  'xmp',
]);

const tagName = /[a-zA-Z][^\s/>]*/y;
const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)))?/y;
const tagEnd = /[^>]*>/y;
const scriptBoundary = /<!--|-->|<\/?script(?=[\s/>])/gi;

/** Matches a sticky pattern at a position. */
function matchAt(pattern: RegExp, html: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(html);
}

function readAttributes(html: string, from: number): { attributes: ReadonlyMap<string, string>; place: number } {
  const attributes = new Map<string, string>();
  let place = from;
  for (let match = matchAt(attribute, html, place); match !== null; match = matchAt(attribute, html, place)) {
    const [whole, name = '', doubleQuoted, singleQuoted, unquoted] = match;
    const key = name.toLowerCase();
    // Browsers use the first of repeated attributes.
    if (!attributes.has(key)) attributes.set(key, decodeEntities(doubleQuoted ?? singleQuoted ?? unquoted ?? ''));
    place += whole.length;
  }
  return { attributes, place };
}

function readTag(html: string, start: number): Tag | null {
  const isEnd = html[start + 1] === '/';
  const name = matchAt(tagName, html, start + (isEnd ? 2 : 1))?.[0];
  if (name === undefined) return null;
  const afterName = start + (isEnd ? 2 : 1) + name.length;
  const { attributes, place } = readAttributes(html, afterName);
  const end = place + (matchAt(tagEnd, html, place)?.[0].length ?? html.length - place);
  return {
    kind: isEnd ? 'end' : 'start',
    name: name.toLowerCase(),
    attributes: isEnd ? noAttributes : attributes,
    start,
    end,
  };
}

/** End of a script's text. A script with `<!--` and then `<script` continues past the next `</script>`: the standard's double escape. */
function scriptTextEnd(html: string, from: number): number {
  scriptBoundary.lastIndex = from;
  let comment = false;
  let nested = false;
  for (let match = scriptBoundary.exec(html); match !== null; match = scriptBoundary.exec(html)) {
    const boundary = match[0].toLowerCase();
    if (boundary === '<!--') comment = true;
    else if (boundary === '-->') comment = nested = false;
    else if (boundary === '<script') nested = comment;
    else if (nested) nested = false;
    else return match.index;
  }
  return html.length;
}

function rawTextEnd(html: string, name: string, from: number): number {
  if (name === 'script') return scriptTextEnd(html, from);
  const pattern = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  return matchAt(pattern, html, from)?.index ?? html.length;
}

function skipDeclaration(html: string, start: number): number {
  const isComment = html.startsWith('<!--', start);
  // From the third character, because `<!-->` is a whole comment.
  const end = isComment ? html.indexOf('-->', start + 2) : html.indexOf('>', start);
  if (end === -1) return html.length;
  return end + (isComment ? 3 : 1);
}

/** Returns all tags of a page, in order. The tag after the start tag of a script, style or title is its end tag. */
export function readTags(html: string): readonly Tag[] {
  const tags: Tag[] = [];
  let place = html.indexOf('<');
  while (place !== -1) {
    const next = html[place + 1];
    if (next === '!' || next === '?') {
      place = html.indexOf('<', skipDeclaration(html, place));
      continue;
    }
    const tag = readTag(html, place);
    if (tag === null) {
      place = html.indexOf('<', place + 1);
      continue;
    }
    tags.push(tag);
    const isRawText = tag.kind === 'start' && rawTextElements.has(tag.name);
    place = html.indexOf('<', isRawText ? rawTextEnd(html, tag.name, tag.end) : tag.end);
  }
  return tags;
}

/** Returns the text between the tag at this index and the next one: the content of a script, style or title. */
export function textAfter(html: string, tags: readonly Tag[], index: number): string {
  return html.slice(tags[index]?.end, tags[index + 1]?.start ?? html.length);
}
