import type { ReactNode } from 'react';
import type { DrawingSize } from '@/lib/site/charts/frame';
import styles from './charts.module.scss';

export interface DrawingProps {
  readonly size: DrawingSize;
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  /** Names the series if the drawing has no room for it. */
  readonly legend?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The sheet of a chart: one image to assistive technology, whose values are in the table. What is drawn is hidden besides,
 * because some screen readers read letters within an image.
 */
export function Drawing({ size, label, width, height, fontSize, legend, children }: DrawingProps): ReactNode {
  return (
    <div className={styles[size]}>
      {legend}
      <svg
        className={styles.svg}
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        fontSize={fontSize}
      >
        <g aria-hidden="true">{children}</g>
      </svg>
    </div>
  );
}
