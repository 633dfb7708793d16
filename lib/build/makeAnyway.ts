/** Makes a site although some of its pages cannot be made: their entries give way, see `giveWay.ts`. */
import { rm } from 'node:fs/promises';
import type { Snapshot } from '@/lib/content/snapshot';
import { paths } from '@/lib/paths';
import type { BuildMemory } from './buildMemory';
import type { BuiltSite } from './builtSite';
import { withoutFailing } from './withoutFailing';

/** What a build that failed has left of the site that it made. */
export async function clearCandidate(): Promise<void> {
  for (const folder of [paths.candidate, paths.candidateRules]) await rm(folder, { recursive: true, force: true });
}

/** Beyond these, it is not the content that fails. */
const mostAttempts = 4;

/** Calls `make` until it succeeds; entries whose pages cannot be made give way to what they were before. */
export async function makeAnyway<Content extends { readonly snapshot: Snapshot }, Site>(
  read: Content,
  make: (content: Content) => Promise<Site>,
  { earlier, memory }: { readonly earlier: BuiltSite | undefined; readonly memory: BuildMemory },
): Promise<Site> {
  let content = read;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await make(content);
    } catch (error) {
      if (attempt === mostAttempts) throw error;
      const published = earlier ?? (await memory.sites.load(paths.built));
      content = { ...content, snapshot: await withoutFailing(content.snapshot, error, published?.content) };
      await memory.snapshots.keep(paths.snapshot, content.snapshot);
      await clearCandidate();
    }
  }
}
