/**
 * Takes Next's runtime out of a page: its scripts, their preloads, the inline flight data and the marks by which React
 * tells texts apart, which only an island needs. All other bytes stay as React wrote them.
 */
import { readTags } from '@/lib/shared/html/tokenizer';
import type { Tag } from '@/lib/shared/html/tokenizer';
import { UnexpectedNextError } from './unexpected';

/** Scripts that are data for others than the page, or the site's own module. */
const keptTypes: ReadonlySet<string> = new Set(['application/json', 'application/ld+json']);

const ownModule = /^\/assets\/(?:site|embedded)-[\w-]+\.js$/;

function isFrameworkScript({ attributes }: Tag): boolean {
  return !keptTypes.has(attributes.get('type') ?? '') && !ownModule.test(attributes.get('src') ?? '');
}

function isScriptPreload({ attributes }: Tag): boolean {
  const relation = attributes.get('rel')?.toLowerCase();
  return relation === 'modulepreload' || (relation === 'preload' && attributes.get('as')?.toLowerCase() === 'script');
}

/** Has no effect, and its position varies: the same page would have different bytes each time. */
function isFontMark({ name, attributes }: Tag): boolean {
  return name === 'meta' && attributes.get('name') === 'next-size-adjust';
}

/** Between two texts that are one for the browser. React writes superfluous ones at varying positions: before a tag. */
const textMark = /<!-- -->/g;
const needlessTextMark = /<!-- -->(?=<)/g;

/** From one place in a text to before another. */
type Range = readonly [start: number, end: number];

/** From the start of the tag to the end of what goes with it. */
function rangesToCut(html: string, tags: readonly Tag[]): readonly Range[] {
  const ranges: Range[] = [];
  for (const [index, tag] of tags.entries()) {
    if (tag.kind === 'end') continue;
    if (isFontMark(tag)) ranges.push([tag.start, tag.end]);
    if (tag.name === 'link' && isScriptPreload(tag)) ranges.push([tag.start, tag.end]);
    if (tag.name === 'script' && isFrameworkScript(tag)) ranges.push([tag.start, tags[index + 1]?.end ?? html.length]);
  }
  return ranges;
}

/** The text without the ranges, which are in order and do not overlap. */
function cutRanges(text: string, ranges: readonly Range[]): string {
  const ends = ranges.map(([, end]) => end);
  const starts = ranges.map(([start]) => start);
  return [0, ...ends].map((end, index) => text.slice(end, starts[index])).join('');
}

/** Throws UnexpectedNextError if there is nothing of the framework: it would be elsewhere, and stay. */
export function stripFramework(html: string): string {
  const tags = readTags(html);
  const ranges = rangesToCut(html, tags);
  if (ranges.length === 0) throw new UnexpectedNextError('A page that Next.js wrote has none of its scripts.');
  // `components/Island.tsx` marks what hydrates; nothing else decides.
  const hasIsland = tags.some(({ attributes }) => attributes.has('data-island'));
  return cutRanges(html, ranges).replaceAll(hasIsland ? needlessTextMark : textMark, '');
}
