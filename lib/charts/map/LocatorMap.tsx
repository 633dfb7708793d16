import type { ReactNode } from 'react';
import type { MapLayout } from './mapLayout';
import { AreaMap } from './AreaMap';
import { TileMap } from './TileMap';

export interface LocatorMapProps {
  readonly layout: MapLayout;
  /** The name of the drawing. */
  readonly label: string;
}

/** Where areas lie: all of them, or one of them marked. */
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
