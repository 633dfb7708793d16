import type { ReactNode } from 'react';
import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolStar, symbolTriangle, symbolWye } from 'd3-shape';

/** Each series has its own. */
const shapes = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolStar, symbolWye];

/** In square pixels. */
const size = 70;

export interface MarkerProps {
  /** Whether the value is not final. */
  readonly isHollow?: boolean;
  /** Index of the series. */
  readonly series: number;
  /** A number, or a percentage: `47.6%`. */
  readonly x: number | string;
  readonly y: number | string;
}

/** A point of a series. */
export function Marker({ series, x, y, isHollow = false }: MarkerProps): ReactNode {
  const path = symbol(shapes[series % shapes.length], size).digits(1)();
  return (
    <svg x={x} y={y}>
      <path className={isHollow ? 'charts-hollow' : 'charts-marker'} d={path ?? ''} />
    </svg>
  );
}
