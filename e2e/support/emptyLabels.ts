/** Labels of a page after which nothing stands: names of facts, headings, legends. */
import { readTags } from '@/lib/shared/html/tokenizer';
import type { Tag } from '@/lib/shared/html/tokenizer';

/** What is there without a text. */
const shown: ReadonlySet<string> = new Set(
  'audio button canvas iframe img input progress select svg textarea video'.split(' '),
);

/** They must hold something. */
const containers: ReadonlySet<string> = new Set('caption dd dt figcaption label legend summary'.split(' '));

function levelOf({ name }: Tag): number | undefined {
  return /^h[1-6]$/.test(name) ? Number(name.slice(1)) : undefined;
}

/** Whether a text or something else to see stands between two tags. */
function hasContent(html: string, tags: readonly Tag[], from: number, to: number): boolean {
  for (let index = from; index < to; index += 1) {
    const [tag, next] = [tags[index], tags[index + 1]];
    if (index > from && tag?.kind === 'start' && (shown.has(tag.name) || tag.attributes.has('data-island')))
      return true;
    if (tag !== undefined && next !== undefined && html.slice(tag.end, next.start).trim() !== '') return true;
  }
  return false;
}

/** The tag that ends what a label is for: the next heading of its level or above, or the end of the part it stands in. */
function endOfPart(tags: readonly Tag[], heading: number, level: number): number {
  const end = tags.findIndex(
    (tag, index) =>
      index > heading &&
      (tag.kind === 'start' ? (levelOf(tag) ?? 7) <= level : ['article', 'main', 'section'].includes(tag.name)),
  );
  return end === -1 ? tags.length - 1 : end;
}

function endOf(tags: readonly Tag[], start: number): number {
  return tags.findIndex((tag, index) => index > start && tag.kind === 'end' && tag.name === tags[start]?.name);
}

/** Each with the beginning of its markup. */
export function emptyLabels(html: string): readonly string[] {
  const tags = readTags(html);
  return [...tags.entries()].flatMap(([index, tag]) => {
    if (tag.kind !== 'start') return [];
    const level = levelOf(tag);
    const end = endOf(tags, index);
    const isEmpty =
      level === undefined
        ? containers.has(tag.name) && !hasContent(html, tags, index, end)
        : level > 1 && !hasContent(html, tags, end, endOfPart(tags, end, level));
    return isEmpty ? [html.slice(tag.start, tag.end + 80)] : [];
  });
}
