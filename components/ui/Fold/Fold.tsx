import type { ReactNode } from 'react';
import type { TextContext } from '@/lib/site/pageContext';
import { Subject } from '../../language/Subject';

export interface FoldProps {
  readonly summary: string;
  /** What it belongs to, for screen readers only. */
  readonly subject?: ReactNode;
  readonly context: TextContext;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A part that opens on demand, by find-in-page, and in print. */
export function Fold({ summary, subject, context, open = false, children }: FoldProps): ReactNode {
  return (
    <details className="fold" open={open}>
      <summary className="fold-summary">
        {summary}
        {subject !== undefined && <Subject context={context}>{subject}</Subject>}
      </summary>
      <div className="fold-content">{children}</div>
    </details>
  );
}
