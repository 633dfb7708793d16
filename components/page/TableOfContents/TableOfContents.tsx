import type { ReactNode } from 'react';
import type { Block } from '@/content-types/blocks/blockTypes';
import type { PageContext } from '@/lib/site/pageContext';
import { blockSections } from '@/components/blocks/pageSections';
import { blockAnchors } from '../../blocks/Blocks';

export interface TableOfContentsProps {
  readonly blocks: readonly Block[];
  /** The page before the first box. */
  readonly context: PageContext;
}

const fewestPlaces = 2;

/**
 * The sections of a page, if there are at least two. In the margin they are always visible; on phones, and in browsers
 * that cannot keep a folded part open, they open on demand.
 */
export function TableOfContents({ blocks, context }: TableOfContentsProps): ReactNode {
  const places = blockSections(blocks, blockAnchors(blocks), context);
  if (places.length < fewestPlaces) return null;
  const { contents } = context.messages.labels;
  return (
    <nav aria-label={contents} className="table-of-contents-contents">
      <details className="table-of-contents-fold">
        <summary className="table-of-contents-summary">{contents}</summary>
        <ul className="table-of-contents-list">
          {places.map(({ title, anchor, depth }) => (
            <li key={anchor}>
              <a href={`#${anchor}`} className={depth > 1 ? 'table-of-contents-deeper' : 'table-of-contents-link'}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
