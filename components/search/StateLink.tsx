import type { MouseEvent, ReactNode } from 'react';
import { writeState } from '@/lib/browser/search/addressState';
import type { SearchState } from '@/lib/browser/search/addressState';

export interface StateLinkProps {
  readonly state: SearchState;
  readonly go: (state: SearchState) => void;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** A click that opens a tab or a window, or saves, is the browser's. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Leads to another search; its address can be copied, and opened elsewhere. */
export function StateLink({ state, go, className, label, isCurrent = false, children }: StateLinkProps): ReactNode {
  const follow = (event: MouseEvent): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    go(state);
  };
  return (
    <a
      // A search for nothing has no query of its own.
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
