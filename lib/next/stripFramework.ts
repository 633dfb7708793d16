/**
 * Takes Next's runtime out of a page: its scripts, their preloads, the inline flight data and the marks by which React
 * tells texts apart, which only an island needs. All other bytes stay as React wrote them.
 */
import { cutRanges } from '../base/html/cutRanges';
import type { Range } from '../base/html/cutRanges';
import { readTags } from '../base/html/tokenizer';
import type { Tag } from '../base/html/tokenizer';

/** Scripts that are data for others than the page, or the site's own module. */
const keptTypes: ReadonlySet<string> = new Set(['application/json', 'application/ld+json', 'speculationrules']);

const ownModule = /^\/assets\/site-[\w-]+\.js$/;

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

export function stripFramework(html: string): string {
  const tags = readTags(html);
  // `components/Island.tsx` marks what hydrates; nothing else decides.
  const hasIsland = tags.some(({ attributes }) => attributes.has('data-island'));
  return cutRanges(html, rangesToCut(html, tags)).replaceAll(hasIsland ? needlessTextMark : textMark, '');
}
