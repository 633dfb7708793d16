/** The excerpt shown below the title of a hit. Runs in the browser. */
import type { FoundHit } from './engine';
import { textParts } from './textRanges';
import type { TextPart, TextRange } from './textRanges';

const maxLetters = 180;
/** Maximum number of characters before the first match. */
const maxLead = 40;
const ellipsis = ' …';

function cutAfter(text: string, max: number): string {
  if (text.length <= max) return text;
  const space = text.lastIndexOf(' ', max);
  return `${text.slice(0, space > 0 ? space : max).replace(/[\s,;:–-]+$/u, '')}${ellipsis}`;
}

/** Start of the excerpt: 0, or shortly before the first match if that is far into the text. */
function startOf(text: string, first: number): number {
  if (text.length <= maxLetters || first < maxLetters - maxLead) return 0;
  const start = text.indexOf(' ', first - maxLead) + 1;
  return start > first ? first : start;
}

/** Returns one or two lines of a text with the matches marked. */
export function excerptOf(text: string, ranges: readonly TextRange[]): readonly TextPart[] {
  const start = startOf(text, ranges[0]?.start ?? 0);
  const rest = text.slice(start);
  const shown = cutAfter(rest, maxLetters);
  // The ellipsis is not part of a match.
  const end = shown === rest ? shown.length : shown.length - ellipsis.length;
  const marked = ranges
    .map((range) => ({ start: range.start - start, end: Math.min(range.end - start, end) }))
    .filter((range) => range.start < range.end);
  const parts = textParts(shown, marked);
  return start === 0 ? parts : [{ text: '… ', isMarked: false }, ...parts];
}

/** Returns the excerpt of the description, or of the subtitle if only that matches. */
export function hitExcerpt({ subtitle, description, marks }: FoundHit): readonly TextPart[] {
  const isSubtitle = subtitle !== null && marks.description.length === 0 && marks.subtitle.length > 0;
  return isSubtitle ? excerptOf(subtitle, marks.subtitle) : excerptOf(description, marks.description);
}
