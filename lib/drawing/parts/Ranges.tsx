import type { ReactNode } from 'react';
import { plotSize } from '../browser/chartMetrics';

/** The intervals of values, with a paper-coloured edge that makes them visible on filled shapes. */
export function Ranges({ d }: { readonly d: string }): ReactNode {
  if (d === '') return null;
  return (
    <>
      <path className="charts-range charts-range-edge" d={d} />
      <path className="charts-range" d={d} />
    </>
  );
}

/** The intervals of a row; its plot is one unit high. */
export function RowRanges({ d }: { readonly d: string }): ReactNode {
  if (d === '') return null;
  return (
    <svg className="charts-stretched" viewBox={`0 0 ${plotSize.width} 1`} preserveAspectRatio="none">
      <Ranges d={d} />
    </svg>
  );
}
