import type { ReactNode } from 'react';
import { plotSize } from '../browser/chartMetrics';
import { horizontalRanges } from '../valueRanges';
import type { PlacedRange } from '../valueRanges';

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
export function RowRanges({ ranges }: { readonly ranges: readonly PlacedRange[] }): ReactNode {
  if (ranges.length === 0) return null;
  return (
    <svg className="charts-stretched" viewBox={`0 0 ${plotSize.width} 1`} preserveAspectRatio="none">
      <Ranges d={horizontalRanges(ranges)} />
    </svg>
  );
}
