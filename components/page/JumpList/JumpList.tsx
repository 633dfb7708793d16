import type { ReactNode } from 'react';
import type { PageContext } from '@/lib/site/pageContext';
import styles from './JumpList.module.scss';

export interface JumpTarget {
  readonly title: ReactNode;
  readonly anchor: string;
  /** How much there is. */
  readonly count?: string | undefined;
}

export interface JumpListProps {
  readonly targets: readonly JumpTarget[];
  readonly context: PageContext;
  /** Names the list; without it «on this page». */
  readonly label?: string;
}

const leastTargets = 2;

/** Links to the parts of the page; nothing if there are fewer than two. */
export function JumpList({ targets, context, label }: JumpListProps): ReactNode {
  if (targets.length < leastTargets) return null;
  return (
    <nav aria-label={label ?? context.messages.overview.jumpTo}>
      <ul className={styles.list}>
        {targets.map(({ title, anchor, count }) => (
          <li key={anchor} className={styles.item}>
            <a href={`#${anchor}`}>{title}</a>
            {count !== undefined && <span className={styles.count}> {count}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
