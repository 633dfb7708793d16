import type { ReactNode } from 'react';
import type { Certainty } from '../model/certainty';
import { plotSize, percentOf } from '../browser/chartMetrics';
import { seriesClass } from './classes';

const { width } = plotSize;

export interface HorizontalBarProps {
  /** Index of the series. */
  readonly series: number;
  /** Both ends, in units of the plot. */
  readonly from: number;
  readonly to: number;
  /** Its middle in percent: `50%`. */
  readonly y: string;
  /** In em. */
  readonly thickness: number;
  readonly certainty: Certainty;
  /** A class that replaces the colour of the series. */
  readonly tone?: string;
}

/** A bar along a row; values that are not measured have an outline that shows their certainty. */
export function HorizontalBar({ series, from, to, y, thickness, certainty, tone = '' }: HorizontalBarProps): ReactNode {
  const colour = `${seriesClass(series)} ${tone}`.trim();
  if (certainty === 'solid') {
    return (
      <line
        className={`${colour} charts-bar`}
        data-series={series}
        strokeWidth={`${thickness}em`}
        x1={percentOf(from, width)}
        x2={percentOf(to, width)}
        y1={y}
        y2={y}
      />
    );
  }
  return (
    <svg x={percentOf(Math.min(from, to), width)} y={y} overflow="visible" data-series={series}>
      <rect
        className={`${colour} charts-hollow ${certainty === 'dashed' ? 'charts-unsure' : ''}`.trim()}
        width={percentOf(Math.abs(to - from), width)}
        y={`${-thickness / 2}em`}
        height={`${thickness}em`}
      />
    </svg>
  );
}
