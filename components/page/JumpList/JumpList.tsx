import type { ReactNode } from 'react';
import type { PageContext } from '@/lib/site/pageContext';

export interface JumpTarget {
  readonly title: ReactNode;
  readonly anchor: string;
  /** The number of items there. */
  readonly count?: string | undefined;
}

export interface JumpListProps {
  readonly targets: readonly JumpTarget[];
  readonly context: PageContext;
  /** The accessible name of the list; «on this page» by default. */
  readonly label?: string;
}

const leastTargets = 2;

/** Links to the parts of the page; nothing if there are fewer than two. */
export function JumpList({ targets, context, label }: JumpListProps): ReactNode {
  if (targets.length < leastTargets) return null;
  return (
    <nav aria-label={label ?? context.messages.overview.jumpTo}>
      <ul className="jump-list-list">
        {targets.map(({ title, anchor, count }) => (
          <li key={anchor} className="jump-list-item">
            <a href={`#${anchor}`}>{title}</a>
            {count !== undefined && <span className="jump-list-count"> {count}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
