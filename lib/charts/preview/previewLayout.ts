/** The shape that represents an indicator in tiles, beside key figures, in shortlists and on share cards. */
import { linePath } from '@/lib/drawing/linePath';
import { roundToTenth } from '@/lib/drawing/browser/chartMetrics';
import type { Indicator } from '@/lib/site/indicators';
import { chartPreview, isMap } from './chartPreview';
import type { Stroke } from './previewStrokes';
import { sparklineLayout } from './sparklineLayout';
import type { SparklineLayout, SparklineSize } from './sparklineLayout';

export interface PreviewSize extends SparklineSize {
  /** The width of a line. */
  readonly line: number;
}

/** In tiles. */
export const tilePreviewSize: PreviewSize = { width: 240, height: 64, line: 2 };

const colour = 'chart-1';

/** All columns as one stroke, or a line with a dot at its end. */
function strokesOf(layout: SparklineLayout, lineWidth: number): readonly Stroke[] {
  if ('base' in layout) {
    const { points, base, step } = layout;
    const columns = points.map(({ x, y }) => `M${x} ${base}V${y}`).join('');
    return [{ d: columns, width: Math.max(1, roundToTenth(step * 0.7)), colour, isRound: false }];
  }
  const { points, last } = layout;
  return [
    { d: linePath(points), width: lineWidth, colour, isRound: true },
    { d: `M${last.x} ${last.y}h0`, width: lineWidth * 4, colour, isRound: true },
  ];
}

/**
 * A map for indicators shown as a map; else the line or columns of the given or main series; else a miniature of the whole chart.
 * Empty if there is no shape.
 */
export function previewStrokes(
  indicator: Indicator,
  size: PreviewSize,
  series: string | null = null,
): readonly Stroke[] {
  const chart = (): readonly Stroke[] => (series === null ? chartPreview(indicator, size) : []);
  const map = isMap(indicator) ? chart() : [];
  if (map.length > 0) return map;
  const layout = sparklineLayout(indicator, size, series);
  return layout === undefined ? chart() : strokesOf(layout, size.line);
}
