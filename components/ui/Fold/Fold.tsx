import type { ReactNode } from 'react';
import styles from './Fold.module.scss';

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
    <details className={styles.fold} open={open}>
      <summary className={styles.summary}>
        {summary}
        {subject !== undefined && <span className="visually-hidden">: {subject}</span>}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
