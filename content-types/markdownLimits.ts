/**
 * Limits of structure in Markdown. The parser takes quadratic time for brackets, emphasis marks and underlined
 * headings, memory for padded tables, and stack depth for nested quotations: one megabyte can keep it busy for minutes.
 * Texts that people write stay far below.
 */
import type { FieldFault, FieldFaults } from './fieldFaults';

const maxima = {
  lines: 5000,
  nesting: 12,
  indentation: 100,
  brackets: 4000,
  emphasis: 4000,
  footnotes: 500,
  underlinedHeadings: 200,
  cells: 20_000,
} as const;

type Limit = keyof typeof maxima;

const codes = {
  lines: 'text-too-many-lines',
  nesting: 'text-too-nested',
  indentation: 'text-too-indented',
  brackets: 'text-too-many-brackets',
  emphasis: 'text-too-much-emphasis',
  footnotes: 'text-too-many-footnotes',
  underlinedHeadings: 'text-too-many-underlines',
  cells: 'text-too-many-cells',
} as const satisfies Readonly<Record<Limit, keyof FieldFaults>>;

/** A quotation or list item opened at the start of a line. */
const container = /[ \t]*(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))/y;
const emphasis = /\*+|_+|~+/g;
const underline = /^[ \t>]*(?:=+|-+)[ \t]*$/;
const delimiterRow = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t:-]*)*$/;

function countOf(text: string, part: string): number {
  let count = 0;
  for (let place = text.indexOf(part); place !== -1; place = text.indexOf(part, place + part.length)) count += 1;
  return count;
}

function nestingOf(line: string): number {
  let depth = 0;
  container.lastIndex = 0;
  while (depth <= maxima.nesting && container.test(line)) depth += 1;
  return depth;
}

/** A table continues until an empty line, and the parser pads each row to all columns. */
function cellsIn(lines: readonly string[]): number {
  let columns = 0;
  let cells = 0;
  for (const line of lines) {
    if (line.trim() === '') columns = 0;
    else if (line.includes('|') && delimiterRow.test(line)) columns = Math.max(columns, countOf(line, '|') + 1);
    cells += columns;
  }
  return cells;
}

/** Returns the first limit that a Markdown text exceeds; undefined if none. */
export function markdownFault(text: string): FieldFault | undefined {
  const lines = text.split('\n');
  const counts: readonly (readonly [Limit, () => number])[] = [
    ['lines', () => lines.length],
    ['brackets', () => countOf(text, '[') + countOf(text, ']')],
    ['footnotes', () => countOf(text, '[^')],
    ['emphasis', () => text.match(emphasis)?.length ?? 0],
    ['indentation', () => lines.reduce((widest, line) => Math.max(widest, line.search(/[^ \t]|$/)), 0)],
    ['nesting', () => lines.reduce((deepest, line) => Math.max(deepest, nestingOf(line)), 0)],
    ['underlinedHeadings', () => lines.filter((line) => underline.test(line)).length],
    ['cells', () => cellsIn(lines)],
  ];
  const limit = counts.find(([name, count]) => count() > maxima[name])?.[0];
  return limit === undefined ? undefined : { code: codes[limit], values: { max: maxima[limit] } };
}
