import type { ReactNode } from 'react';
import type { EndLabel } from '@/lib/site/charts/endLabels';
import { round } from '@/lib/site/charts/frame';
import styles from './charts.module.scss';

export interface EndLabelsProps {
  readonly labels: readonly EndLabel[];
  readonly x: number;
  readonly fontSize: number;
}

/** The names of the series, each beside its end. */
export function EndLabels({ labels, x, fontSize }: EndLabelsProps): ReactNode {
  return labels.map(({ series, lines, y }) => (
    <text key={series} className={styles.strong} y={y}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? undefined : round(fontSize * 1.2)}>
          {line}
        </tspan>
      ))}
    </text>
  ));
}
