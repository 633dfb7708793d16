/** The few pieces of Markdown that the documentation is made of, laid out as Prettier would. */

/** A link to a heading of the same page, addressed as code hosts do. */
export function headingLink(text: string, heading: string): string {
  return `[${text}](#${headingAnchor(heading)})`;
}

export function headingAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

export function code(text: string): string {
  return `\`${text}\``;
}

/** A table with aligned columns. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const escaped = [head, ...rows].map((cells) => cells.map((cell) => cell.replaceAll('|', String.raw`\|`)));
  const widths = head.map((_, column) => Math.max(3, ...escaped.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const [first = '', ...others] = escaped.map(line);
  return [first, rule, ...others].join('\n');
}

/** Paragraphs, headings and tables, separated by empty lines. */
export function document(pieces: readonly string[]): string {
  return `${pieces.filter((piece) => piece !== '').join('\n\n')}\n`;
}
