/** The sizes in which a chart is drawn, and how much room its words take. */

/** Each is drawn for its own width, with its own ticks, and shown if its container is that wide. */
export const drawingSizes = {
  narrow: { width: 320, height: 230, fontSize: 13.5 },
  medium: { width: 500, height: 290, fontSize: 13 },
  wide: { width: 760, height: 360, fontSize: 14 },
} as const;

export type DrawingSize = keyof typeof drawingSizes;

/** The room between the axes, in units of the drawing. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Tick {
  /** Along the axis, in units of the drawing. */
  readonly at: number;
  readonly text: string;
}

/** To one decimal: a tenth of a pixel is finer than any screen. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const narrowLetters = /[ijltfrI.,:;’'|() \u202f]/;
const wideLetters = /[mwMWÄÖÜA-HK-Z@%–—]/;
const digits = /\d/;

/** About how wide a text is in the font of the site; rather too wide than too narrow. */
export function textWidth(text: string, fontSize: number): number {
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

/** A text in lines no wider than `width`, broken between words, or inside one that is too long. */
export function wrapText(text: string, width: number, fontSize: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(lineEnd)) {
    const last = lines.at(-1);
    const separator = last !== undefined && /[-/–]$/.test(last) ? '' : ' ';
    const joined = last === undefined ? word : `${last}${separator}${word}`;
    if (last !== undefined && textWidth(joined, fontSize) <= width) lines.splice(-1, 1, joined);
    else lines.push(...breakWord(word, width, fontSize));
  }
  return lines;
}

const letter = /\p{L}/u;

/** Before a word is divided. */
const fewestLetters = 3;

/** Divided inside words only: what is left of a number would be another number, of a unit another unit. */
function breakWord(word: string, width: number, fontSize: number): readonly string[] {
  if (textWidth(word, fontSize) <= width) return [word];
  const parts: string[] = [];
  const hyphen = textWidth('-', fontSize);
  let part = '';
  let partWidth = 0;
  let lettersAtEnd = 0;
  for (const sign of word) {
    const signWidth = textWidth(sign, fontSize);
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
