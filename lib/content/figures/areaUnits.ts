/** Which kinds of areas an indicator names. */
import type { spatialUnits } from '@/content-types/indicatorData';
import type { Entry } from '@/content-types/registry';
import { wholeRegion } from '@/lib/language/region';

/** Kinds of areas that the canton is divided into, the largest first. The city and its centre say how far data reach. */
export const areaLevels = [
  'Gemeinde',
  'Bezirk',
  'Wahlkreis',
  'Wohnviertel',
] as const satisfies readonly (typeof spatialUnits)[number][];

export type AreaLevel = (typeof areaLevels)[number];

/** What tells which areas an indicator names. */
export type DividedIndicator = Pick<Entry<'products'>, 'columns' | 'spatial_units'>;

/** The kinds of areas of an indicator, the largest first. */
export function levelsOf({ spatial_units: units }: Pick<DividedIndicator, 'spatial_units'>): readonly AreaLevel[] {
  return areaLevels.filter((level) => units?.includes(level));
}

/** Whether the rows of an indicator name areas. */
export function namesAreas({ columns }: Pick<DividedIndicator, 'columns'>): boolean {
  return columns.some(({ role }) => role === 'area');
}

/** Beyond the canton. */
export const furtherUnits: ReadonlySet<string> = new Set(['Agglomeration', 'Grossregion', 'Schweiz']);

/** Whether these are areas of the canton alone: an indicator of the region names others, too. */
export function namesOwnAreas(indicator: DividedIndicator): boolean {
  const reachesFurther = indicator.spatial_units?.some((unit) => furtherUnits.has(unit)) ?? true;
  return namesAreas(indicator) && levelsOf(indicator).length > 0 && !reachesFurther;
}

/** Whether an indicator tells of areas within the canton, and not of the whole. */
export function isOfParts(indicator: DividedIndicator): boolean {
  return namesAreas(indicator) && indicator.spatial_units?.length === levelsOf(indicator).length;
}

/** Whether an indicator tells of a part of the region only, such as the town. */
export function isWithinRegion({ spatial_units: units }: Pick<DividedIndicator, 'spatial_units'>): boolean {
  return units !== null && units.length > 0 && units.every((unit) => unit !== wholeRegion && !furtherUnits.has(unit));
}
