/**
 * `npm run bench:updates`: what an editor feels while a script pushes data, 300 updates of indicators in ten minutes (other
 * numbers, in this order and in seconds, may be given) through the HTTP interface of a real Strapi 5. Meanwhile an editor
 * corrects the title of an article. Ends with 1 if visitors have to wait too long for it, or if an update is lost.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { entryPath } from '@/content-types/routes';
import { paths } from '@/lib/shared/paths';
import { currentSite } from '@/lib/publish/release/releaseFolder';
import { secret, startServiceProcess } from '../real/release/serviceProcess';
import type { ServiceProcess } from '../real/release/serviceProcess';
import { emptyCms, runCms } from '../real/strapi/cmsCommand';
import { article } from '../real/strapi/webhooks/article';
import { signInAs } from '../real/strapi/webhooks/editor';
import type { Editor } from '../real/strapi/webhooks/editor';
import { freePort } from '../support/freePort';
import { openWorkshop } from '../support/workshop';
import { lostUpdates, officeScript } from './officeScript';
import type { OfficeScript, Pushed } from './officeScript';
import { describeWatched, median, seconds, watchService } from './watchedService';
import type { WatchedService } from './watchedService';

const [updates = 300, duration = 600] = process.argv.slice(2).map(Number);

const longestWaitSeconds = 15;
/** When the editor corrects the article, as a part of the duration: after three minutes of ten. */
const momentOfEditor = 0.3;
/** Longer than it takes to draw pictures for other sites after a build, for which another one is made. */
const quietMs = 30_000;
const longestMs = 10 * 60_000;

const workshop = await openWorkshop(path.join(paths.cache, 'updates-bench'), 'content-types/sample/media');
const releaseDir = path.join(workshop.folder, 'published');

/** A file of the site that visitors see; empty if there is none. */
async function shownFile(address: string): Promise<string> {
  const site = await currentSite(releaseDir);
  return site === null ? '' : readFile(path.join(site, address), 'utf8').catch(() => '');
}

/** Resolves when visitors see a text in a file. Returns how many milliseconds that took. */
async function untilShown(address: string, text: string): Promise<number> {
  const start = performance.now();
  while (!(await shownFile(address)).includes(text)) {
    if (performance.now() - start > longestMs) throw new Error(`After ten minutes ${address} still lacks «${text}».`);
    await sleep(100);
  }
  return performance.now() - start;
}

/** Resolves when there is nothing to build any more. Throws with what the service says if it cannot build. */
async function untilQuiet({ status, said }: ServiceProcess): Promise<void> {
  let busyAt = performance.now();
  while (performance.now() - busyAt < quietMs) {
    const { waiting, building, failures } = await status();
    if (failures > 1) throw new Error(said());
    if (waiting !== null || building !== null) busyAt = performance.now();
    await sleep(500);
  }
}

/** Publishes an article and returns its correction, which resolves with the time until visitors see it. */
async function writeArticle(editor: Editor): Promise<() => Promise<number>> {
  const entry = await editor.create('article', article);
  await editor.publish(entry, article);
  return async () => {
    const title = 'Vom Editor berichtigt';
    const begun = performance.now();
    await editor.publish(entry, { ...article, title });
    await untilShown(`${entryPath('article', article.slug)}.html`, title);
    return performance.now() - begun;
  };
}

/** One update after the other at its time, or as soon as Strapi has answered to the one before. */
async function push(update: OfficeScript): Promise<readonly Pushed[]> {
  const begun = performance.now();
  const pushed: Pushed[] = [];
  for (let count = 0; count < updates; count += 1) {
    await sleep(Math.max(0, begun + (count * duration * 1000) / updates - performance.now()));
    pushed.push(await update(count));
  }
  return pushed;
}

interface Measured {
  readonly service: ServiceProcess;
  readonly watched: WatchedService;
  readonly pushed: readonly Pushed[];
  /** Milliseconds until visitors saw the corrected article. */
  readonly waited: number;
}

/** Prints what was measured. Returns whether it is as it should be. */
async function report({ service, watched, pushed, waited }: Measured): Promise<boolean> {
  const lost = await lostUpdates(pushed, shownFile);
  const answered = median(pushed.map(({ milliseconds }) => milliseconds));
  const { begun, failed } = await service.status();
  console.log(`${updates} updates in ${duration} s, each answered by Strapi after ${seconds(answered)} (median)`);
  console.log(`The article: visitors see it after ${seconds(waited)} (at most ${longestWaitSeconds} s are wanted)`);
  console.log(`Lost: ${lost.length === 0 ? 'nothing' : lost.join(', ')}`);
  console.log(`Builds since the service started: ${begun}, of which ${failed} have failed`);
  for (const line of describeWatched(watched)) console.log(line);
  return lost.length === 0 && waited <= longestWaitSeconds * 1000;
}

/** From the first build to the report, with a service that has been started. */
async function measure(
  service: ServiceProcess,
  update: OfficeScript,
  correct: () => Promise<number>,
): Promise<boolean> {
  await service.tell();
  await untilQuiet(service);
  const watched = watchService(service);
  const edited = sleep(duration * 1000 * momentOfEditor).then(correct);
  const [pushed, waited] = await Promise.all([push(update), edited]);
  await untilQuiet(service);
  watched.end();
  return report({ service, watched, pushed, waited });
}

const port = await freePort();
await emptyCms();
const told = { RELEASE_SECRET: secret, RELEASE_HOST: '127.0.0.1', RELEASE_PORT: String(port) };
const strapi = await runCms(told);
try {
  const editor = await signInAs(strapi.url, strapi.login);
  const update = await officeScript(strapi.url, editor);
  const correct = await writeArticle(editor);
  const cms = { CMS_URL: strapi.url, CMS_TOKEN: strapi.token };
  const own = { RELEASE_DIR: releaseDir, RELEASE_PORT: String(port), RELEASE_DEBOUNCE_MS: '' };
  const command = ['--import', 'tsx', 'lib/commands/releaseServe.ts'];
  const service = await startServiceProcess(workshop.folder, { ...cms, ...own }, command);
  try {
    if (!(await measure(service, update, correct))) process.exitCode = 1;
  } finally {
    await service.kill('SIGTERM');
  }
} finally {
  await strapi.close();
  await workshop.close();
}
