import { SnapshotCache } from '@/lib/content/snapshotStore';
import { createContentCache } from './updateSnapshot';
import type { ContentCache } from './updateSnapshot';
import { paths } from '@/lib/shared/paths';
import { BuiltSiteCache } from './builtSite';

/** What a process that builds keeps in memory. */
export interface BuildCache extends ContentCache {
  readonly sites: BuiltSiteCache;
}

function withSites(memory: ContentCache): BuildCache {
  return { ...memory, sites: new BuiltSiteCache(memory.snapshots) };
}

/** For a process that builds several times. */
export function createBuildCache(): BuildCache {
  return withSites(createContentCache());
}

/** For a process that builds once: Next.js needs the room. */
export function singleBuildCache(): BuildCache {
  return withSites({ snapshots: new SnapshotCache() });
}

/** Reads what the next build will compare its content with. */
export async function warmUpCache({ sites }: BuildCache): Promise<void> {
  await sites.load(paths.built);
}
