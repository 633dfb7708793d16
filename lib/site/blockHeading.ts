import type { Block } from '@/content-types/blocks/blockTypes';

/** The heading of a content box, where it has one of its own. */
export function blockHeading(block: Block): string | null {
  if (block.kind === 'text') return block.heading;
  if (block.kind === 'expand-section') return block.summary;
  if (block.kind === 'iframe') return block.title;
  return 'title' in block ? block.title : null;
}
