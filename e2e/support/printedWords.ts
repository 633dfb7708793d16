/** The words of a printed page and where they stand, as `pdftotext` (poppler-utils) reads them. */
import { execFileSync } from 'node:child_process';

export interface PrintedWord {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const programName = 'pdftotext';

export const missingProgram = `${programName} is missing. «apt install poppler-utils»`;

const wordPattern =
  /<word xMin="(?<left>[\d.-]+)" yMin="(?<top>[\d.-]+)" xMax="(?<right>[\d.-]+)" yMax="(?<bottom>[\d.-]+)">(?<text>[^<]*)</g;

/** Whether this machine can read printed pages. Throws in CI, where nobody notices that a check is skipped. */
export function canReadPdf(): boolean {
  try {
    execFileSync(programName, ['-v'], { stdio: 'ignore' });
    return true;
  } catch (cause) {
    if (process.env['CI']) throw new Error(`Printed pages cannot be checked: ${missingProgram}`, { cause });
    return false;
  }
}

/** The words of each page of a PDF, in points from the top left corner. */
export function printedWords(document: Buffer): readonly (readonly PrintedWord[])[] {
  const boxes = execFileSync(programName, ['-bbox', '-', '-'], { input: document, maxBuffer: 2 ** 28 }).toString();
  const [, ...pages] = boxes.split('<page ');
  return pages.map((page) =>
    [...page.matchAll(wordPattern)].map(({ groups = {} }) => ({
      text: groups['text'] ?? '',
      left: Number(groups['left']),
      right: Number(groups['right']),
      top: Number(groups['top']),
      bottom: Number(groups['bottom']),
    })),
  );
}

/** The letters themselves: the box of a word has room above and below them, which lines of different size share. */
function core({ top, bottom, ...word }: PrintedWord): PrintedWord {
  const height = bottom - top;
  return { ...word, top: top + 0.3 * height, bottom: bottom - 0.25 * height };
}

const leastOverlap = 1;

/** Words that stand on top of each other, as `one × other`. */
export function overlaps(words: readonly PrintedWord[]): readonly string[] {
  const cores = words.map(core);
  return cores.flatMap((one, index) =>
    cores
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > leastOverlap &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > leastOverlap,
      )
      .map((other) => `${one.text} × ${other.text}`),
  );
}

/** A4 in points, less the margin that `app/_styles/_print.scss` sets. */
const rightEdge = ((210 - 16) / 25.4) * 72;

/** The room beside the last letter, which is not cut. */
const sideBearing = 2;

/** Words that reach into the margin, where browsers cut them. */
export function beyondMargin(words: readonly PrintedWord[]): readonly string[] {
  return words.filter(({ right }) => right > rightEdge + sideBearing).map(({ text }) => `${text} is cut`);
}

/** The words at the top of a page. */
export function firstLine(words: readonly PrintedWord[]): string {
  const start = Math.min(...words.map(({ top }) => top));
  return words
    .filter((word) => core(word).top < core({ ...word, top: start, bottom: start + (word.bottom - word.top) }).bottom)
    .map(({ text }) => text)
    .join(' ');
}

/** The words at the bottom of a page. */
export function lastLine(words: readonly PrintedWord[]): string {
  const end = Math.max(...words.map(({ bottom }) => bottom));
  return words
    .filter((word) => core(word).bottom > core({ ...word, bottom: end, top: end - (word.bottom - word.top) }).top)
    .map(({ text }) => text)
    .join(' ');
}
