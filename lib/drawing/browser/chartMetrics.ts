/**
 * The frame of stretching drawings: they are as wide as their column, while their text keeps its size. Shapes are placed in units
 * of the plot, text beside it in percent; text that does not fit a narrow column is shown only in wider ones.
 */

/** The plot in its own units. A vertical unit is a pixel in wide columns, so that label positions can be computed. */
export const plotSize = { width: 1000, height: 288 } as const;

/** In px, unless readers choose another size. */
export const fontSize = 13;

/** Column widths in px from which more is shown: `steps` of `charts.scss`. */
export const columnWidths = [280, 352, 464, 576, 704, 896] as const;

/** Index of the width from which series are named beside their ends instead of in a legend. */
export const wideColumn = 2;

/** The room beside the plot comes in steps of this many px, each a class of the style sheet. */
const roomStep = 12;
const mostSteps = 13;

/** The number of steps that give this much room beside a plot. */
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

/** A place between 0 and `whole` in percent, for SVG attributes: `47.6%`. */
export function percentOf(place: number, whole: number): string {
  return `${Math.round((place / whole) * 1000) / 10}%`;
}

const narrowLetters = /[ijltfrI.,:;’'|() \u202f]/;
const wideLetters = /[mwMWÄÖÜA-HK-Z@%–—]/;
const digits = /\d/;

/** The approximate width of a text in the font of charts, in px; too wide rather than too narrow. */
export function textWidth(text: string): number {
  const width = Array.from(text).reduce((sum, letter) => {
    if (narrowLetters.test(letter)) return sum + 0.36;
    // Digits are tabular: all are as wide as the widest.
    if (digits.test(letter)) return sum + 0.68;
    return sum + (wideLetters.test(letter) ? 0.76 : 0.6);
  }, 0);
  return width * fontSize;
}

export function widestText(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(textWidth));
}

/** In px, or in units of a drawing. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Where a line may break: at a plain space, and after a hyphen, slash or dash unless digits follow, as in `2002–2026`. */
const lineEnd = /(?<=[-/–])(?!\d)|[ \t\n]+/;

/** Whether a text can be wrapped without breaking a word. */
export function fitsWords(text: string, width: number): boolean {
  return text.split(lineEnd).every((word) => textWidth(word) <= width);
}

/** Wraps a text to lines of `width` px, between words, or inside a word that is too long. */
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

/** Minimum number of letters before a break inside a word. */
const fewestLetters = 3;

/** Breaks only between letters: part of a number would be another number, part of a unit another unit. */
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
