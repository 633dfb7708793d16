/** Identifies a build and finds what it can reuse of the previous site. */
import { createHash } from 'node:crypto';
import { contentHash } from '@/lib/shared/contentHash';
import { paths } from '@/lib/shared/paths';
import { snapshotHash } from '@/lib/content/snapshot';
import type { Snapshot } from '@/lib/content/snapshot';
import type { BuildInfo } from './buildInfo';
import { browserModulesOf } from './browserCode';
import { matchesExport } from './builtSite';
import type { BuiltSite } from './builtSite';
import { noneUnchanged, unchangedSince } from './unchangedPages';
import type { UnchangedPages } from './unchangedPages';

const idLength = 12;

function shortHash(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, idLength);
}

/**
 * Returns the build info without the fingerprint, which is set when the build is complete. `code` is the fingerprint of the code that
 * renders.
 */
export async function describeBuild(snapshot: Snapshot, code: string): Promise<BuildInfo> {
  const { asOf: timestamp, nextRelease } = snapshot;
  const modules = await browserModulesOf(code);
  const id = shortHash(code, modules.browserModule, modules.embeddedModule);
  const contentId = shortHash(id, snapshotHash(snapshot), contentHash(snapshot.histories));
  return { ...modules, id, contentId, timestamp, nextRelease, fingerprint: '' };
}

/** Returns what can be reused: nothing if the code differs, there is no record, or the export does not match it. */
export async function findUnchanged(
  info: BuildInfo,
  snapshot: Snapshot,
  built: BuiltSite | undefined,
): Promise<UnchangedPages> {
  if (built?.build.id !== info.id || !(await matchesExport(built, paths.out))) return noneUnchanged;
  return unchangedSince(built, snapshot);
}
