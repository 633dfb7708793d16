import type { ReactNode } from 'react';
import { round } from '@/lib/site/charts/frame';
import type { ValueLabelPlace as Label } from '@/lib/site/charts/lineLayout';
import styles from './charts.module.scss';

/** A value beside its point. */
export function ValueLabel({ label, fontSize }: { readonly label: Label; readonly fontSize: number }): ReactNode {
  return (
    <text
      className={`${styles.strong} ${styles.halo}`}
      x={label.x}
      y={label.y}
      fontSize={round(fontSize * 1.08)}
      textAnchor={label.anchor}
    >
      {label.text}
    </text>
  );
}
