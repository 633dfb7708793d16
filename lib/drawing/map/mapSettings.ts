/** Settings of a map that editors chose. */
import type { ChartOptions } from '@/content-types/indicatorData';
import type { MapGeometry } from '@/content-types/mapGeometry';
import type { Entry } from '@/content-types/registry';
import type { TileGrid } from './tileGrid';

export interface MapSettings {
  /** If null, the map has tiles, provided that all areas have one. */
  readonly geometry: MapGeometry | null;
  readonly tiles: readonly TileGrid[];
  readonly classes: NonNullable<ChartOptions['classes']>;
  readonly classCount: number;
}

/** The fields that settings of a map are read from. */
export type MapData = Pick<Entry<'products'>, 'geometry' | 'chart_options'>;

const usualCount = 5;

export function mapSettings({ geometry, chart_options: options }: MapData, tiles: readonly TileGrid[]): MapSettings {
  return {
    geometry,
    tiles,
    classes: options?.classes ?? 'quantiles',
    classCount: options?.classCount ?? usualCount,
  };
}
