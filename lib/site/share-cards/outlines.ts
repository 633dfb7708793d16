/** Draws text as outlines, because build machines have no fonts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import opentype from 'opentype.js';
import { fontPackage } from './fontPackage';

export type Weight = 400 | 600 | 700;

const folder = path.join(fontPackage, 'files');

type Font = ReturnType<typeof opentype.parse>;

const loaded = new Map<string, Font>();

function fontOf(letters: 'latin' | 'latin-ext', weight: Weight): Font {
  const file = `public-sans-${letters}-${weight}-normal.woff`;
  const font = loaded.get(file) ?? opentype.parse(new Uint8Array(readFileSync(path.join(folder, file))).buffer);
  loaded.set(file, font);
  return font;
}

interface Run {
  readonly text: string;
  readonly font: Font;
}

/** Replaces narrow and non-breaking spaces by plain ones, which every font has, and removes soft hyphens. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ').replace(/\u00ad/g, '');
}

/**
 * Splits a text into runs by font file; letters in neither file are dropped. Spaces are runs of their own, to avoid
 * kerning with them: the typeface would set «Gebäude- und» nearly as one word.
 */
function runsOf(text: string, weight: Weight): readonly Run[] {
  const runs: Run[] = [];
  for (const letter of plainSpaces(text)) {
    const fonts = [fontOf('latin', weight), fontOf('latin-ext', weight)];
    const font = fonts.find((candidate) => candidate.charToGlyphIndex(letter) !== 0);
    const last = runs.at(-1);
    if (font === undefined) continue;
    const isJoined = last?.font === font && letter !== ' ' && last.text !== ' ';
    if (isJoined) runs[runs.length - 1] = { font, text: last.text + letter };
    else runs.push({ font, text: letter });
  }
  return runs;
}

const advances = new WeakMap<Font, Map<string, number>>();

/** Width of a run at a font size of 1 px, cached because the same words are measured for each line, size and page. */
function advanceOf({ text, font }: Run): number {
  const known = advances.get(font) ?? new Map<string, number>();
  advances.set(font, known);
  const advance = known.get(text) ?? font.getAdvanceWidth(text, 1);
  known.set(text, advance);
  return advance;
}

/** Returns the width of a text in px. */
export function measureText(text: string, size: number, weight: Weight): number {
  return runsOf(text, weight).reduce((sum, run) => sum + advanceOf(run), 0) * size;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** An SVG path command. Not the library's own output, which contains NaN for some numbers. */
function notation(command: ReturnType<Font['getPath']>['commands'][number]): string {
  switch (command.type) {
    case 'M':
    case 'L':
      return `${command.type}${tenth(command.x)} ${tenth(command.y)}`;
    case 'Q':
      return `Q${tenth(command.x1)} ${tenth(command.y1)} ${tenth(command.x)} ${tenth(command.y)}`;
    case 'C':
      return `C${tenth(command.x1)} ${tenth(command.y1)} ${tenth(command.x2)} ${tenth(command.y2)} ${tenth(command.x)} ${tenth(command.y)}`;
    case 'Z':
      return 'Z';
  }
}

type Glyph = ReturnType<Font['charToGlyph']>;

/** Font size at which letters are drawn before scaling: large enough that rounding to a tenth is invisible. */
const drawnSize = 100;

const drawn = new WeakMap<Glyph, string>();

/** The SVG path of a letter, cached because thousands of cards share a hundred letters. */
function letterShape(glyph: Glyph): string {
  const shape = drawn.get(glyph) ?? glyph.getPath(0, 0, drawnSize).commands.map(notation).join('');
  drawn.set(glyph, shape);
  return shape;
}

export interface TextPlacement {
  /** Left end of the text, in px. */
  readonly x: number;
  /** Baseline, in px. */
  readonly y: number;
  readonly size: number;
  readonly weight: Weight;
}

/** Returns SVG paths that draw the text. */
export function textOutline(text: string, { x, y, size, weight }: TextPlacement): string {
  let start = x;
  const letters: string[] = [];
  for (const run of runsOf(text, weight)) {
    run.font.forEachGlyph(run.text, start, y, size, undefined, (glyph, left) => {
      const shape = letterShape(glyph);
      if (shape === '') return;
      letters.push(`<path transform="translate(${tenth(left)} ${y})scale(${size / drawnSize})" d="${shape}"/>`);
    });
    start += advanceOf(run) * size;
  }
  return letters.join('');
}

/** Splits a word that is wider than a line, with hyphens. */
function cutWord(word: string, fits: (text: string) => boolean): readonly string[] {
  if (fits(word) || word.length < 4) return [word];
  let end = word.length - 1;
  while (end > 2 && !fits(`${word.slice(0, end)}-`)) end -= 1;
  return [`${word.slice(0, end)}-`, ...cutWord(word.slice(end), fits)];
}

/** Returns the lines of a text in a column of `width` px. */
export function wrapOutlined(text: string, width: number, size: number, weight: Weight): readonly string[] {
  const fits = (line: string): boolean => measureText(line, size, weight) <= width;
  const words = text
    .split(/[ \t\n\r]+/)
    .filter((word) => word !== '')
    .flatMap((word) => cutWord(word, fits));
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
