import type { ReactNode } from 'react';
import type { Indicator } from '@/lib/site/indicators';
import { previewStrokes, tilePreviewSize } from './previewLayout';
import type { PreviewSize } from './previewLayout';

export interface SparklineProps {
  readonly indicator: Indicator;
  /** Key of the column; by default the main one of the indicator. */
  readonly series?: string | null;
  /** `large` beside a headline, `small` in tiles and beside key figures. */
  readonly size?: 'small' | 'large';
}

const sizes: Readonly<Record<'small' | 'large', PreviewSize>> = {
  small: tilePreviewSize,
  large: { ...tilePreviewSize, width: 480, height: 200 },
};

/** Whether an indicator has a shape for a sparkline. */
export function hasSparkline(indicator: Indicator, series: string | null = null): boolean {
  return previewStrokes(indicator, sizes.small, series).length > 0;
}

/** The shape of a series, without accessible name: texts beside it say what it shows. Renders nothing without a shape. */
export function Sparkline({ indicator, series = null, size = 'small' }: SparklineProps): ReactNode {
  const { width, height } = sizes[size];
  const strokes = previewStrokes(indicator, sizes[size], series);
  if (strokes.length === 0) return null;
  return (
    <svg className="sparkline" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {strokes.map(({ d, width: strokeWidth, colour, isRound }) => (
        <path
          key={`${colour} ${strokeWidth} ${isRound}`}
          d={d}
          stroke={`var(--${colour})`}
          strokeWidth={strokeWidth}
          strokeLinecap={isRound ? 'round' : undefined}
        />
      ))}
    </svg>
  );
}
