import { line } from 'd3-shape';
import type { ReactNode } from 'react';
import { sparklineLayout } from '@/lib/site/charts/sparklineLayout';
import type { SparklineLayout, SparklinePoint } from '@/lib/site/charts/sparklineLayout';
import type { Indicator } from '@/lib/site/indicators';
import styles from './Sparkline.module.scss';

export interface SparklineProps {
  readonly indicator: Indicator;
  /** Key of the column; without it the one that stands for the indicator. */
  readonly series?: string | null;
  /** `large` beside a headline, `small` in tiles and beside figures. */
  readonly size?: 'small' | 'large';
}

const sizes = {
  small: { width: 240, height: 64 },
  large: { width: 480, height: 200 },
} as const;

const path = line<SparklinePoint | null>()
  .defined((point) => point !== null)
  .x((point) => point?.x ?? 0)
  .y((point) => point?.y ?? 0)
  .digits(1);

/** Whether an indicator has a shape to show. */
export function hasSparkline(indicator: Indicator, series?: string | null): boolean {
  return sparklineLayout(indicator, sizes.small, series) !== undefined;
}

function Shape({ layout }: { readonly layout: SparklineLayout }): ReactNode {
  if (layout.kind === 'columns') {
    const bars = layout.points.map(({ x, y }) => `M${x} ${layout.base}V${y}`).join('');
    return <path className={styles.columns} d={bars} strokeWidth={Math.max(1, Math.round(layout.step * 7) / 10)} />;
  }
  return (
    <>
      <path className={styles.line} d={path([...layout.points]) ?? ''} />
      <circle className={styles.last} cx={layout.last.x} cy={layout.last.y} r={4} />
    </>
  );
}

/** The shape of a series; what it shows is said in words beside it. Nothing if there is no shape. */
export function Sparkline({ indicator, series = null, size = 'small' }: SparklineProps): ReactNode {
  const layout = sparklineLayout(indicator, sizes[size], series);
  if (layout === undefined) return null;
  return (
    <svg className={styles.sparkline} viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      <Shape layout={layout} />
    </svg>
  );
}
