/** Parts of a text that are marked. Runs in the browser. */

/** From the first letter to the one after the last, as `slice` takes them. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A part of a text to show. */
export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** In the order of the text; ranges that overlap or touch become one. */
export function mergeRanges(ranges: readonly TextRange[]): readonly TextRange[] {
  const joined: TextRange[] = [];
  for (const range of ranges.toSorted((left, right) => left.start - right.start)) {
    const last = joined.at(-1);
    if (last === undefined || last.end < range.start) joined.push(range);
    else joined.splice(-1, 1, { start: last.start, end: Math.max(last.end, range.end) });
  }
  return joined;
}

/** The whole text in parts, those in the ranges marked. The ranges are in order and do not touch. */
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
