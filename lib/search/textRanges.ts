/** Marked ranges of a text. Runs in the browser. */

/** `end` is exclusive, as in `slice`. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A part of a text to show. */
export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Returns the ranges in order; those that overlap or touch are merged. */
export function mergeRanges(ranges: readonly TextRange[]): readonly TextRange[] {
  const joined: TextRange[] = [];
  for (const range of ranges.toSorted((left, right) => left.start - right.start)) {
    const last = joined.at(-1);
    if (last === undefined || last.end < range.start) joined.push(range);
    else joined.splice(-1, 1, { start: last.start, end: Math.max(last.end, range.end) });
  }
  return joined;
}

/** Splits the text into parts and marks those in the ranges, which are in order and do not touch. */
export function textParts(text: string, ranges: readonly TextRange[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  let cursor = 0;
  for (const { start, end } of ranges) {
    parts.push({ text: text.slice(cursor, start), isMarked: false }, { text: text.slice(start, end), isMarked: true });
    cursor = end;
  }
  parts.push({ text: text.slice(cursor), isMarked: false });
  return parts.filter((part) => part.text !== '');
}
