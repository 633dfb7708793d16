/**
 * The frame of drawings that stretch: as wide as their column, with text that keeps its size. What is drawn is placed in
 * units of the plot, text beside it in shares of the plot; what does not fit in a narrow column waits for a wider one.
 */

/** The plot in its own units. Upwards a unit is a pixel in wide columns, so that the places of labels can be computed. */
export const plotSize = { width: 1000, height: 288 } as const;

/** In px, while readers have not chosen another size. */
export const fontSize = 13;

/** Widths of columns, in px, from which on more is shown: `steps` of `charts.scss`. */
export const columnWidths = [280, 352, 464, 576, 704, 896] as const;

/** From this width on, series are named beside their ends instead of in a legend. */
export const wideColumn = 2;

/** Room beside the plot comes in steps of so many px, each a class of the style sheet. */
const roomStep = 12;
const mostSteps = 13;

/** The room beside a plot for so many px: how many steps. */
export function pixelsToSteps(px: number): number {
  return Math.min(Math.ceil(px / roomStep), mostSteps);
}

export function stepsToPixels(steps: number): number {
  return steps * roomStep;
}

export interface Tick {
  /** Along the axis, in units of the plot. */
  readonly at: number;
  readonly text: string;
}

/** To one decimal: a tenth of a pixel is finer than any screen. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A place on the way from 0 to `whole` as a share, for attributes of SVG: `47.6%`. */
export function percentOf(place: number, whole: number): string {
  return `${Math.round((place / whole) * 1000) / 10}%`;
}

const narrowLetters = /[ijltfrI.,:;’'|() \u202f]/;
const wideLetters = /[mwMWÄÖÜA-HK-Z@%–—]/;
const digits = /\d/;

/** About how wide a text is in the font of charts, in px; rather too wide than too narrow. */
export function textWidth(text: string): number {
  const width = Array.from(text).reduce((sum, letter) => {
    if (narrowLetters.test(letter)) return sum + 0.36;
    // All digits have the width of the widest, so that they stand below each other.
    if (digits.test(letter)) return sum + 0.68;
    return sum + (wideLetters.test(letter) ? 0.76 : 0.6);
  }, 0);
  return width * fontSize;
}

/** Where a line may end: at a plain space, and behind a hyphen, slash or dash unless digits follow, as in `2002–2026`. */
const lineEnd = /(?<=[-/–])(?!\d)|[ \t\n]+/;

/** Whether a text can be wrapped without dividing a word. */
export function fitsWords(text: string, width: number): boolean {
  return text.split(lineEnd).every((word) => textWidth(word) <= width);
}

/** A text in lines no wider than `width` px, broken between words, or inside one that is too long. */
export function wrapText(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(lineEnd)) {
    const last = lines.at(-1);
    const separator = last !== undefined && /[-/–]$/.test(last) ? '' : ' ';
    const joined = last === undefined ? word : `${last}${separator}${word}`;
    if (last !== undefined && textWidth(joined) <= width) lines.splice(-1, 1, joined);
    else lines.push(...breakWord(word, width));
  }
  return lines;
}

const letter = /\p{L}/u;

/** Before a word is divided. */
const fewestLetters = 3;

/** Divided inside words only: what is left of a number would be another number, of a unit another unit. */
function breakWord(word: string, width: number): readonly string[] {
  if (textWidth(word) <= width) return [word];
  const parts: string[] = [];
  const hyphen = textWidth('-');
  let part = '';
  let partWidth = 0;
  let lettersAtEnd = 0;
  for (const sign of word) {
    const signWidth = textWidth(sign);
    const isLetter = letter.test(sign);
    if (isLetter && lettersAtEnd >= fewestLetters && partWidth + signWidth + hyphen > width) {
      parts.push(`${part}-`);
      [part, partWidth, lettersAtEnd] = ['', 0, 0];
    }
    part += sign;
    partWidth += signWidth;
    lettersAtEnd = isLetter ? lettersAtEnd + 1 : 0;
  }
  return [...parts, part];
}
