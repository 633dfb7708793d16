import type { ReactNode } from 'react';

export interface FoldProps {
  readonly summary: string;
  /** What it belongs to: a page may have many of the same name. Said, not shown. */
  readonly subject?: ReactNode;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A part that opens on demand, when searched for, and in print. */
export function Fold({ summary, subject, open = false, children }: FoldProps): ReactNode {
  return (
    <details className="fold" open={open}>
      <summary className="fold-summary">
        {summary}
        {subject !== undefined && <span className="visually-hidden">: {subject}</span>}
      </summary>
      <div className="fold-content">{children}</div>
    </details>
  );
}
