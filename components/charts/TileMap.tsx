import type { ReactNode } from 'react';
import { fontSize, share } from '@/lib/site/charts/frame';
import type { MapArea, MapLayout } from '@/lib/site/charts/mapLayout';
import { toneClass } from './toneClass';

/** In px. */
const tileHeight = 44;
const gap = 2;

interface TileProps extends Pick<MapLayout, 'grid'> {
  readonly area: MapArea;
  readonly hasCircles: boolean;
}

function TileView({ area, grid, hasCircles }: TileProps): ReactNode {
  const { tile, tone, radius, rank, text } = area;
  if (tile === undefined) return null;
  const width = share(1, grid.columns);
  const look = hasCircles && text !== null ? 'charts-plain-area' : toneClass(tone);
  return (
    <svg x={share(tile.column, grid.columns)} y={tile.row * tileHeight} width={width} height={tileHeight}>
      <line className={`charts-tile ${look}`} strokeWidth={tileHeight - gap} x1={gap / 2} x2="98%" y1="50%" y2="50%" />
      {radius !== null && <circle className="charts-disk" cx="50%" cy="50%" r={radius} />}
      {!hasCircles && rank !== null && <circle className="charts-mark-badge" cx="50%" cy="50%" r="0.8em" />}
      {!hasCircles && rank !== null && (
        <text className="charts-mark-number" x="50%" y="50%" dy="0.35em">
          {rank}
        </text>
      )}
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

/** Areas as tiles, with the numbers of their ranks or with circles. */
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
