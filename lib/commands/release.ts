/**
 * `npm run release -- build | switch <id> | rollback | list | check <id>`: makes releases of the site, and says which one
 * visitors see.
 */
import path from 'node:path';
import { config } from '@/lib/config';
import { requireSnapshot } from '@/lib/content/store';
import { ConfigurationError, SiteError } from '@/lib/errors';
import { paths } from '@/lib/paths';
import { checkRelease } from '@/lib/release/checkRelease';
import { withLock } from '@/lib/release/lock';
import { makeRelease } from '@/lib/release/makeRelease';
import { readDocuments } from '@/lib/release/releaseDocuments';
import { currentRelease, listReleases, readRelease, removeOldReleases } from '@/lib/release/releaseFolder';
import type { ReleaseInfo } from '@/lib/release/releaseInfo';
import { releaseBefore, switchTo } from '@/lib/release/switchRelease';
import { indexDocuments } from '@/lib/search/meilisearch/indexing';
import { siteDocuments } from '@/lib/search/siteDocuments';
import { parseBuildOptions } from './options';
import { runTypeScript } from './run.mjs';
import { siteCommand } from './siteCommand';

const usage =
  'Expected one of: build, switch <id>, rollback, list, check <id>. After «build» the options of «npm run build».';

function releaseFolder(): string {
  return path.resolve(config().RELEASE_DIR);
}

function describe({ id, asOf, pages }: ReleaseInfo): string {
  return `${id}: ${pages} pages as of ${asOf}`;
}

/** Brings the search server, where there is one that this machine manages, to what the release finds. */
async function updateSearch(folder: string, id: string): Promise<void> {
  const { MEILISEARCH_URL: url, MEILISEARCH_ADMIN_KEY: adminKey } = config();
  if (url === undefined || adminKey === undefined) return;
  await indexDocuments(await readDocuments(folder, id), { url, adminKey });
}

/** Builds the site and keeps it as a release that nobody sees yet. */
async function build(folder: string, parameters: readonly string[]): Promise<void> {
  parseBuildOptions(parameters);
  const code = await runTypeScript('build', parameters);
  if (code !== 0)
    throw new SiteError('The site could not be built; the message is above. Visitors see what they saw before.');
  const snapshot = await requireSnapshot(paths.snapshot);
  const info = await makeRelease(folder, {
    siteDir: paths.out,
    rulesDir: paths.rules,
    documents: siteDocuments(snapshot),
  });
  console.log(describe(info));
}

async function show(folder: string, id: string, kind: 'switch' | 'rollback'): Promise<void> {
  const info = await switchTo(folder, id, kind);
  console.log(`Visitors see ${describe(info)}`);
  await updateSearch(folder, id);
  const removed = await removeOldReleases(folder, config().RELEASE_KEEP);
  if (removed.length > 0) console.error(`Removed: ${removed.join(', ')}`);
}

async function list(folder: string): Promise<void> {
  const current = await currentRelease(folder);
  for (const id of await listReleases(folder)) {
    console.log(`${id === current ? '→' : ' '} ${describe(await readRelease(folder, id))}`);
  }
}

/** What each word does with the parameters behind it; undefined where these do not fit. */
function workFor(folder: string, [word, ...rest]: readonly string[]): (() => Promise<void>) | undefined {
  const [id] = rest;
  if (word === 'build') return () => withLock(folder, () => build(folder, rest));
  if (rest.length === 0 && word === 'list') return () => list(folder);
  if (rest.length === 0 && word === 'rollback')
    return () => withLock(folder, async () => show(folder, await releaseBefore(folder), 'rollback'));
  if (rest.length !== 1 || id === undefined) return undefined;
  if (word === 'switch') return () => withLock(folder, () => show(folder, id, 'switch'));
  if (word === 'check') return async () => console.log(`Complete: ${describe(await checkRelease(folder, id))}`);
  return undefined;
}

await siteCommand(async () => {
  const parameters = process.argv.slice(2);
  const work = workFor(releaseFolder(), parameters);
  if (work === undefined) throw new ConfigurationError(`These words cannot be used: ${parameters.join(' ')}\n${usage}`);
  await work();
  return 0;
});
