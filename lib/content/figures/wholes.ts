import type { Entry } from '@/content-types/registry';

/** They hold the other areas of a table, so that the highest value would always be theirs. */
const wholes: ReadonlySet<string> = new Set(['Kanton', 'Schweiz']);

/** Whether the areas of an indicator stand beside their total, so that they cannot be compared with all others. */
export function hasWholes({ spatial_units: units }: Pick<Entry<'products'>, 'spatial_units'>): boolean {
  return units !== null && units.length > 1 && units.some((unit) => wholes.has(unit));
}
