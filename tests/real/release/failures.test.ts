import { execFileSync } from 'node:child_process';
import { readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readOwnJson } from '@/lib/content/snapshotStore';
import type { Snapshot } from '@/lib/content/snapshot';
import { pageFile } from '@/lib/site/pageFiles';
import { checkRelease } from '@/lib/publish/release/checkRelease';
import { lockHolder } from '@/lib/publish/release/lock';
import { currentLink, currentRelease, releasesIn } from '@/lib/publish/release/releaseFolder';
import { readQueue } from '@/lib/publish/release/queue';
import { serve } from '../../fixtures/faultServer';
import { hang, text } from '../../fixtures/faults';
import { startTinySite } from '../../fixtures/sampleSite';
import { temporaryFolder } from '../../lib/commands/temporaryFolder';
import { silenceProgress } from '../../lib/content/reading';
import { smallSite } from '../../lib/content/smallSite';
import { freePort } from '../../support/freePort';
import { openOffice } from './office';
import type { Office } from './office';
import type { ServiceProcess } from './serviceProcess';
import { visit } from './visitor';

silenceProgress();

const aMinuteAndMore = 120_000;

async function start(office: Office, environment?: Readonly<Record<string, string>>): Promise<ServiceProcess> {
  const service = await office.start(environment);
  onTestFinished(async () => {
    await service.kill('SIGTERM');
  });
  return service;
}

/** What visitors see, and whether all of it is there. */
async function shown(office: Office): Promise<string> {
  return (await checkRelease(office.releaseDir, (await currentRelease(office.releaseDir)) ?? 'none')).contentId;
}

/** An address of this machine at which nothing listens. */
async function silentUrl(): Promise<string> {
  return `http://127.0.0.1:${await freePort()}`;
}

it(
  'a CMS that is down leaves visitors what they see, and the status says so until the next build',
  async () => {
    const { office } = await openOffice();
    const first = await start(office);
    await office.change(first);
    await office.rest(first);
    await first.kill('SIGTERM');

    const service = await start(office, { CMS_URL: await silentUrl() });
    await office.change(service);
    const failure = await office.failure(service);
    expect(failure).toMatch(/^The site could not be built\. Nothing changes for visitors\.\n.*CMS/s);
    expect(service.said()).toContain(failure);
    expect(await service.status()).toMatchObject({ failures: 1, waiting: { changes: 1 } });
    expect(await shown(office)).toBe('000000000001');
    await service.kill();

    const { url } = await startTinySite(smallSite);
    const again = await start(office, { CMS_URL: url });
    await office.rest(again);
    expect(await shown(office)).toBe('000000000002');
  },
  aMinuteAndMore,
);

it(
  'what the CMS has said is in the log, and in nothing that the service answers',
  async () => {
    const secretTitle = 'Mietpreise-steigen-um-neun-Prozent';
    const server = await serve(text(200, `{"data":[{"id":1,"attributes":{"title":"${secretTitle}"`));
    const { office } = await openOffice();
    const service = await start(office, { CMS_URL: server.url });
    await office.change(service);
    expect(await office.failure(service)).toMatch(/^The site could not be built\..*no valid JSON/s);
    expect(service.said()).toContain(secretTitle);
    for (const address of ['/status', '/metrics', '/health', '/rebuild', '/elsewhere']) {
      for (const accept of ['text/html', 'application/json']) {
        const answer = await fetch(service.url + address, { headers: { accept, connection: 'close' } });
        expect(await answer.text()).not.toContain(secretTitle);
      }
    }
  },
  aMinuteAndMore,
);

/** Lets the content of the builds from now on change by itself in ten minutes. */
async function planEmbargo(folder: string): Promise<string> {
  const at = new Date(Date.now() + 10 * 60_000).toISOString();
  const file = path.join(folder, 'content.json');
  const content = await readOwnJson<Snapshot>(file);
  await writeFile(file, JSON.stringify({ ...content, nextRelease: at }));
  return at;
}

it(
  'why the release for an embargo cannot be built is in the log, and not in the status, which may be read by others',
  async () => {
    const { office, folder } = await openOffice();
    const at = await planEmbargo(folder);
    const first = await start(office, { RELEASE_LEAD_MS: '1' });
    await office.change(first);
    await office.rest(first);
    await first.kill('SIGTERM');

    const url = await silentUrl();
    const service = await start(office, { CMS_URL: url });
    expect(await office.failure(service)).toBe(
      `The release for the embargo of ${at} could not be made. The log of the service says why.`,
    );
    expect(service.said()).toContain('The site could not be built.');
    expect(service.said()).toContain(new URL(url).host);
  },
  aMinuteAndMore,
);

it(
  'a search server that is down holds no pages back; only the search is tried again',
  async () => {
    const { office } = await openOffice();
    const search = { MEILISEARCH_URL: await silentUrl(), MEILISEARCH_ADMIN_KEY: 'a-key-of-the-tests' };
    const service = await start(office, search);
    await office.change(service);
    const failure = await office.failure(service);
    expect(failure).toContain(search.MEILISEARCH_URL);
    expect(failure).not.toContain(search.MEILISEARCH_ADMIN_KEY);
    expect(service.said()).toContain(failure);
    expect(await service.status()).toMatchObject({ failures: 1, waiting: { changes: 1 } });
    expect(await shown(office)).toBe('000000000001');
    await service.kill();

    const again = await start(office);
    await office.rest(again);
    expect(again.said()).toContain('Visitors see');
    expect(again.said()).not.toContain('Built edition');
  },
  aMinuteAndMore,
);

