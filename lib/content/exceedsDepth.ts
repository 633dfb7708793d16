/** Values of the CMS that are nested so deep that reading them would overflow the stack. */
import type { CmsRecord } from '@/lib/cms/types';

type CmsAttributes = CmsRecord['attributes'];

/** Far more than content types, relations populated to the tenth level, and data need. */
export const maxLevels = 100;

/** Recursion is safe here: it stops at the limit. */
function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const inner of Object.values(value)) if (isDeeperThan(levels - 1, inner)) return true;
  return false;
}

export interface ShallowAttributes {
  readonly shallow: CmsAttributes;
  /** Names of the attributes that were taken out. */
  readonly tooDeep: readonly string[];
}

/** The attributes without those that are nested too deep. */
export function shallowAttributes(attributes: CmsAttributes): ShallowAttributes {
  const tooDeep = Object.keys(attributes).filter((name) => isDeeperThan(maxLevels, attributes[name]));
  if (tooDeep.length === 0) return { shallow: attributes, tooDeep };
  const left = Object.entries(attributes).filter(([name]) => !tooDeep.includes(name));
  return { shallow: Object.fromEntries(left), tooDeep };
}
