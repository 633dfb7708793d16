import type { IndicatorRows } from '../../../indicatorData';

/** Month, change of the Basel consumer price index on the same month of the year before in per cent. */
export const inflation: IndicatorRows = [
  ['2026-01', 0],
  ['2026-02', 0.1],
  ['2026-03', 0.3],
  ['2026-04', 0.6],
  ['2026-05', 0.7],
  ['2026-06', 0.5],
  ['2026-07', 0.3],
];

/** Month, Basel consumer price index, December 2025 = 100. */
export const priceIndex: IndicatorRows = [
  ['2025-01', 100],
  ['2025-02', 100.5],
  ['2025-03', 100.5],
  ['2025-04', 100.5],
  ['2025-05', 100.6],
  ['2025-06', 100.8],
  ['2025-07', 100.8],
  ['2025-08', 100.6],
  ['2025-09', 100.4],
  ['2025-10', 100.3],
  ['2025-11', 100],
  ['2025-12', 100],
  ['2026-01', 100],
  ['2026-02', 100.6],
  ['2026-03', 100.8],
  ['2026-04', 101.1],
  ['2026-05', 101.3],
  ['2026-06', 101.3],
  ['2026-07', 101.1],
];
