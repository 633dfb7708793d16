import type { ReactNode } from 'react';
import type { UprightLayout } from '@/lib/site/charts/frameOf';
import { round } from '@/lib/site/charts/frame';
import styles from './charts.module.scss';

/** Grid lines with their values, the unit above them, and the positions below. */
export function Axes({ layout }: { readonly layout: UprightLayout }): ReactNode {
  const { plot, values, positionTicks, fontSize, unit } = layout;
  const grid = values.ticks.map(({ at }) => `M${plot.left} ${at}H${plot.right}`).join('');
  const base = values.place(values.base);
  return (
    <>
      <path className={styles.grid} d={grid} />
      <path className={styles.zero} d={`M${plot.left} ${base}H${plot.right}`} />
      <g className={styles.text} textAnchor="end">
        {values.ticks.map(({ at, text }) => (
          <text key={text} x={round(plot.left - fontSize * 0.5)} y={round(at + fontSize * 0.35)}>
            {text}
          </text>
        ))}
      </g>
      {unit !== null && (
        <text className={styles.text} y={round(fontSize * 0.85)}>
          {unit}
        </text>
      )}
      <g className={styles.text} textAnchor="middle">
        {positionTicks.map(({ at, text }) => (
          <text key={`${at} ${text}`} x={at} y={round(plot.bottom + fontSize * 1.5)}>
            {text}
          </text>
        ))}
      </g>
    </>
  );
}
