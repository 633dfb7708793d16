import type { ReactNode } from 'react';
import { plotSize } from '@/lib/site/charts/frame';
import styles from './charts.module.scss';

/** The ranges in which values lie; their edge of paper is seen on what is filled. */
export function Ranges({ d }: { readonly d: string }): ReactNode {
  if (d === '') return null;
  return (
    <>
      <path className={`${styles.range} ${styles.rangeEdge}`} d={d} />
      <path className={styles.range} d={d} />
    </>
  );
}

/** Those of a row, which is one unit high. */
export function RowRanges({ d }: { readonly d: string }): ReactNode {
  if (d === '') return null;
  return (
    <svg className={styles.stretched} viewBox={`0 0 ${plotSize.width} 1`} preserveAspectRatio="none">
      <Ranges d={d} />
    </svg>
  );
}
