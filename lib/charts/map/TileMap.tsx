import type { ReactNode } from 'react';
import { fontSize, percentOf } from '@/lib/drawing/browser/chartMetrics';
import { areaLook } from './areaLook';
import type { MapArea, MapLayout } from './mapLayout';

/** In px. */
const tileHeight = 44;
const gap = 2;

interface TileProps extends Pick<MapLayout, 'grid'> {
  readonly area: MapArea;
  readonly hasCircles: boolean;
}

function TileView({ area, grid, hasCircles }: TileProps): ReactNode {
  const { position, tile, radius } = area;
  if (tile === undefined) return null;
  const width = percentOf(1, grid.columns);
  const look = areaLook(area, hasCircles, true);
  return (
    <svg x={percentOf(tile.column, grid.columns)} y={tile.row * tileHeight} width={width} height={tileHeight}>
      <line
        className={look.area}
        strokeWidth={tileHeight - gap}
        x1={gap / 2}
        x2="98%"
        y1="50%"
        y2="50%"
        data-area={position}
      />
      {hasCircles && <circle className="charts-disk" cx="50%" cy="40%" r={radius ?? 0} data-area={position} />}
      <text className={look.name} x="50%" y={hasCircles ? '86%' : '50%'} dy="0.35em" data-area={position}>
        {tile.short}
      </text>
    </svg>
  );
}

export interface MapDrawingProps {
  readonly layout: MapLayout;
  /** The accessible name of the drawing, unless an ancestor has one. */
  readonly label?: string;
  readonly hasCircles: boolean;
}

/** Areas as tiles with their names, coloured or with circles. */
export function TileMap({ layout: { areas, grid }, label, hasCircles }: MapDrawingProps): ReactNode {
  return (
    <svg
      className="charts-tiles"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      height={grid.rows * tileHeight}
      fontSize={fontSize}
      data-plot={0}
    >
      <g aria-hidden="true">
        {areas.map((area) => (
          <TileView key={area.name} area={area} grid={grid} hasCircles={hasCircles} />
        ))}
      </g>
    </svg>
  );
}
