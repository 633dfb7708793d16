import { SnapshotCache } from '@/lib/content/snapshotStore';
import { createContentCache } from './updateSnapshot';
import type { ContentCache } from './updateSnapshot';
import { paths } from '@/lib/shared/paths';
import { BuiltSiteCache } from './builtSite';

/** The in-memory caches of a process that builds. */
export interface BuildCache extends ContentCache {
  readonly sites: BuiltSiteCache;
}

function withSites(memory: ContentCache): BuildCache {
  return { ...memory, sites: new BuiltSiteCache(memory.snapshots) };
}

/** Returns the caches for a process that builds several times. */
export function createBuildCache(): BuildCache {
  return withSites(createContentCache());
}

/** Returns minimal caches for a process that builds once, to leave the memory to Next.js. */
export function singleBuildCache(): BuildCache {
  return withSites({ snapshots: new SnapshotCache() });
}

/** Loads the previous build, which the next one compares its content with. */
export async function warmUpCache({ sites }: BuildCache): Promise<void> {
  await sites.load(paths.built);
}
