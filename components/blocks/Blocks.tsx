import { createElement } from 'react';
import type { ReactNode } from 'react';
import type { Block, BlockKind, BlockOf } from '@/content-types/blocks/blockTypes';
import { uniqueAnchors } from '@/lib/i18n/format/anchor';
import { areInSection, blockHeading } from '@/lib/site/blocks';
import type { PageContext } from '@/lib/site/pageContext';
import { isEmptyBlock, contextsBeforeBlocks } from '@/components/blocks/blockContents';
import { levelBelow } from '../ui/headingLevel';
import type { HeadingLevel } from '../ui/headingLevel';
import type { BlockProps } from './blockProps';
import { blockViews } from './blockViews';

export interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly context: PageContext;
  readonly level?: HeadingLevel;
}

/** Anchors that pages use for sections of their own; a content box with such a heading gets another one. */
const reservedAnchors = [
  'artikel',
  'auskunft',
  'indikatoren',
  'indikatorensets',
  'inhalt',
  'kennzahlen',
  'neu',
  'produkte',
  'sammlungen',
  'statistiken',
  'themen',
  'unterthemen',
  'verwandt',
  'weiterfuehrend',
];

/** Returns the anchors of content boxes on a page, in their order; the table of contents uses the same. */
export function blockAnchors(blocks: readonly Block[]): readonly string[] {
  const headings = blocks.map((block) => blockHeading(block) ?? block.kind);
  return uniqueAnchors([...reservedAnchors, ...headings]).slice(reservedAnchors.length);
}

function renderBlock<Kind extends BlockKind>(
  props: BlockProps<Kind> & { readonly block: BlockOf<Kind> },
  kind: Kind,
): ReactNode {
  return createElement(blockViews[kind], props);
}

/** A content box with its anchor on the page. */
export interface PlacedBlock {
  readonly block: Block;
  readonly anchor: string;
}

export function placeBlocks(blocks: readonly Block[]): readonly PlacedBlock[] {
  const anchors = blockAnchors(blocks);
  return blocks.map((block, index) => ({ block, anchor: anchors[index] ?? block.kind }));
}

/** Content boxes that a page arranges itself; those in a section of a text have their headings one level lower. */
export function PlacedBlocks({
  blocks,
  context,
  level = 2,
}: Omit<BlocksProps, 'blocks'> & { readonly blocks: readonly PlacedBlock[] }): ReactNode {
  const own = blocks.map(({ block }) => block);
  const inSection = areInSection(own);
  const pages = contextsBeforeBlocks(context, own);
  return blocks.map(({ block, anchor }, index) => {
    const here = pages[index] ?? context;
    if (isEmptyBlock(block, here)) return null;
    const ownLevel = inSection[index] === true ? levelBelow(level) : level;
    return (
      <div key={anchor} data-block={block.kind}>
        {renderBlock({ block, context: here, level: ownLevel, anchor }, block.kind)}
      </div>
    );
  });
}

/** The content boxes of a page. */
export function Blocks({ blocks, context, level = 2 }: BlocksProps): ReactNode {
  return <PlacedBlocks blocks={placeBlocks(blocks)} context={context} level={level} />;
}
