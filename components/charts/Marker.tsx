import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolStar, symbolTriangle, symbolWye } from 'd3-shape';
import type { ReactNode } from 'react';
import styles from './charts.module.scss';

const shapes = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolStar, symbolWye];

export interface MarkerProps {
  /** Which series, counted from 0. */
  readonly series: number;
  readonly x: number;
  readonly y: number;
}

/** A point of a series; each series has its own shape. */
export function Marker({ series, x, y }: MarkerProps): ReactNode {
  const shape = symbol(shapes[series % shapes.length], 70).digits(1)();
  return <path className={styles.marker} d={shape ?? ''} transform={`translate(${x} ${y})`} />;
}
