/** Arranges the blocks of the home page: the newest articles and an announcement share a row. */
import type { Block, BlockOf } from '@/content-types/blocks/blockTypes';

interface Placed {
  readonly block: Block;
}

export interface HomeArrangement<Item extends Placed> {
  /** Blocks before and after that row. */
  readonly before: readonly Item[];
  readonly after: readonly Item[];
  /** The block that requests the newest articles, if any. */
  readonly newest: (Item & { readonly block: BlockOf<'teaser-box'> }) | undefined;
  /** The announcement next to them. */
  readonly focus: Item | undefined;
}

function isNewest<Item extends Placed>(item: Item): item is Item & { readonly block: BlockOf<'teaser-box'> } {
  const { block } = item;
  return block.kind === 'teaser-box' && block.teasers.length === 0 && block.theme === null;
}

function isFocus({ block }: Placed): boolean {
  return block.kind === 'focus-teaser';
}

/** The announcement after a position, or else before it. */
function neighbour<Item extends Placed>(items: readonly Item[], index: number): Item | undefined {
  return [items[index + 1], items[index - 1]].find((item) => item !== undefined && isFocus(item));
}

/** Arranges the blocks. The row goes where editors request the newest articles, or else below a list of all themes, or else first. */
export function arrangeHome<Item extends Placed>(items: readonly Item[]): HomeArrangement<Item> {
  const newest = items.find(isNewest);
  const themesEnd = items.findIndex(({ block }) => block.kind === 'theme-list' && block.themes.length === 0) + 1;
  const at = newest === undefined ? themesEnd : items.indexOf(newest);
  const focus = newest === undefined ? items.find(isFocus) : neighbour(items, at);
  const others = (part: readonly Item[]): readonly Item[] => part.filter((item) => item !== newest && item !== focus);
  return { before: others(items.slice(0, at)), after: others(items.slice(at)), newest, focus };
}
