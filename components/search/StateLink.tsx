import type { MouseEvent, ReactNode } from 'react';
import { isUnmodifiedClick } from '@/lib/shared/browser/isUnmodifiedClick';
import { writeState } from '@/lib/search/addressState';
import type { SearchState } from '@/lib/search/addressState';

export interface StateLinkProps {
  readonly state: SearchState;
  readonly go: (state: SearchState) => void;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** A link to another search; its address can be copied, and opened elsewhere. */
export function StateLink({ state, go, className, label, isCurrent = false, children }: StateLinkProps): ReactNode {
  const follow = (event: MouseEvent): void => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    go(state);
  };
  return (
    <a
      // An empty search has no query, but an empty `href` would keep the current one.
      href={writeState(state) === '' ? '?' : writeState(state)}
      className={className}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
