/**
 * Fixes a fault of the typeface: before and behind hyphens and dashes it closes the space nearly up, so that
 * «Gebäude- und» and «2025 – 2026» read as one word.
 */
import opentype from 'opentype.js';

const dashes = ['-', '\u00ad', '\u2013', '\u2014'];

/** The kind of table that moves pairs of glyphs, and its form that lists each pair. */
const pairLookup = 2;
const singlePairs = 1;

/** Where a table of the font begins. */
function tableStart(view: DataView, name: string): number {
  for (let record = 12; record < 12 + 16 * view.getUint16(4); record += 16) {
    const letters = [0, 1, 2, 3].map((index) => String.fromCharCode(view.getUint8(record + index)));
    if (letters.join('') === name) return view.getUint32(record + 8);
  }
  throw new Error(`The font has no table «${name}».`);
}

/** What a list of 16-bit numbers says, whose length stands before it. */
function numbersAt(view: DataView, start: number, perEntry = 1): readonly number[] {
  return Array.from({ length: perEntry * view.getUint16(start) }, (_, index) => view.getUint16(start + 2 + 2 * index));
}

/** Where the parts of a table begin, which says so in distances from its own beginning. */
function partStarts(view: DataView, table: number, list: number): readonly number[] {
  return numbersAt(view, list).map((distance) => table + distance);
}

/** The glyphs that a table is about, in its order: a list of them, or of first, last and place. */
function coveredGlyphs(view: DataView, start: number): readonly number[] {
  if (view.getUint16(start) === 1) return numbersAt(view, start + 2);
  const ranges = numbersAt(view, start + 2, 3);
  return ranges.flatMap((first, index) =>
    index % 3 === 0 ? Array.from({ length: (ranges[index + 1] ?? first) - first + 1 }, (_, step) => first + step) : [],
  );
}

/** How many numbers a value has: one for each bit that is set. */
function lengthOfValue(format: number): number {
  return format.toString(2).replaceAll('0', '').length;
}

/** Calls `visit` with the glyphs of each listed pair, and with the place and size in bytes of how it is moved. */
function visitPairs(view: DataView, visit: (pair: readonly number[], start: number, size: number) => void): void {
  const positions = tableStart(view, 'GPOS');
  const lookups = positions + view.getUint16(positions + 8);
  const tables = partStarts(view, lookups, lookups)
    .filter((lookup) => view.getUint16(lookup) === pairLookup)
    .flatMap((lookup) => partStarts(view, lookup, lookup + 4))
    .filter((table) => view.getUint16(table) === singlePairs);
  for (const table of tables) {
    const first = coveredGlyphs(view, table + view.getUint16(table + 2));
    const size = 2 * (lengthOfValue(view.getUint16(table + 4)) + lengthOfValue(view.getUint16(table + 6)));
    for (const [index, list] of partStarts(view, table, table + 8).entries()) {
      const end = list + 2 + view.getUint16(list) * (2 + size);
      for (let record = list + 2; record < end; record += 2 + size) {
        visit([first[index] ?? 0, view.getUint16(record)], record + 2, size);
      }
    }
  }
}

/** A copy of an unpacked font in which space and dashes keep their distance. */
export function withOpenSpaces(font: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(font);
  const { buffer } = copy;
  const letters = opentype.parse(buffer);
  const space = letters.charToGlyphIndex(' ');
  const dashGlyphs = new Set(dashes.map((dash) => letters.charToGlyphIndex(dash)));
  visitPairs(new DataView(buffer), (pair, start, size) => {
    const isFault = pair.includes(space) && pair.some((glyph) => dashGlyphs.has(glyph));
    if (isFault) copy.fill(0, start, start + size);
  });
  return copy;
}
