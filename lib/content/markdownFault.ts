/** Limits of Markdown, far beyond what a text needs: parts inside parts, and cells, cost more than their number. */

const mostLevels = 30;
const mostMarks = 500;
const mostColumns = 60;
const mostCells = 20_000;

/** How deep a line is inside quotations and lists, by what it begins with. */
function levelsOf(line: string): number {
  const start = /^(?:[ \t]|>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))*/.exec(line)?.[0] ?? '';
  const marks = start.match(/[>\-+*]|\d+/g)?.length ?? 0;
  const indent = /^[ \t]*/.exec(start)?.[0].length ?? 0;
  return marks === 0 ? 0 : marks + Math.floor(indent / 2);
}

function columnsOf(line: string): number {
  return line.split('|').length - 1;
}

/** A row of dashes between bars makes a table of what is above and below it. */
const delimiterRow = /^[ \t>]*[|:-][ \t|:-]*$/;

/** How many lines there are up to the next empty one. */
function rowsFrom(lines: readonly string[], start: number): number {
  let end = start;
  while (end < lines.length && lines[end]?.trim() !== '') end += 1;
  return end - start;
}

function tableFault(lines: readonly string[]): string | undefined {
  for (const [index, line] of lines.entries()) {
    const columns = columnsOf(line);
    if (columns < mostColumns / 2 || !delimiterRow.test(line)) continue;
    const cells = columns * rowsFrom(lines, index);
    if (columns > mostColumns || cells > mostCells)
      return `has a table of ${columns} columns and ${cells} cells; expected at most ${mostColumns} and ${mostCells}`;
  }
  return undefined;
}

function marksFault(paragraph: string): string | undefined {
  const marks = paragraph.match(/[*_~[]/g)?.length ?? 0;
  return marks > mostMarks
    ? `has ${marks} marks like * and [ in one paragraph; expected at most ${mostMarks}`
    : undefined;
}

/** What keeps a text from being read in good time; undefined where nothing does. Looks at each character a few times. */
export function markdownFault(text: string): string | undefined {
  const lines = text.split('\n');
  const deep = lines.find((line) => levelsOf(line) > mostLevels);
  if (deep !== undefined) return `has quotations or lists inside each other, more than ${mostLevels} levels deep`;
  const paragraphs = text.split(/\n[ \t]*\n/);
  return tableFault(lines) ?? paragraphs.map(marksFault).find((fault) => fault !== undefined);
}
