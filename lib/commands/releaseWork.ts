/** What the commands of releases do with the site. Each holds a lock while it works. */
import path from 'node:path';
import { config } from '@/lib/config';
import { requireSnapshot } from '@/lib/content/store';
import { paths } from '@/lib/paths';
import { readHistory } from '@/lib/release/history';
import { withLock } from '@/lib/release/lock';
import { makeRelease } from '@/lib/release/makeRelease';
import { readDocuments } from '@/lib/release/releaseDocuments';
import { ReleaseError } from '@/lib/release/releaseError';
import { currentRelease, readRelease, removeOldReleases } from '@/lib/release/releaseFolder';
import type { ReleaseInfo } from '@/lib/release/releaseInfo';
import { releaseBefore, switchTo } from '@/lib/release/switchRelease';
import { indexDocuments } from '@/lib/search/meilisearch/indexing';
import { siteDocuments } from '@/lib/search/siteDocuments';
import { runTypeScript } from './run.mjs';

/** Keeping, showing and taking back a release takes seconds, and is worth waiting for. */
const switchWaitMs = 120_000;

export function releaseFolder(): string {
  return path.resolve(config().RELEASE_DIR);
}

export function describeRelease({ id, asOf, pages }: ReleaseInfo): string {
  return `${id}: ${pages} pages as of ${asOf}`;
}

/** Brings the search server, where there is one that this machine manages, to what the release finds. */
async function updateSearch(folder: string, id: string): Promise<void> {
  const { MEILISEARCH_URL: url, MEILISEARCH_ADMIN_KEY: adminKey } = config();
  if (url === undefined || adminKey === undefined) return;
  await indexDocuments(await readDocuments(folder, id), { url, adminKey });
}

/** Builds the site and keeps it as a release that nobody sees yet. Throws ReleaseError where the build fails. */
async function build(folder: string, parameters: readonly string[]): Promise<ReleaseInfo> {
  const code = await runTypeScript('build', parameters);
  if (code !== 0) {
    throw new ReleaseError('The site could not be built; the log says why. Visitors see what they saw before.');
  }
  const snapshot = await requireSnapshot(paths.snapshot);
  const site = { siteDir: paths.out, rulesDir: paths.rules, documents: siteDocuments(snapshot) };
  return withLock(folder, 'releases', () => makeRelease(folder, site), switchWaitMs);
}

async function show(folder: string, id: string, kind: 'switch' | 'rollback'): Promise<ReleaseInfo> {
  const release = await switchTo(folder, id, kind);
  await updateSearch(folder, id);
  await removeOldReleases(folder, config().RELEASE_KEEP);
  return release;
}

/** `parameters`: the options of `npm run build`. */
export function buildRelease(parameters: readonly string[]): Promise<ReleaseInfo> {
  const folder = releaseFolder();
  return withLock(folder, 'build', () => build(folder, parameters));
}

export function showRelease(id: string): Promise<ReleaseInfo> {
  const folder = releaseFolder();
  return withLock(folder, 'releases', () => show(folder, id, 'switch'), switchWaitMs);
}

/** Shows visitors the release before the current one, and takes the search back, too. */
export function rollBack(): Promise<ReleaseInfo> {
  const folder = releaseFolder();
  return withLock(folder, 'releases', async () => show(folder, await releaseBefore(folder), 'rollback'), switchWaitMs);
}

/**
 * From the content as it is now to what visitors see. Who takes a release back meanwhile does not want to see its
 * content again: then the new release is made, but not shown. Returns the one that visitors see.
 */
export async function publishRelease(): Promise<ReleaseInfo> {
  const folder = releaseFolder();
  const begun = new Date().toISOString();
  const { id } = await buildRelease([]);
  return withLock(
    folder,
    'releases',
    async () => {
      const current = await currentRelease(folder);
      const isTakenBack = (await readHistory(folder)).some(({ kind, at }) => kind === 'rollback' && at > begun);
      return isTakenBack && current !== null ? readRelease(folder, current) : show(folder, id, 'switch');
    },
    switchWaitMs,
  );
}
