import type { ReactNode } from 'react';
import type { Block } from '@/content-types/blocks/blockTypes';
import type { PageContext } from '@/lib/site/pageContext';
import { blockPlaces } from '@/lib/site/places';
import type { Place } from '@/lib/site/places';
import { blockAnchors } from '../../blocks/Blocks';
import styles from './TableOfContents.module.scss';

export interface TableOfContentsProps {
  readonly blocks: readonly Block[];
  /** Places below the content boxes. */
  readonly further?: readonly Place[];
  /** The page before the first box. */
  readonly context: PageContext;
}

const fewestPlaces = 2;

/**
 * The sections of a page, if there are at least two. In the margin they are always there; on phones they open on
 * demand, and so in browsers that cannot keep a folded part open.
 */
export function TableOfContents({ blocks, further = [], context }: TableOfContentsProps): ReactNode {
  const places = [...blockPlaces(blocks, blockAnchors(blocks), context), ...further];
  if (places.length < fewestPlaces) return null;
  const { contents } = context.messages.labels;
  return (
    <nav aria-label={contents} className={styles.contents}>
      <details className={styles.fold}>
        <summary className={styles.summary}>{contents}</summary>
        <ul className={styles.list}>
          {places.map(({ title, anchor, depth }) => (
            <li key={anchor}>
              <a href={`#${anchor}`} className={depth > 1 ? styles.deeper : styles.link}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
