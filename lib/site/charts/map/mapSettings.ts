/** How editors want a map. */
import type { ChartOptions } from '@/content-types/indicatorData';
import type { MapGeometry } from '@/content-types/mapGeometry';
import type { Entry } from '@/content-types/registry';

export interface MapSettings {
  /** Null: tiles, if the areas are of a known canton. */
  readonly geometry: MapGeometry | null;
  readonly classes: NonNullable<ChartOptions['classes']>;
  readonly classCount: number;
}

const usualCount = 5;

export function mapSettings({
  geometry,
  chart_options: options,
}: Pick<Entry<'products'>, 'geometry' | 'chart_options'>): MapSettings {
  return { geometry, classes: options?.classes ?? 'quantiles', classCount: options?.classCount ?? usualCount };
}
