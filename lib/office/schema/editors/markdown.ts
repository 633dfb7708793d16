/** The few elements of Markdown that the documentation uses. */

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

export function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

/** Paragraphs, headings and lists, separated by empty lines. */
export function document(pieces: readonly string[]): string {
  return `${pieces.filter((piece) => piece !== '').join('\n\n')}\n`;
}
