/** Adds to tables in texts what Markdown has no syntax for: a name, a caption, row headers, numbers on the right. */

/** The properties of an HTML node that are used here. */
interface HtmlNode {
  readonly type: string;
  readonly value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
}

/** `1’234,5 %`, `−3`, `–`: with or without a unit of one word. */
const numberPattern = /^(?:[–−-]|[−–+-]?[\d’'.,\s\u00a0\u202f]*\d(?:[\s\u00a0\u202f]?[%‰€\p{L}²³]{1,12}\.?)?)$/u;

function textOf({ value = '', children = [] }: HtmlNode): string {
  return value + children.map(textOf).join('');
}

function elementsOf(node: HtmlNode | undefined, ...names: readonly string[]): readonly HtmlNode[] {
  return (node?.children ?? []).filter(({ tagName = '' }) => names.includes(tagName));
}

function setProperty(node: HtmlNode, name: string, value: string): void {
  node.properties = { ...node.properties, [name]: value };
}

/** Aligns columns of numbers on the right, unless the text sets an alignment. Years in the first column are names, not numbers. */
function alignNumbers(head: readonly HtmlNode[], rows: readonly (readonly HtmlNode[])[]): void {
  head.forEach((header, column) => {
    const cells = rows.flatMap((row) => row[column] ?? []);
    const texts = cells.map((cell) => textOf(cell).trim()).filter((text) => text !== '');
    const isNumeric = column > 0 && texts.length > 0 && texts.every((text) => numberPattern.test(text));
    const isOpen = [header, ...cells].every(({ properties }) => properties?.['align'] === undefined);
    if (isNumeric && isOpen) for (const cell of [header, ...cells]) setProperty(cell, 'align', 'right');
  });
}

/** The first column provides row headers if its texts are unique. */
function nameRows(rows: readonly (readonly HtmlNode[])[]): void {
  const first = rows.flatMap(([cell]) => cell ?? []);
  const names = new Set(first.map((cell) => textOf(cell).trim()).filter((name) => name !== ''));
  const hasMore = rows.every((row) => row.length > 1);
  if (!hasMore || names.size !== rows.length) return;
  for (const cell of first) {
    cell.tagName = 'th';
    setProperty(cell, 'scope', 'row');
  }
}

function improve(table: HtmlNode): void {
  const [head] = elementsOf(elementsOf(table, 'thead')[0], 'tr');
  const rows = elementsOf(elementsOf(table, 'tbody')[0], 'tr').map((row) => elementsOf(row, 'td', 'th'));
  const headers = elementsOf(head, 'th');
  alignNumbers(headers, rows);
  nameRows(rows);
  // A header without a text would announce nothing.
  for (const header of headers) if (textOf(header).trim() === '') header.tagName = 'td';
}

/** The caption of a table: a paragraph above that is entirely bold. */
function captionBefore(siblings: readonly HtmlNode[], index: number): HtmlNode | undefined {
  const before = siblings.slice(0, index).findLast(({ type }) => type === 'element');
  const [only, ...others] = before?.tagName === 'p' ? (before.children ?? []) : [];
  return only?.tagName === 'strong' && others.length === 0 ? before : undefined;
}

/** The name of a table without a caption: its column headers, after the heading above if there is one. */
function nameOf(table: HtmlNode, heading: string, colon: string): string {
  const [head] = elementsOf(elementsOf(table, 'thead')[0], 'tr');
  const columns = elementsOf(head, 'th', 'td').map((header) => textOf(header).trim());
  return [heading, columns.filter((column) => column !== '').join(', ')].filter((part) => part !== '').join(colon);
}

/** Adds a number to names that occurred before. */
function uniqueName(name: string, names: string[]): string {
  names.push(name);
  const count = names.filter((other) => other === name).length;
  return count === 1 ? name : `${name} (${count})`;
}

function walk(node: HtmlNode, colon: string, names: string[] = []): void {
  const siblings = node.children ?? [];
  const captions = new Set<HtmlNode>();
  let heading = '';
  siblings.forEach((child, index) => {
    if (/^h[1-6]$/.test(child.tagName ?? '')) heading = textOf(child).trim();
    if (child.tagName !== 'table') {
      walk(child, colon, names);
      return;
    }
    improve(child);
    const caption = captionBefore(siblings, index);
    setProperty(child, 'title', uniqueName(caption ? textOf(caption).trim() : nameOf(child, heading, colon), names));
    if (caption === undefined) return;
    captions.add(caption);
    const children = caption.children?.[0]?.children ?? [];
    child.children = [{ type: 'element', tagName: 'caption', properties: {}, children }, ...(child.children ?? [])];
  });
  if (captions.size > 0) node.children = siblings.filter((child) => !captions.has(child));
}

/** A rehype plugin. The `title` of a table is its name: its caption or its column headers. `colon`: that of the language. */
export function annotateTables(colon: string): (tree: HtmlNode) => void {
  return (tree) => walk(tree, colon);
}
