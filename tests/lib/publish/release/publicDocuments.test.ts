import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeBuiltSite } from '@/lib/build/builtSite';
import { withLock } from '@/lib/publish/release/lock';
import { makeRelease } from '@/lib/publish/release/makeRelease';
import { publicDocuments } from '@/lib/publish/release/publicDocuments';
import { linkCurrent } from '@/lib/publish/release/releaseFolder';
import { serializeDocuments } from '@/lib/search-index/documentsFile';
import { searchDocuments } from '../../../fixtures/searchPageDocuments';
import { writeDocuments } from '../../../support/writeDocuments';
import { temporaryFolder } from '../../commands/temporaryFolder';
import { buildId, finishedSite } from './finishedSite';
import { withRules } from '../../../support/searchRules';

const now = '2026-11-22T07:25:00.000Z';
const later = '2026-11-22T07:30:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  return () => vi.useRealTimers();
});

const contentId = '0123456789ab';

const documents = withRules(new Map([['de', searchDocuments]]));

/** A folder with a site that was built as of an instant, and the content that was read since. */
async function machine(timestamp = now) {
  const root = temporaryFolder().path;
  const folders = {
    cache: path.join(root, 'cache'),
    out: path.join(root, 'out'),
    built: path.join(root, 'record'),
    releases: path.join(root, 'releases'),
  };
  const site = await finishedSite(root, 'Seite', contentId, timestamp);
  const build = { id: buildId, contentId, timestamp, nextRelease: null };
  const nothing = { pages: [], listed: [], searchedFor: '', search: null };
  const snapshotFolder = path.join(root, 'snapshot');
  await storeBuiltSite(
    folders.built,
    { build, ...nothing },
    { snapshotFolder, documents: serializeDocuments(documents) },
  );
  return { root, site, folders };
}

describe('what the search may find', () => {
  it('is what the pages of the built site hold, if there are no releases', async () => {
    const { folders } = await machine();
    expect(await publicDocuments(folders.releases, folders)).toEqual({
      origin: `the site in ${folders.out}, as of ${now}`,
      documents,
    });
  });

  it('is not read while a build replaces it', async () => {
    const { root, folders } = await machine();
    const replaced = path.join(root, 'replaced');
    const reading = await withLock(folders.cache, 'build', async () => {
      await rename(folders.built, replaced);
      const begun = { documents: publicDocuments(folders.releases, folders) };
      await pause(200);
      await rename(replaced, folders.built);
      return begun;
    });
    expect((await reading.documents).documents).toEqual(documents);
  });

  it('is nothing of a site that holds what is public later', async () => {
    const { folders } = await machine(later);
    await expect(publicDocuments(folders.releases, folders)).rejects.toThrow(
      `holds what is public at ${later}, which must not be found before.`,
    );
    vi.setSystemTime(new Date(later));
    expect((await publicDocuments(folders.releases, folders)).documents).toEqual(documents);
  });

  it.each([
    ['nothing was built', ['out', 'built']],
    ['the record of the site is gone', ['built']],
    ['the site itself is gone', ['out']],
  ] as const)('is nothing if %s: the message says what to run', async (_, gone) => {
    const { folders } = await machine();
    for (const name of gone) await rm(folders[name], { recursive: true });
    await expect(publicDocuments(folders.releases, folders)).rejects.toThrow(
      `There is no site whose pages the search could find: expected one in ${folders.out}, with its record in ${folders.built}. Build it: «npm run build».`,
    );
  });

  it('is nothing of another site than the one in out', async () => {
    const { folders } = await machine();
    const latest = path.join(folders.out, 'builds', 'latest.json');
    await writeFile(latest, JSON.stringify({ id: buildId, contentId: 'ba9876543210', timestamp: now }));
    await expect(publicDocuments(folders.releases, folders)).rejects.toThrow('There is no site whose pages');
  });

  it('is what visitors see if there are releases, and not what was built since', async () => {
    const { root, site, folders } = await machine(later);
    const seen = withRules(new Map([['fr', searchDocuments.slice(1)]]));
    const { id } = await makeRelease(folders.releases, { ...site, documents: await writeDocuments(root, seen) });
    await linkCurrent(folders.releases, id);
    expect(await publicDocuments(folders.releases, folders)).toEqual({
      origin: `the release that visitors see, ${id}`,
      documents: seen,
    });
  });
});
