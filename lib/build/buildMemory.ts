import { SnapshotMemory } from '@/lib/content/store';
import { createContentMemory } from './update';
import type { ContentMemory } from './update';
import { paths } from '@/lib/shared/paths';
import { BuiltSiteMemory } from './builtSite';

/** What a process that builds keeps in memory. */
export interface BuildMemory extends ContentMemory {
  readonly sites: BuiltSiteMemory;
}

function withSites(memory: ContentMemory): BuildMemory {
  return { ...memory, sites: new BuiltSiteMemory(memory.snapshots) };
}

/** For a process that builds several times. */
export function createBuildMemory(): BuildMemory {
  return withSites(createContentMemory());
}

/** For a process that builds once: Next.js needs the room. */
export function memoryOfOneBuild(): BuildMemory {
  return withSites({ snapshots: new SnapshotMemory() });
}

/** Reads what the next build will compare its content with. */
export async function warmUp({ sites }: BuildMemory): Promise<void> {
  await sites.load(paths.built);
}
