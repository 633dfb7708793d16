/**
 * Lists of numbers as text: each number is one character, so a list costs little after compression and JSON reads it at
 * once. Small numbers are the short ones in UTF-8: one byte below 92, two below 1980.
 */

/** Stands between the lists of a column; no number is written so. */
const separator = ' ';

/** Code points that a number may have: none that JSON escapes, and no halves of a pair. */
const ranges = [
  { from: 0x21, to: 0x21 },
  { from: 0x23, to: 0x5b },
  { from: 0x5d, to: 0x7e },
  { from: 0xa0, to: 0xd7ff },
  { from: 0xe000, to: 0x10ffff },
] as const;

/** How many numbers take one byte, and how many at most two. */
export const oneByteNumbers = 92;
export const twoByteNumbers = oneByteNumbers + 0x800 - 0xa0;

function codePointOf(number: number): number {
  let rest = number;
  for (const { from, to } of ranges) {
    const size = to - from + 1;
    if (rest < size) return from + rest;
    rest -= size;
  }
  throw new RangeError(`No character stands for ${number}: expected a whole number from 0 to a million.`);
}

function numberOf(codePoint: number): number {
  // The usual cases first: this runs for every word of the index.
  if (codePoint >= 0xa0 && codePoint <= 0xd7ff) return codePoint - 0xa0 + oneByteNumbers;
  if (codePoint > 0x5c) return codePoint <= 0x7e ? codePoint - 0x23 : codePoint - 0x844;
  return codePoint === 0x21 ? 0 : codePoint - 0x22;
}

/** Whole numbers from 0 to a million. Throws RangeError for others. */
export function packNumbers(numbers: readonly number[]): string {
  return numbers.map((number) => String.fromCodePoint(codePointOf(number))).join('');
}

export function unpackNumbers(packed: string): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < packed.length; at += 1) {
    const codePoint = packed.codePointAt(at) ?? 0;
    if (codePoint > 0xffff) at += 1;
    numbers.push(numberOf(codePoint));
  }
  return numbers;
}

/** A set of numbers: the lowest, then the steps from one to the next, which are small. */
export function packSet(numbers: Iterable<number>): string {
  const sorted = [...new Set(numbers)].sort((left, right) => left - right);
  return packNumbers(sorted.map((number, index) => number - (sorted[index - 1] ?? 0)));
}

export function unpackSet(packed: string): number[] {
  let sum = 0;
  return unpackNumbers(packed).map((step) => {
    sum += step;
    return sum;
  });
}

/** Lists one after the other. */
export function joinRows(rows: readonly string[]): string {
  return rows.join(separator);
}

export function splitRows(column: string): readonly string[] {
  return column.split(separator);
}
