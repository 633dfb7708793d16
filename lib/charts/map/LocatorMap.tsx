import type { ReactNode } from 'react';
import type { MapLayout } from './mapLayout';
import { AreaMap } from './AreaMap';
import { TileMap } from './TileMap';

export interface LocatorMapProps {
  readonly layout: MapLayout;
  /** The accessible name of the drawing. */
  readonly label: string;
}

/** A map that shows where areas are, or highlights one of them. */
export function LocatorMap(props: LocatorMapProps): ReactNode {
  const Drawing = props.layout.plane === undefined ? TileMap : AreaMap;
  return (
    <div className="charts-ring">
      <div className="charts-map">
        <Drawing {...props} hasCircles={false} />
      </div>
    </div>
  );
}
