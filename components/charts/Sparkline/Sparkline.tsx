import type { ReactNode } from 'react';
import type { ChartPreview } from '@/lib/site/charts/chartPreview';
import { columnStroke, linePath, previewLayout, tilePreviewSize } from '@/lib/site/charts/previewLayout';
import type { SparklineLayout } from '@/lib/site/charts/sparklineLayout';
import type { Indicator } from '@/lib/site/indicators';

export interface SparklineProps {
  readonly indicator: Indicator;
  /** Key of the column; without it the one that stands for the indicator. */
  readonly series?: string | null;
  /** `large` beside a headline, `small` in tiles and beside figures. */
  readonly size?: 'small' | 'large';
}

const sizes = { small: tilePreviewSize, large: { width: 480, height: 200 } } as const;

function layoutOf({ indicator, series = null, size = 'small' }: SparklineProps): ReturnType<typeof previewLayout> {
  return previewLayout(indicator, sizes[size], series);
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
    const { d: bars, width } = columnStroke(layout);
    return <path className="sparkline-columns" d={bars} strokeWidth={width} />;
  }
  return (
    <>
      <path className="sparkline-line" d={linePath(layout)} />
      <circle className="sparkline-last" cx={layout.last.x} cy={layout.last.y} r={4} />
    </>
  );
}

/** The shape of a series; what it shows is said in words beside it. Nothing if there is no shape. */
export function Sparkline(props: SparklineProps): ReactNode {
  const layout = layoutOf(props);
  if (layout === undefined) return null;
  return (
    <svg className="sparkline" viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      <Shape layout={layout} />
    </svg>
  );
}
