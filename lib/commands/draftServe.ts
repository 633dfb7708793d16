/** `npm run preview:serve`: builds and serves the sites for editors, with drafts or as of a later instant, until Ctrl-C. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { defaultLocale } from '@/content-types/locales';
import { config } from '@/lib/shared/config';
import { cacheFolder, editionVariable } from '@/lib/shared/edition.mjs';
import { siteFolders } from '@/lib/shared/paths';
import { blocksPreview } from '@/lib/checks/report/blocksPublication';
import { readReport } from '@/lib/checks/report/readReport';
import type { ReportedProblem } from '@/lib/checks/report/readReport';
import type { DraftLink, View } from '@/lib/publish/drafts/access';
import { showSite, startDraftSite } from '@/lib/publish/drafts/draftSite';
import type { DraftSite, ShownSite } from '@/lib/publish/drafts/draftSite';
import { startDraftServer } from '@/lib/publish/drafts/draftServer';
import { waitForUnlock } from '@/lib/publish/release/lock';
import { currentLink, rulesFolder, currentSite, siteFolder } from '@/lib/publish/release/releaseFolder';
import { releaseFolder } from './releaseWork';
import { releaseSecret } from './releaseSecret';
import { createBuilder } from './siteBuilder';
import { siteCommand } from './siteCommand';
import { waitForShutdown } from './waitForShutdown';

/** A first build, and the builds of other editions before it. */
const longestBuildMs = 60 * 60_000;

/** Builds of the public site come first: they begin earlier, and these builds wait for them. */
const laterByMs = 1500;
/** Limited, because editors do not see their changes while waiting for a public build. */
const longestTurnMs = 3 * 60_000;

interface Kept {
  /** The instant (ISO, UTC) that the `later` site shows. */
  moment: string | null;
}

/** Editors see what the CMS has, even if it has lost much content. */
const always = ['--pictures-later', '--allow-loss'];

/** Returns the build options of a site. The draft site has no data history, since its drafts were never public. */
async function parametersOf(view: Exclude<View, 'public'>, { moment }: Kept): Promise<readonly string[]> {
  if (view === 'drafts') return [...always, '--shown', ''];
  const asOf = moment === null || Date.parse(moment) < Date.now() ? new Date().toISOString() : moment;
  return [...always, '--as-of', asOf, '--shown', (await currentSite(releaseFolder())) ?? ''];
}

/** The origin that may show pages in a frame. */
function originOfCms(): string | null {
  const { CMS_URL: cms } = config();
  return cms === undefined ? null : new URL(cms).origin;
}

/** The public site, with a note. */
function publicSite(): ShownSite {
  const live = currentLink(releaseFolder());
  const folders = { out: path.join(live, siteFolder), rules: path.join(live, rulesFolder) };
  return showSite({ view: 'public', folders, frameOrigin: originOfCms() });
}

/** Returns the problems that keep an entry, or its German version, out of the draft site. */
async function faultsOf({ type, key, locale }: DraftLink['entry']): Promise<readonly ReportedProblem[]> {
  const report = await readReport(path.join(cacheFolder('drafts'), 'reports', 'content.json'));
  const isOwn = (found: ReportedProblem): boolean => found.type === type && found.key === key;
  const matters = (found: ReportedProblem): boolean => found.locale === locale || found.locale === defaultLocale;
  return (report?.problems ?? []).filter((one) => blocksPreview(one) && isOwn(one) && matters(one));
}

async function openSite(view: Exclude<View, 'public'>, kept: Kept): Promise<DraftSite> {
  const { RELEASE_DEBOUNCE_MS: debounceMs } = config();
  const folder = path.resolve(cacheFolder(view));
  await mkdir(folder, { recursive: true });
  const builder = createBuilder({ [editionVariable]: view, CMS_DRAFTS: view === 'drafts' ? '1' : '0' });
  return startDraftSite({
    view,
    folder,
    folders: siteFolders(view),
    debounceMs: debounceMs + laterByMs,
    frameOrigin: originOfCms(),
    build: async (isWhole) => {
      await waitForUnlock(releaseFolder(), 'build', longestTurnMs);
      const parameters = await parametersOf(view, kept);
      await builder.run(isWhole ? [...parameters, '--reread'] : parameters, longestBuildMs);
    },
    onError: (error) => console.error(error),
  });
}

/** Returns when content under embargo will be published, as of the last public build. */
async function nextReleases(): Promise<readonly string[]> {
  const { planned = [] } = (await readReport()) ?? {};
  const instants = planned.flatMap(({ at }) => at ?? []).filter((at) => Date.parse(at) > Date.now());
  return [...new Set(instants)].toSorted();
}

await siteCommand(async () => {
  const ended = waitForShutdown();
  const secret = releaseSecret();
  const { RELEASE_HOST: host, PREVIEW_PORT: port, PREVIEW_URL: publicUrl = '' } = config();
  const kept: Kept = { moment: null };
  const own = { drafts: await openSite('drafts', kept), later: await openSite('later', kept) };
  const sites = { ...own, public: publicSite() };
  const choose = (moment: string): Promise<void> => {
    kept.moment = moment;
    return sites.later.ask('choice');
  };
  const onError = (error: unknown): void => console.error(error);
  const server = await startDraftServer({
    secret,
    isEncrypted: publicUrl.startsWith('https://'),
    host,
    port,
    sites,
    frameOrigin: originOfCms(),
    faults: faultsOf,
    choose,
    chosen: () => kept.moment,
    releases: nextReleases,
    onError,
  });
  console.error(`The draft site is on ${server.url} (Ctrl-C ends it); the CMS has the links that open it.`);
  // The CMS may have changed while the server was down.
  await sites.drafts.ask('start');
  process.send?.({ ready: { url: server.url } });
  await ended;
  await server.close();
  await Promise.all([sites.drafts.close(), sites.later.close()]);
  return 0;
});
