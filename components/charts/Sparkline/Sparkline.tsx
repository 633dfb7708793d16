import { line } from 'd3-shape';
import type { ReactNode } from 'react';
import { chartPreview, isOnMap } from '@/lib/site/charts/chartPreview';
import type { ChartPreview } from '@/lib/site/charts/chartPreview';
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

/** A map as a map; the series that is named or stands for the indicator; otherwise the whole chart in a few strokes. */
function layoutOf({
  indicator,
  series = null,
  size = 'small',
}: SparklineProps): SparklineLayout | ChartPreview | undefined {
  const ownSize = sizes[size];
  const preview = series === null && isOnMap(indicator) ? chartPreview(indicator, ownSize) : undefined;
  const line = preview ?? sparklineLayout(indicator, ownSize, series);
  return line ?? (series === null ? chartPreview(indicator, ownSize) : undefined);
}

/** Whether an indicator has a shape to show. */
export function hasSparkline(indicator: Indicator, series?: string | null): boolean {
  return layoutOf({ indicator, series: series ?? null }) !== undefined;
}

function Shape({ layout }: { readonly layout: SparklineLayout | ChartPreview }): ReactNode {
  if ('strokes' in layout) {
    return layout.strokes.map(({ d, width, colour, isRound }) => (
      <path
        key={`${colour} ${width} ${isRound}`}
        d={d}
        stroke={`var(--${colour})`}
        strokeWidth={width}
        strokeLinecap={isRound ? 'round' : undefined}
      />
    ));
  }
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
export function Sparkline(props: SparklineProps): ReactNode {
  const layout = layoutOf(props);
  if (layout === undefined) return null;
  return (
    <svg className={styles.sparkline} viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      <Shape layout={layout} />
    </svg>
  );
}
