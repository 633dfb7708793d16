/** `npm run release:serve`: publishes the site whenever the CMS reports a change or an embargo ends, until Ctrl-C. */
import { mkdir } from 'node:fs/promises';
import { runTypeScript } from '@/lib/shared/run.mjs';
import { guardAgainstSample } from '@/lib/build/sampleGuard';
import { checkPublicSettings } from '@/lib/build/publicSettings';
import { contentLackingShareImages } from '@/lib/build/missingShareImages';
import { config } from '@/lib/shared/config';
import type { ChangeMark } from '@/lib/publish/release/changeMark';
import { ensureAddressIsFree } from '@/lib/shared/server';
import { ReleaseError } from '@/lib/publish/release/releaseError';
import { startPublishing } from '@/lib/publish/service/publishing';
import type { Publishing } from '@/lib/publish/service/publishing';
import { startSearchKeyMonitor } from '@/lib/publish/service/searchKeyMonitor';
import { startService } from '@/lib/publish/service/releaseService';
import { createServiceState, recordError } from '@/lib/publish/service/status';
import type { ServiceState } from '@/lib/publish/service/status';
import { activateOnceDue } from '@/lib/publish/release/publish';
import { findCandidate, shownRelease } from '@/lib/publish/release/shownRelease';
import type { ReleaseCandidate } from '@/lib/publish/release/shownRelease';
import {
  finishActivation,
  describeRelease,
  describeVisible,
  discardRelease,
  prepareRelease,
  publishRelease,
  releaseFolder,
  rollBack,
} from './releaseWork';
import { releaseSecret } from './releaseSecret';
import { startBuilder } from './siteBuilder';
import { siteCommand } from './siteCommand';
import { waitForShutdown } from './waitForShutdown';

/** The reason may reveal embargoed content, so it goes to the log but not to the status. */
async function prepare(at: string, mark: () => ChangeMark, takenBack: readonly string[]): Promise<ReleaseCandidate> {
  console.error(`Building what is public at ${at}.`);
  try {
    return await prepareRelease(at, mark, takenBack);
  } catch (cause) {
    const message = `The release for the embargo of ${at} could not be made. The log of the service says why.`;
    throw new ReleaseError(message, { cause, publicReason: true });
  }
}

/** Draws share images in a low-priority process. Returns the content id if a build would add some to the site; otherwise null. */
async function drawPictures(): Promise<string | null> {
  if ((await contentLackingShareImages()) === null) return null;
  return (await runTypeScript('sharePictures')) === 0 ? contentLackingShareImages() : null;
}

function startWork(folder: string, memory: ServiceState): Promise<Publishing> {
  const { RELEASE_DEBOUNCE_MS: debounceMs, RELEASE_LEAD_MS: leadMs } = config();
  return startPublishing({
    folder,
    debounceMs,
    leadMs,
    complete: finishActivation,
    shown: () => shownRelease(folder),
    find: (at) => findCandidate(folder, at),
    prepare,
    draw: drawPictures,
    show: async (id, isDue) => {
      const isShown = await activateOnceDue(folder, id, isDue);
      if (isShown) console.error(`Visitors see ${id}.`);
      return isShown;
    },
    discard: discardRelease,
    publish: async (request, mark, count) => {
      console.error(`Publishing: ${request.changes} changes, the last one ${request.reason}.`);
      console.error(`Visitors see ${describeVisible(await publishRelease(request, mark, count))}`);
    },
    onError: (error) => recordError(memory, error),
  });
}

await siteCommand(async () => {
  const ended = waitForShutdown();
  const secret = releaseSecret();
  checkPublicSettings(config());
  const { RELEASE_HOST: host, RELEASE_PORT: port, PREVIEW_URL: preview } = config();
  await ensureAddressIsFree({ host, port, setting: 'RELEASE_PORT' });
  guardAgainstSample(config());
  const folder = releaseFolder();
  await mkdir(folder, { recursive: true });
  const memory = createServiceState();
  startBuilder();
  const { scheduler, embargo, fault, follow, close } = await startWork(folder, memory);
  const rollback = async (): Promise<void> => {
    console.error(`Taken back: visitors see ${describeRelease(await rollBack())}`);
    follow();
  };
  const endSearchWatch = startSearchKeyMonitor({
    shown: () => shownRelease(folder),
    onError: (error) => recordError(memory, error),
  });
  const sources = { folder, scheduler, embargo: () => embargo.state(), fault, memory };
  try {
    const service = await startService({ ...sources, secret, host, port, preview, rollback });
    console.error(`The service listens on ${service.url} (Ctrl-C ends it). Status: ${service.url}/status`);
    process.send?.({ ready: { url: service.url } });
    await ended;
    await service.close();
  } finally {
    await endSearchWatch();
    await close();
  }
  return 0;
});
