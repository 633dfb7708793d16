import type { BlockKind, BlockOf } from '@/content-types/blocks/blockTypes';
import type { PageContext } from '@/lib/site/pageContext';
import type { HeadingLevel } from '../ui/headingLevel';

/** The props of every content box. */
export interface BlockProps<Kind extends BlockKind> {
  readonly block: BlockOf<Kind>;
  readonly context: PageContext;
  /** The level of the box's own heading. */
  readonly level: HeadingLevel;
  /** The anchor of the box on the page. */
  readonly anchor: string;
}
