/** The rules of a printed page, as `pdftoppm` (poppler-utils) draws them. */
import { execFileSync } from 'node:child_process';

/** A page in grey, two bytes per point each way. */
interface Drawing {
  readonly width: number;
  readonly rows: readonly Buffer[];
}

const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/;

/** The pages, one behind the other. */
function readDrawings(file: Buffer): readonly Drawing[] {
  const drawings: Drawing[] = [];
  for (let start = 0; start < file.length;) {
    const [found = '', width = '', height = ''] = head.exec(file.toString('latin1', start, start + 64)) ?? [];
    if (found === '') throw new Error(`No page begins at byte ${start} of what pdftoppm has drawn.`);
    const first = start + found.length;
    const rows = Array.from({ length: Number(height) }, (_, index) => {
      const from = first + index * Number(width);
      return file.subarray(from, from + Number(width));
    });
    drawings.push({ width: Number(width), rows });
    start = first + Number(width) * Number(height);
  }
  return drawings;
}

/** Darker than the thin lines between rows, which may end a page. */
const dark = 110;

/** Neither a letter nor the line below a link is as long. */
const shareOfRule = 0.5;

/** How many points in a row are dark, at most. */
function longestRun(row: Buffer): number {
  let [run, longest] = [0, 0];
  for (const grey of row) {
    run = grey < dark ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** For each page whether it ends with a strong rule, which is the beginning of what follows. */
export function pagesEndingWithRule(document: Buffer): readonly boolean[] {
  const drawn = execFileSync('pdftoppm', ['-gray', '-r', '144', '-'], { input: document, maxBuffer: 2 ** 28 });
  return readDrawings(drawn).map(({ width, rows }) => {
    const end = rows.findLastIndex((row) => longestRun(row) > 0);
    // Other lines are thinner.
    return end > 1 && rows.slice(end - 2, end + 1).every((row) => longestRun(row) > width * shareOfRule);
  });
}
