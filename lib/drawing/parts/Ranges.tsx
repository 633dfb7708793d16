import type { ReactNode } from 'react';
import { plotSize } from '../browser/chartMetrics';

/** The ranges in which values lie; their edge of paper is seen on what is filled. */
export function Ranges({ d }: { readonly d: string }): ReactNode {
  if (d === '') return null;
  return (
    <>
      <path className="charts-range charts-range-edge" d={d} />
      <path className="charts-range" d={d} />
    </>
  );
}

/** Those of a row, which is one unit high. */
export function RowRanges({ d }: { readonly d: string }): ReactNode {
  if (d === '') return null;
  return (
    <svg className="charts-stretched" viewBox={`0 0 ${plotSize.width} 1`} preserveAspectRatio="none">
      <Ranges d={d} />
    </svg>
  );
}
