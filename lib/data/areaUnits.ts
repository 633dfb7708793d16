/** Which kinds of areas an indicator names. */
import type { Entry } from '@/content-types/registry';
import { office } from '@/lib/shared/office';
import type { AreaKind } from '@/lib/shared/office';

/** The fields that say which areas an indicator names. */
export type IndicatorAreas = Pick<Entry<'products'>, 'columns' | 'spatial_units'>;

type Units = Pick<IndicatorAreas, 'spatial_units'>;

/** In the order of the office: the largest first. */
function kindsOf({ spatial_units: units }: Units): readonly AreaKind[] {
  return office().kinds.filter(({ key }) => units?.includes(key));
}

/** Which kinds of parts of the region an indicator names, the largest first. */
export function partKindsOf(indicator: Units): readonly AreaKind[] {
  return kindsOf(indicator).filter(({ extent }) => extent === 'part');
}

/** Whether the rows of an indicator name areas. */
export function namesAreas({ columns }: Pick<IndicatorAreas, 'columns'>): boolean {
  return columns.some(({ role }) => role === 'area');
}

export function isBeyondRegion({ extent }: Pick<AreaKind, 'extent'>): boolean {
  return extent === 'beyond' || extent === 'country';
}

/** Whether an indicator covers more than the region. */
export function coversBeyondRegion(indicator: Units): boolean {
  return kindsOf(indicator).some(isBeyondRegion);
}

/** Whether an indicator names areas of the region and no others. */
export function namesOwnAreas(indicator: IndicatorAreas): boolean {
  return namesAreas(indicator) && partKindsOf(indicator).length > 0 && !coversBeyondRegion(indicator);
}

/** Whether an indicator covers only parts of the region, not the whole. */
export function coversPartsOnly(indicator: IndicatorAreas): boolean {
  return namesAreas(indicator) && indicator.spatial_units?.length === partKindsOf(indicator).length;
}

/** Whether an indicator covers the whole region, perhaps beside other areas. */
export function coversRegion(indicator: Units): boolean {
  return kindsOf(indicator).some(({ extent }) => extent === 'whole');
}

/** Whether an indicator covers only a part of the region, such as the town. */
export function coversSinglePart(indicator: Units): boolean {
  const kinds = kindsOf(indicator);
  return kinds.length > 0 && kinds.every((kind) => kind.extent !== 'whole' && !isBeyondRegion(kind));
}

/** Whether the areas include a total, which would always have the highest value. */
export function hasTotal(indicator: Units): boolean {
  const kinds = kindsOf(indicator);
  return kinds.length > 1 && kinds.some(({ extent }) => extent === 'whole' || extent === 'country');
}
