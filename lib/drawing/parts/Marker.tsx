import type { ReactNode } from 'react';
import { markerPath } from '../markerPath';

export interface MarkerProps {
  /** Whether the value is not final. */
  readonly isHollow?: boolean;
  /** Index of the series. */
  readonly series: number;
  /** A number, or a percentage: `47.6%`. */
  readonly x: number | string;
  readonly y: number | string;
}

/** A point of a series; each series has its own shape. */
export function Marker({ series, x, y, isHollow = false }: MarkerProps): ReactNode {
  return (
    <svg x={x} y={y}>
      <path className={isHollow ? 'charts-hollow' : 'charts-marker'} d={markerPath(series)} />
    </svg>
  );
}
