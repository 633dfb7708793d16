/** `npm run build`: from the CMS to a finished site in `out/`. Whatever fails, the earlier `out/` stays as it is. */
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { config } from '@/lib/config';
import { replaceFolders, restoreFolders } from '@/lib/replaceFolders';
import { snapshotHash } from '@/lib/content/snapshot';
import type { Snapshot } from '@/lib/content/snapshot';
import { mediaDirectoryOf } from '@/lib/content/store';
import { updateSnapshot } from '@/lib/content/update';
import { SiteError } from '@/lib/errors';
import { writeBrowserModule } from '@/lib/export/browserModule';
import { finishExport } from '@/lib/export/finishExport';
import { paths } from '@/lib/paths';
import { startProgress } from '@/lib/progress';
import { withLock } from '@/lib/release/lock';
import { browserSettings, halfSearchServer } from '@/lib/site/browserSettings';
import { writeBuildInfo } from '@/lib/site/buildInfo';
import type { BuildInfo } from '@/lib/site/buildInfo';
import { codeFingerprint, fingerprint } from './fingerprint.mjs';
import { parseBuildOptions } from './options';
import type { BuildOptions } from './options';
import { run } from './run.mjs';
import { siteCommand } from './siteCommand';
import { withCms } from './withCms';

async function readContent(options: BuildOptions): Promise<Snapshot> {
  const { CMS_DRAFTS: drafts } = config();
  if (drafts)
    throw new SiteError('CMS_DRAFTS is 1: a site for the public must not hold drafts. Use it with «npm run dev».');
  return withCms(({ cms, cmsUrl }) => updateSnapshot(cms, { ...options, drafts, cmsUrl }));
}

const idLength = 12;

function shortHash(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, idLength);
}

/** What the pages know about the build; the fingerprint comes when it is complete. */
async function describeBuild(snapshot: Snapshot): Promise<BuildInfo> {
  const browserModule = await writeBrowserModule(paths.public, browserSettings(config()));
  const id = shortHash(codeFingerprint(), browserModule);
  const contentId = shortHash(id, snapshotHash(snapshot));
  const { asOf: timestamp, nextRelease } = snapshot;
  return { id, contentId, timestamp, nextRelease, browserModule, fingerprint: '' };
}

async function renderPages(): Promise<void> {
  const rendering = startProgress('Rendering pages');
  // Secrets stay with who needs them: what renders pages has no use for any.
  const code = await run('next', ['build'], {
    CMS_TOKEN: '',
    MEILISEARCH_ADMIN_KEY: '',
    RELEASE_SECRET: '',
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  if (code !== 0)
    throw new SiteError(`Next.js ended with code ${code}; its message is above. The site in out/ is unchanged.`);
  rendering.done();
}

/** What pages ask beside the site itself: the search and the analytics of this office. */
function connectOrigins(): readonly string[] {
  const { MEILISEARCH_URL, UMAMI_HOST } = config();
  return [MEILISEARCH_URL, UMAMI_HOST].flatMap((address) => (address === undefined ? [] : [new URL(address).origin]));
}

/** Puts the candidates in the place of the site and its rules, which belong together. */
async function publish(): Promise<void> {
  await replaceFolders([
    { candidate: paths.candidate, target: paths.out },
    { candidate: paths.candidateRules, target: paths.rules },
  ]);
}

async function build(): Promise<number> {
  const options = parseBuildOptions(process.argv.slice(2));
  const code = fingerprint();
  // The build before this one may have been cut off while it was published.
  await restoreFolders([paths.out, paths.rules]);
  const note = halfSearchServer(config());
  if (note !== null) console.error(note);
  const snapshot = await readContent(options);
  // Files of `npm run dev` have no place in the site.
  await rm(paths.developmentMedia, { recursive: true, force: true });
  const info = await describeBuild(snapshot);
  await writeBuildInfo(info, paths.buildInfo);
  for (const folder of [paths.candidate, paths.candidateRules]) await rm(folder, { recursive: true, force: true });
  await renderPages();
  const finishing = startProgress('Finishing the export');
  const { pages } = await finishExport({
    exportDir: paths.candidate,
    mediaDir: mediaDirectoryOf(paths.snapshot),
    cacheDir: paths.pictures,
    rulesDir: paths.candidateRules,
    connectOrigins: connectOrigins(),
    nextRelease: snapshot.nextRelease,
    securityContacts: config().SECURITY_CONTACT,
    log: (line) => console.error(line),
  });
  finishing.done();
  await publish();
  // Only a complete build counts as current.
  await writeBuildInfo({ ...info, fingerprint: code }, paths.buildInfo);
  console.error(`Build ${info.contentId}: ${pages} pages in out/.`);
  return 0;
}

// Two builds would write to the same folders: one of them may have outlived the service that began it.
await siteCommand(() => withLock(paths.cache, 'build', build));
