import { createContentMemory } from '@/lib/content/update';
import type { ContentMemory } from '@/lib/content/update';
import { paths } from '@/lib/base/paths';
import { BuiltSiteMemory } from './builtSite';

/** What a process that builds several times keeps in memory from one build to the next. */
export interface BuildMemory extends ContentMemory {
  readonly sites: BuiltSiteMemory;
}

export function createBuildMemory(): BuildMemory {
  const memory = createContentMemory();
  return { ...memory, sites: new BuiltSiteMemory(memory.snapshots) };
}

/** Reads what the next build will compare its content with. */
export async function warmUp({ sites }: BuildMemory): Promise<void> {
  await sites.load(paths.built);
}
