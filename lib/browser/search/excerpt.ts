/** The part of a description that a hit shows. Runs in the browser. */
import { markedRanges } from './marks';

const maxLetters = 180;
/** The first match is at most this far from the beginning. */
const lead = 40;

function cutAfter(text: string, max: number): string {
  if (text.length <= max) return text;
  const space = text.lastIndexOf(' ', max);
  return `${text.slice(0, space > 0 ? space : max).replace(/[\s,;:–-]+$/u, '')} …`;
}

/** One or two lines: from the beginning, or from shortly before the first word that is found further behind. */
export function excerptOf(text: string, words: string, stopWords: readonly string[] = []): string {
  const first = markedRanges(text, words, stopWords)[0]?.start ?? 0;
  if (text.length <= maxLetters || first < maxLetters - lead) return cutAfter(text, maxLetters);
  const start = text.indexOf(' ', first - lead) + 1;
  return `… ${cutAfter(text.slice(start > first ? first : start), maxLetters)}`;
}