it(
  'a search server that accepts connections and never answers keeps nobody from releasing and taking back',
  async () => {
    const { office } = await openOffice();
    const first = await office.start();
    await office.change(first);
    await office.rest(first);
    await first.kill('SIGTERM');

    const { url, seen } = await serve(hang());
    const search = { MEILISEARCH_URL: url, MEILISEARCH_ADMIN_KEY: 'a-key-of-the-tests' };
    const service = await office.start(search);
    onTestFinished(async () => {
      await service.kill();
    });
    // Before anybody has asked for anything: the service may have ended before the search had followed.
    await expect.poll(() => seen.length, { timeout: 20_000 }).toBeGreaterThan(0);
    await office.change(service);
    await expect.poll(() => office.live(), { timeout: 30_000 }).toBe('000000000002');
    expect(await service.rollBack()).toBe(202);
    expect(await shown(office)).toBe('000000000001');
    expect((await fetch(`${service.url}/health`)).status).toBe(200);
    await service.kill();

    const again = await start(office, { ...search, MEILISEARCH_TIMEOUT_MS: '300' });
    expect(await office.failure(again)).toContain(`${url} does not answer (asking for its version)`);
  },
  aMinuteAndMore,
);

it(
  'a build ends with the service that began it, also where that is killed',
  async () => {
    const { office, folder } = await openOffice();
    const service = await start(office);
    await office.change(service);
    const cache = path.join(folder, '.cache');
    const builder = await expect
      .poll(() => lockHolder(cache, 'build'), { timeout: 30_000 })
      .toBeTypeOf('number')
      .then(() => lockHolder(cache, 'build'));
    await service.kill();
    const isRunning = (): boolean => {
      try {
        return process.kill(Number(builder), 0);
      } catch {
        return false;
      }
    };
    await expect.poll(isRunning, { timeout: 30_000 }).toBe(false);
    // It was cut off, not waited for.
    expect(await readdir(folder)).not.toContain('out');
  },
  aMinuteAndMore,
);

/** A disk of so many megabytes; null if this user may not mount one. */
function smallDisk(megabytes: number): string | null {
  const folder = temporaryFolder().path;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    console.warn('The test of a full disk is skipped: only root may mount one. «sudo npx vitest run failures»');
    return null;
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' }));
  return folder;
}

/** Fills a disk but for so many bytes. */
async function fill(folder: string, leftBytes: number): Promise<string> {
  const { bavail, bsize } = await statfs(folder);
  const ballast = path.join(folder, 'ballast');
  await writeFile(ballast, Buffer.alloc(bavail * bsize - leftBytes));
  return ballast;
}

describe('a full disk', () => {
  it(
    'leaves visitors what they see and nothing half written; with room again the next build is live',
    async ({ skip }) => {
      const disk = smallDisk(4);
      if (disk === null) return skip();
      const { office } = await openOffice(disk);
      const service = await start(office);
      await office.change(service);
      await office.rest(service);
      const ask = async (address: string) => {
        const file = address.endsWith('.json') ? address : pageFile(address);
        return { status: 200, text: await readFile(path.join(currentLink(disk), 'site', file), 'utf8') };
      };
      const visitor = visit(ask);
      const before = await readdir(releasesIn(disk));
      const ballast = await fill(disk, 100_000);

      await office.change(service);
      const failure = await office.failure(service);
      expect(failure).toMatch(
        /^The disk is full: .+ could not be written\. In .+ \d+\.\d kB are free, and up to \d+\.\d kB are needed\. Nothing changes for visitors\. Remove/,
      );
      expect(service.said()).toContain(failure);
      expect(await shown(office)).toBe('000000000001');
      expect(await readdir(releasesIn(disk))).toEqual(before);
      expect((await readQueue(disk)).request?.changes).toBe(1);

      await rm(ballast);
      await office.change(service);
      await expect.poll(() => office.live(), { timeout: 60_000 }).toBe('000000000003');
      expect((await visitor.leave()).faults).toEqual([]);
    },
    aMinuteAndMore,
  );

  it(
    'on which not even the queue has room forgets no change',
    async ({ skip }) => {
      const disk = smallDisk(4);
      if (disk === null) return skip();
      const { office } = await openOffice(disk);
      // Nothing is built before there is room again.
      const service = await start(office, { RELEASE_DEBOUNCE_MS: '2000' });
      const ballast = await fill(disk, 0);
      await expect(office.change(service)).rejects.toThrow('The service answers 500');
      await sleep(100);
      await rm(ballast);
      await office.change(service);
      await expect.poll(() => office.live(), { timeout: 60_000 }).toBe('000000000002');
      expect(service.said()).toContain('Publishing: 2 changes');
    },
    aMinuteAndMore,
  );
});
