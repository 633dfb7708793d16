/** Values of the CMS that are nested so deep that looking into them would take all of the stack. */
import type { CmsRecord } from '@/lib/read/client';

type CmsAttributes = CmsRecord['attributes'];

/** Far beyond what content types, relations populated to the tenth level, and data need. */
export const maxLevels = 100;

function valuesIn(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

/** Breadth-first, because recursion would fail exactly where it matters. */
function isTooDeep(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; depth <= maxLevels; depth += 1) {
    level = level.flatMap(valuesIn);
    if (level.length === 0) return false;
  }
  return true;
}

export interface Shallow {
  readonly shallow: CmsAttributes;
  /** Names of the attributes that were taken out. */
  readonly tooDeep: readonly string[];
}

/** The attributes without those that are nested too deep. */
export function withoutDepths(attributes: CmsAttributes): Shallow {
  const tooDeep = Object.keys(attributes).filter((name) => isTooDeep(attributes[name]));
  if (tooDeep.length === 0) return { shallow: attributes, tooDeep };
  const left = Object.entries(attributes).filter(([name]) => !tooDeep.includes(name));
  return { shallow: Object.fromEntries(left), tooDeep };
}
