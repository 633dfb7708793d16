/**
 * The data with which an island hydrates, in one order. Next.js writes it in rows whose numbers and order depend on what
 * its process has loaded before: the same page would have other bytes each time it is rendered. Rows are lines
 * `number:content`; contents refer to other rows as `"$1f"`, or `"$L1f"` where the row may come later (React's flight
 * format; see ReactFlightServer.js of React 19).
 */
import { groupBy } from '../base/groupBy';
import { cutRanges } from '../base/html/cutRanges';
import type { Range } from '../base/html/cutRanges';
import { readTags, textAfter } from '../base/html/tokenizer';

interface Row {
  /** In hexadecimal digits; empty for what only says which files to load early. */
  readonly id: string;
  readonly content: string;
  /** Text of a known length: it ends without a new line and refers to nothing. */
  readonly isText: boolean;
}

/** Rows with a length that are no text. No page here has any. */
const binaryRow = /^[AOoUSsLlGgMmVb][0-9a-f]+,/;
const reference = /(?<!\\)"\$([@A-Zg-z]?)([0-9a-f]+)((?::[^"]*)?)"(?!:)/g;
/** Marks of values that look like references: symbols, dates, big numbers. */
const valueMarks: ReadonlySet<string> = new Set(['S', 'D', 'n']);
/** The page itself; its number is fixed. */
const rootId = '0';

/** Undefined where the data has another form than is known here. */
function readRows(data: Buffer): readonly Row[] | undefined {
  const rows: Row[] = [];
  let place = 0;
  while (place < data.length) {
    const colon = data.indexOf(':', place);
    const id = data.toString('utf8', place, colon);
    const head = data.toString('utf8', colon + 1, colon + 18);
    if (!/^[0-9a-f]*$/.test(id) || binaryRow.test(head)) return undefined;
    const length = /^T([0-9a-f]+),/.exec(head);
    const lineEnd = data.indexOf('\n', colon);
    if (colon === -1 || (length === null && lineEnd === -1)) return undefined;
    const end = length === null ? lineEnd : colon + 1 + length[0].length + Number.parseInt(length[1] ?? '', 16);
    rows.push({ id, content: data.toString('utf8', colon + 1, end), isText: length !== null });
    place = length === null ? end + 1 : end;
  }
  return rows;
}

interface References {
  /** What has to come before. */
  readonly needed: readonly string[];
  readonly later: readonly string[];
}

function referencesOf(rows: readonly Row[]): References {
  const found = rows.flatMap(({ content, isText }) => (isText ? [] : [...content.matchAll(reference)]));
  const marked = found.filter(([, mark = '']) => !valueMarks.has(mark));
  const ids = (isLater: boolean): string[] =>
    marked.flatMap(([, mark, id = '']) => ((mark === 'L' || mark === '@') === isLater ? [id] : []));
  return { needed: ids(false), later: ids(true) };
}

/** Ids from the root on, what is needed before what needs it. Undefined where a row is missing or none leads to it. */
function orderOf(rows: ReadonlyMap<string, readonly Row[]>): readonly string[] | undefined {
  const seen = new Set<string>();
  const order: string[] = [];
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const { needed, later } = referencesOf(rows.get(id) ?? []);
    for (const other of needed) visit(other);
    order.push(id);
    for (const other of later) visit(other);
  };
  visit(rootId);
  return seen.size === rows.size && order.every((id) => rows.has(id)) ? order : undefined;
}

function written({ content, isText }: Row, id: string, newIds: ReadonlyMap<string, string>): string {
  if (isText) return `${id}:${content}`;
  const renamed = content.replaceAll(reference, (whole, mark: string, old: string, rest: string) =>
    valueMarks.has(mark) ? whole : `"$${mark}${newIds.get(old) ?? old}${rest}"`,
  );
  return `${id}:${renamed}\n`;
}

/** The same data in the one order; undefined where that cannot be told. */
export function orderRows(data: Buffer): string | undefined {
  const rows = readRows(data);
  if (rows === undefined) return undefined;
  const byId = new Map(groupBy(rows, ({ id }) => id));
  const hints = byId.get('') ?? [];
  byId.delete('');
  const order = orderOf(byId);
  if (order === undefined) return undefined;
  const others = order.filter((id) => id !== rootId);
  const newIds = new Map([[rootId, rootId], ...others.map((id, index) => [id, (index + 1).toString(16)] as const)]);
  return [
    ...hints.map((row) => written(row, '', newIds)),
    ...order.flatMap((id) => (byId.get(id) ?? []).map((row) => written(row, newIds.get(id) ?? id, newIds))),
  ].join('');
}

const dataScript = /^self\.__next_f\.push\((\[1,.*\])\)$/s;

/** As Next.js writes text into a script. */
function scriptText(text: string): string {
  const escapes: Readonly<Record<string, string>> = { '&': '\\u0026', '<': '\\u003c', '>': '\\u003e' };
  return JSON.stringify(text).replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign);
}

interface DataScript {
  readonly range: Range;
  readonly text: string;
}

function dataScripts(html: string): readonly DataScript[] {
  const tags = readTags(html);
  return tags.flatMap((tag, index) => {
    if (tag.kind !== 'start' || tag.name !== 'script') return [];
    const pushed = dataScript.exec(textAfter(html, tags, index))?.[1];
    const parsed: unknown = pushed === undefined ? undefined : JSON.parse(pushed);
    const text: unknown = Array.isArray(parsed) ? parsed[1] : undefined;
    return typeof text === 'string' ? [{ range: [tag.start, tags[index + 1]?.end ?? html.length] as const, text }] : [];
  });
}

/**
 * A page with its island's data in one order, in one script where the last of them stood. Pages without data, and data
 * of a form that is not known, stay as they are.
 */
export function orderIslandData(html: string): string {
  if (!html.includes('__next_f')) return html;
  const scripts = dataScripts(html);
  const last = scripts.at(-1);
  const ordered = orderRows(Buffer.from(scripts.map(({ text }) => text).join('')));
  if (last === undefined || ordered === undefined) return html;
  const [start, end] = last.range;
  const others = scripts.slice(0, -1).map(({ range }) => range);
  const script = `<script>self.__next_f.push([1,${scriptText(ordered)}])</script>`;
  return cutRanges(html.slice(0, start), others) + script + html.slice(end);
}
