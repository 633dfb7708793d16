/**
 * Removes Next's runtime from a page: its scripts and their preloads, the inline flight data, and the comments by which React separates
 * text nodes, which only islands need. All other bytes stay as React wrote them.
 */
import { readTags } from '@/lib/shared/html/tokenizer';
import type { Tag } from '@/lib/shared/html/tokenizer';
import { UnexpectedNextError } from './unexpected';

/** Script types that hold data. */
const keptTypes: ReadonlySet<string> = new Set(['application/json', 'application/ld+json']);

const ownModule = /^\/assets\/(?:site|embedded)-[\w-]+\.js$/;

function isFrameworkScript({ attributes }: Tag): boolean {
  return !keptTypes.has(attributes.get('type') ?? '') && !ownModule.test(attributes.get('src') ?? '');
}

function isScriptPreload({ attributes }: Tag): boolean {
  const relation = attributes.get('rel')?.toLowerCase();
  return relation === 'modulepreload' || (relation === 'preload' && attributes.get('as')?.toLowerCase() === 'script');
}

/** Has no effect and varies in position, so the same page would have different bytes each time. */
function isFontMark({ name, attributes }: Tag): boolean {
  return name === 'meta' && attributes.get('name') === 'next-size-adjust';
}

/** Comments between two text nodes. React also writes needless ones before tags, at varying positions. */
const textMark = /<!-- -->/g;
const needlessTextMark = /<!-- -->(?=<)/g;

/** `end` is excluded. */
type Range = readonly [start: number, end: number];

/** Each range includes the end tag. */
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

/** Cuts the ranges, which must be sorted and must not overlap. */
function cutRanges(text: string, ranges: readonly Range[]): string {
  const ends = ranges.map(([, end]) => end);
  const starts = ranges.map(([start]) => start);
  return [0, ...ends].map((end, index) => text.slice(end, starts[index])).join('');
}

/** Returns the page without the framework. Throws UnexpectedNextError if there is none to remove: it would be somewhere else and stay. */
export function stripFramework(html: string): string {
  const tags = readTags(html);
  const ranges = rangesToCut(html, tags);
  if (ranges.length === 0) throw new UnexpectedNextError('A page that Next.js wrote has none of its scripts.');
  // `components/Island.tsx` marks everything that hydrates.
  const hasIsland = tags.some(({ attributes }) => attributes.has('data-island'));
  return cutRanges(html, ranges).replaceAll(hasIsland ? needlessTextMark : textMark, '');
}
