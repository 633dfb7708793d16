import type { ReactNode } from 'react';
import styles from './IndicatorFigure.module.scss';

export interface FigureDetailsProps {
  readonly summary: string;
  /** The figure it belongs to: a page may have many tables. */
  readonly heading: ReactNode;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A part of a figure that opens on demand, when searched for, and in print. */
export function FigureDetails({ summary, heading, open = false, children }: FigureDetailsProps): ReactNode {
  return (
    <details className={styles.details} open={open}>
      <summary className={styles.summary}>
        {summary}
        <span className="visually-hidden">: {heading}</span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
