import type { ReactNode } from 'react';
import type { Block } from '@/content-types/blocks/blockTypes';
import { blockHeading } from '@/lib/site/blocks';
import type { PageContext } from '@/lib/site/pageContext';
import { blockAnchors } from '../blocks/Blocks';
import styles from './TableOfContents.module.scss';

export interface TableOfContentsProps {
  readonly blocks: readonly Block[];
  readonly context: PageContext;
}

const leastHeadings = 2;

/** The headings of a page, where there are at least two. */
export function TableOfContents({ blocks, context }: TableOfContentsProps): ReactNode {
  const anchors = blockAnchors(blocks);
  const places = blocks.flatMap((block, index) => {
    const heading = block.kind === 'iframe' ? null : blockHeading(block);
    return heading === null ? [] : [{ heading, anchor: anchors[index] ?? '' }];
  });
  if (places.length < leastHeadings) return null;
  return (
    <nav aria-label={context.messages.labels.contents} className={styles.contents}>
      <ul className={styles.list}>
        {places.map(({ heading, anchor }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className={styles.link}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
