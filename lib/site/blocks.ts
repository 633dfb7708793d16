import type { Block, BlockKind } from '@/content-types/blocks/blockTypes';

/** The heading of a content box, where it has one of its own. */
export function blockHeading(block: Block): string | null {
  if (block.kind === 'text') return block.heading;
  if (block.kind === 'expand-section') return block.summary;
  if (block.kind === 'iframe') return block.title;
  return 'title' in block ? block.title : null;
}

/** Whether the editors placed a box of this kind themselves, so that the page need not add the same list. */
export function hasBlock(blocks: readonly Block[], wanted: BlockKind): boolean {
  return blocks.some(({ kind }) => kind === wanted);
}
