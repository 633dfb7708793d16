import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolStar, symbolTriangle, symbolWye } from 'd3-shape';
import type { ReactNode } from 'react';
import styles from './charts.module.scss';

const shapes = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolStar, symbolWye];

export interface MarkerProps {
  /** Not final yet. */
  readonly isHollow?: boolean;
  /** Which series, counted from 0. */
  readonly series: number;
  /** A number, or a share: `47.6%`. */
  readonly x: number | string;
  readonly y: number | string;
}

/** A point of a series; each series has its own shape. */
export function Marker({ series, x, y, isHollow = false }: MarkerProps): ReactNode {
  const shape = symbol(shapes[series % shapes.length], 70).digits(1)();
  return (
    <svg x={x} y={y}>
      <path className={isHollow ? styles.hollow : styles.marker} d={shape ?? ''} />
    </svg>
  );
}
