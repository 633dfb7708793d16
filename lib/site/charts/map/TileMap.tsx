import type { ReactNode } from 'react';
import { fontSize, share } from '@/lib/base/frame';
import type { MapArea, MapLayout } from './mapLayout';
import type { Tone } from './mapClasses';
import { toneClass } from './toneClass';

/** In px. */
const tileHeight = 44;
const gap = 2;

/** Names are seen on pale tiles, on strong ones, and on those that are hatched. */
function inkClass(tone: Tone, isEmpty: boolean): string {
  if (isEmpty) return 'charts-tile-name charts-on-hatched';
  // Black is seen on all strong tones below zero.
  const step = tone === null ? 1 : tone < 0 ? Math.min(3, Math.floor(-tone)) : Math.round(tone) + 1;
  return step > 2 ? `charts-tile-name charts-on-heat${step}` : 'charts-tile-name';
}

interface TileProps extends Pick<MapLayout, 'grid'> {
  readonly area: MapArea;
  readonly hasCircles: boolean;
}

function TileView({ area, grid, hasCircles }: TileProps): ReactNode {
  const { tile, tone, radius, text } = area;
  if (tile === undefined) return null;
  const width = share(1, grid.columns);
  const look = hasCircles && text !== null ? 'charts-plain-area' : toneClass(tone);
  return (
    <svg x={share(tile.column, grid.columns)} y={tile.row * tileHeight} width={width} height={tileHeight}>
      <line className={`charts-tile ${look}`} strokeWidth={tileHeight - gap} x1={gap / 2} x2="98%" y1="50%" y2="50%" />
      {radius !== null && <circle className="charts-disk" cx="50%" cy="40%" r={radius} />}
      <text className={inkClass(tone, text === null)} x="50%" y={hasCircles ? '86%' : '50%'} dy="0.35em">
        {tile.short}
      </text>
    </svg>
  );
}

export interface MapDrawingProps {
  readonly layout: MapLayout;
  /** The name of the drawing. */
  readonly label: string;
  /** What it tells who asks it. */
  readonly ask?: string;
  readonly hasCircles: boolean;
}

/** Areas as tiles with their names, coloured or with circles. */
export function TileMap({ layout: { areas, grid }, label, ask, hasCircles }: MapDrawingProps): ReactNode {
  return (
    <svg
      className="charts-tiles"
      role="img"
      aria-label={label}
      data-ask={ask}
      height={grid.rows * tileHeight}
      fontSize={fontSize}
    >
      <g aria-hidden="true">
        {areas.map((area) => (
          <TileView key={area.name} area={area} grid={grid} hasCircles={hasCircles} />
        ))}
      </g>
    </svg>
  );
}
