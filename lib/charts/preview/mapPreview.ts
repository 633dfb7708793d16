/** Miniatures of maps. */
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { roundToTenth } from '@/lib/drawing/browser/chartMetrics';
import { mapLayout } from '../map/mapLayout';
import type { MapArea } from '../map/mapLayout';
import { strokeGap } from './previewStrokes';
import type { Stroke } from './previewStrokes';
import type { SparklineSize } from './sparklineLayout';
import { gridWith, tileOf } from '@/lib/drawing/map/tileGrid';

/** With more areas a miniature has no recognisable shape. */
const mostAreas = 150;

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Ground {
  readonly side: Place;
  /** The middle of an area; undefined if it is not on the map. */
  readonly placeOf: (area: Pick<MapArea, 'name' | 'shape'>) => Place | undefined;
}

/** Width by height. */
const tileRatio = 1.4;

/** Areas as tiles if there is a grid, otherwise as squares at their centres. */
function groundOf(
  { positions, map: { geometry, tiles } }: ChartModel,
  { width, height }: SparklineSize,
): Ground | undefined {
  const grid = gridWith(
    tiles,
    positions.map(({ key }) => key),
  );
  if (grid !== undefined) {
    const side = { x: (height / grid.rows) * tileRatio, y: height / grid.rows };
    const placeOf: Ground['placeOf'] = ({ name }) => {
      const tile = tileOf(grid, name);
      return tile && { x: (tile.column + 0.5) * side.x, y: (tile.row + 0.5) * side.y };
    };
    return { side, placeOf };
  }
  if (geometry === null || geometry.areas.length > mostAreas) return undefined;
  const scale = Math.min(width / geometry.width, height / geometry.height);
  const length = Math.sqrt((geometry.width * geometry.height) / geometry.areas.length) * scale * (1 - 2 * strokeGap);
  return {
    side: { x: length, y: length },
    placeOf: ({ shape }) => shape && { x: shape.center[0] * scale, y: shape.center[1] * scale },
  };
}

/** Number of circle sizes: rounding them keeps the number of strokes small. */
const circleSteps = 4;

/** Tiles or squares in the tone of their class, or with a circle. */
export function mapMarks(model: ChartModel, size: SparklineSize): readonly Stroke[] {
  const ground = groundOf(model, size);
  if (ground === undefined) return [];
  const { areas, rest } = mapLayout(model, 'de');
  const largest = Math.max(...areas.map(({ radius }) => radius ?? 0)) || 1;
  const unknown = rest.map((shape) => ({ name: shape.name, shape, tone: null, radius: null }));
  return [...unknown, ...areas].flatMap((area): Stroke[] => {
    const place = ground.placeOf(area);
    if (place === undefined) return [];
    const { tone, radius } = area;
    const [width, height] = [
      roundToTenth(ground.side.x * (1 - strokeGap)),
      roundToTenth(ground.side.y * (1 - strokeGap)),
    ];
    // A miniature is too small for several tones below zero.
    const colour = tone === null ? 'rule' : tone < 0 ? 'chart-2' : `chart-scale-${Math.round(tone) + 1}`;
    const tile = {
      d: `M${roundToTenth(place.x - width / 2)} ${roundToTenth(place.y)}h${width}`,
      width: height,
      colour,
      isRound: false,
    };
    const step = Math.ceil(((radius ?? 0) / largest) * circleSteps);
    if (radius === null || step === 0) return [tile];
    const disk = {
      d: `M${roundToTenth(place.x)} ${roundToTenth(place.y)}h0`,
      width: roundToTenth((height * step) / circleSteps),
    };
    return [tile, { ...disk, colour: 'chart-1', isRound: true }];
  });
}
