import type { ReactNode } from 'react';

export interface VerdictProps {
  readonly right: boolean;
  /** Says the same as the mark. */
  readonly children: ReactNode;
}

/** Right or wrong as a mark and in words, so that it does not depend on colour. */
export function Verdict({ right, children }: VerdictProps): ReactNode {
  return (
    <span className={right ? 'verdict-right' : 'verdict-wrong'}>
      <svg className="verdict-mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={right ? 'M4 13l5 5L20 6' : 'M6 6l12 12M18 6L6 18'} />
      </svg>
      {children}
    </span>
  );
}
