import type { ReactNode } from 'react';
import type { MapLayout } from '@/lib/site/charts/mapLayout';
import { AreaMap } from './AreaMap';
import { TileMap } from './TileMap';

export interface LocatorMapProps {
  readonly layout: MapLayout;
  /** The name of the drawing. */
  readonly label: string;
}

/** Where areas lie: one of them marked, or all with the numbers of a list. */
export function LocatorMap(props: LocatorMapProps): ReactNode {
  const Drawing = props.layout.plane === undefined ? TileMap : AreaMap;
  return (
    <div className="charts-ring">
      <Drawing {...props} hasCircles={false} />
    </div>
  );
}
