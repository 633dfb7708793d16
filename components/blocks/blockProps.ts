import type { BlockKind, BlockOf } from '@/content-types/blocks/blockTypes';
import type { PageContext } from '@/lib/site/pageContext';
import type { HeadingLevel } from '../ui/headingLevel';

/** What every content box gets. */
export interface BlockProps<Kind extends BlockKind> {
  readonly block: BlockOf<Kind>;
  readonly context: PageContext;
  /** The level of the box's own heading. */
  readonly level: HeadingLevel;
  /** The name of the box as a place on the page. */
  readonly anchor: string;
}
