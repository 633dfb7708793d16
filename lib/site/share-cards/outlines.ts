/** Text as outlines: build machines have no fonts. */
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

/** Narrow spaces become plain ones, which every font has. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ').replace(/\u00ad/g, '');
}

/**
 * Pieces of a text by the file that has their letters; letters of no file are left out. Spaces stand alone, so that
 * nothing is moved towards them: the typeface sets «Gebäude- und» nearly as one word.
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

/** How wide a text is, in px. */
export function widthOf(text: string, size: number, weight: Weight): number {
  return runsOf(text, weight).reduce((sum, run) => sum + run.font.getAdvanceWidth(run.text, size), 0);
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A command of a path in the notation of SVG. The library writes some numbers as NaN. */
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

export interface Placed {
  /** Left end of the text, in px. */
  readonly x: number;
  /** Its base line. */
  readonly y: number;
  readonly size: number;
  readonly weight: Weight;
}

/** The data of an SVG path that draws the text. */
export function outlineOf(text: string, { x, y, size, weight }: Placed): string {
  let start = x;
  return runsOf(text, weight)
    .map((run) => {
      const { commands } = run.font.getPath(run.text, start, y, size);
      start += run.font.getAdvanceWidth(run.text, size);
      return commands.map(notation).join('');
    })
    .join('');
}

/** Cuts a word that is wider than a line; the parts join with a hyphen. */
function cutWord(word: string, fits: (text: string) => boolean): readonly string[] {
  if (fits(word) || word.length < 4) return [word];
  let end = word.length - 1;
  while (end > 2 && !fits(`${word.slice(0, end)}-`)) end -= 1;
  return [`${word.slice(0, end)}-`, ...cutWord(word.slice(end), fits)];
}

/** The lines of a text in a column of `width` px. */
export function wrap(text: string, width: number, size: number, weight: Weight): readonly string[] {
  const fits = (line: string): boolean => widthOf(line, size, weight) <= width;
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
