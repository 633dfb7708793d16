/** Sections of a page, as its table of contents lists them. */
import type { Block } from '@/content-types/blocks/blockTypes';
import { areInSection, blockHeading } from '@/lib/site/blocks';
import type { PageContext } from '@/lib/site/pageContext';
import { isEmptyBlock, contextsBeforeBlocks } from './blockContents';

export interface PageSection {
  readonly title: string;
  /** The id of its heading. */
  readonly anchor: string;
  /** 1 for the headings right below the title of the page. */
  readonly depth: number;
}

/** Boxes that the table of contents leaves out. */
const unlisted: ReadonlySet<Block['kind']> = new Set<Block['kind']>(['iframe']);

function hasPlace(block: Block, context: PageContext | undefined): boolean {
  return !unlisted.has(block.kind) && context !== undefined && !isEmptyBlock(block, context);
}

/** Returns the content boxes with a heading. `anchors`: one per box; `context`: the page before the first one. */
export function blockSections(
  blocks: readonly Block[],
  anchors: readonly string[],
  context: PageContext,
): readonly PageSection[] {
  const inSection = areInSection(blocks);
  const pages = contextsBeforeBlocks(context, blocks);
  return blocks.flatMap((block, index) => {
    const title = hasPlace(block, pages[index]) ? blockHeading(block) : null;
    return title === null ? [] : [{ title, anchor: anchors[index] ?? '', depth: inSection[index] === true ? 2 : 1 }];
  });
}

/** Returns the items that are not false. */
export function withoutAbsent<Item extends object>(places: readonly (Item | false)[]): readonly Item[] {
  return places.filter((place) => place !== false);
}
