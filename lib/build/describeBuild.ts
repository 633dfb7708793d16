/** What a build is, and what of the site before it can be reused. */
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

/** What the pages know about the build; the fingerprint comes when it is complete. `code`: the fingerprint of the code that renders. */
export async function describeBuild(snapshot: Snapshot, code: string): Promise<BuildInfo> {
  const { asOf: timestamp, nextRelease } = snapshot;
  const modules = await browserModulesOf(code);
  const id = shortHash(code, modules.browserModule, modules.embeddedModule);
  const contentId = shortHash(id, snapshotHash(snapshot), contentHash(snapshot.histories));
  return { ...modules, id, contentId, timestamp, nextRelease, fingerprint: '' };
}

/** When in doubt, a full build: other code, no record, or an export that does not match the record. */
export async function findUnchanged(
  info: BuildInfo,
  snapshot: Snapshot,
  built: BuiltSite | undefined,
): Promise<UnchangedPages> {
  if (built?.build.id !== info.id || !(await matchesExport(built, paths.out))) return noneUnchanged;
  return unchangedSince(built, snapshot);
}
