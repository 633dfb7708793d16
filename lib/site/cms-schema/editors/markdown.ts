/** The few pieces of Markdown that the documentation is made of. */

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

/** A table; its columns are aligned where it is shown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows].map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`,
  );
  return lines.join('\n');
}

/** Paragraphs, headings and tables, separated by empty lines. */
export function document(pieces: readonly string[]): string {
  return `${pieces.filter((piece) => piece !== '').join('\n\n')}\n`;
}
