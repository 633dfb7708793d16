/** The shape that stands for an indicator in tiles and beside figures. */
import { line } from 'd3-shape';
import type { Indicator } from '@/lib/site/indicators';
import { chartPreview, isOnMap } from './chartPreview';
import type { ChartPreview } from './chartPreview';
import { round } from './frame';
import type { Stroke } from './previewStrokes';
import { sparklineLayout } from './sparklineLayout';
import type { SparklineLayout, SparklinePoint, SparklineSize } from './sparklineLayout';

/** In tiles. */
export const tilePreviewSize: SparklineSize = { width: 240, height: 64 };

const path = line<SparklinePoint | null>()
  .defined((point) => point !== null)
  .x((point) => point?.x ?? 0)
  .y((point) => point?.y ?? 0)
  .digits(1);

/** A map as a map; the series that is named or stands for the indicator; otherwise the whole chart in a few strokes. */
export function previewLayout(
  indicator: Indicator,
  size: SparklineSize,
  series: string | null = null,
): SparklineLayout | ChartPreview | undefined {
  const preview = series === null && isOnMap(indicator) ? chartPreview(indicator, size) : undefined;
  const ownLine = preview ?? sparklineLayout(indicator, size, series);
  return ownLine ?? (series === null ? chartPreview(indicator, size) : undefined);
}

type Of<Kind extends SparklineLayout['kind']> = Extract<SparklineLayout, { readonly kind: Kind }>;

export function linePath({ points }: Of<'line'>): string {
  return path([...points]) ?? '';
}

/** The columns as one stroke, and how wide it is. */
export function columnStroke({ points, base, step }: Of<'columns'>): { readonly d: string; readonly width: number } {
  const columns = points.map(({ x, y }) => `M${x} ${base}V${y}`).join('');
  return { d: columns, width: Math.max(1, round(step * 0.7)) };
}

const colour = 'chart-1';

/** So many lines above each other would fill a preview. */
const linesInHeight = 32;

/** The same in strokes alone, for files and pictures; none if there is no shape. */
export function previewStrokes(indicator: Indicator, size: SparklineSize): readonly Stroke[] {
  const layout = previewLayout(indicator, size);
  if (layout === undefined) return [];
  if ('strokes' in layout) return layout.strokes;
  if (layout.kind === 'columns') return [{ ...columnStroke(layout), colour, isRound: false }];
  const width = round(size.height / linesInHeight);
  return [
    { d: linePath(layout), width, colour, isRound: true },
    { d: `M${layout.last.x} ${layout.last.y}h0`, width: width * 4, colour, isRound: true },
  ];
}
