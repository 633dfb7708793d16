import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mediaDirectoryOf, prepareDraft, storeSnapshot } from '@/lib/content/store';
import { makeRelease } from '@/lib/publish/release/makeRelease';
import { publicDocuments } from '@/lib/publish/release/publicDocuments';
import { pointTo } from '@/lib/publish/release/releaseFolder';
import { createCms } from '@/lib/read/client';
import { cmsOptions } from '@/lib/read/options';
import type { SnapshotOptions } from '@/lib/content/snapshot';
import { startTinySite } from '../../../fixtures/sampleSite';
import { sampleDocuments } from '../../../support/sampleDocuments';
import { temporaryFolder } from '../../commands/temporaryFolder';
import { readFrom, silenceProgress } from '../../content/reading';
import { smallSite } from '../../content/smallSite';
import { finishedSite } from './finishedSite';
import { writeDocuments } from '../../../support/writeDocuments';

silenceProgress();

const now = '2026-11-22T07:25:00.000Z';
const later = '2026-11-22T07:30:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  return () => vi.useRealTimers();
});

/** A folder with a snapshot, and none or one release that visitors see. */
async function machine(options: Partial<SnapshotOptions>) {
  const root = temporaryFolder().path;
  const [snapshotFolder, releaseFolder] = [path.join(root, 'snapshot'), path.join(root, 'releases')];
  const { url } = await startTinySite(smallSite);
  const draft = await prepareDraft(snapshotFolder);
  const cms = createCms(cmsOptions(url));
  const snapshot = await readFrom(cms, { mediaDirectory: mediaDirectoryOf(draft), asOf: now, ...options });
  await storeSnapshot(snapshot, draft, snapshotFolder);
  return { root, snapshotFolder, releaseFolder };
}

describe('what the search may find', () => {
  it('is the content of the snapshot where there are no releases', async () => {
    const { releaseFolder, snapshotFolder } = await machine({});
    const { origin, documents } = await publicDocuments(releaseFolder, snapshotFolder);
    expect(origin).toBe(`the content as of ${now}`);
    expect(documents.get('de')).not.toEqual([]);
  });

  it('is nothing of a snapshot that holds what is public later', async () => {
    const { releaseFolder, snapshotFolder } = await machine({ asOf: later });
    await expect(publicDocuments(releaseFolder, snapshotFolder)).rejects.toThrow(
      `The snapshot holds what is public at ${later}, which nobody may find before.`,
    );
    vi.setSystemTime(new Date(later));
    expect((await publicDocuments(releaseFolder, snapshotFolder)).origin).toBe(`the content as of ${later}`);
  });

  it('is nothing of a snapshot with drafts', async () => {
    const { releaseFolder, snapshotFolder } = await machine({ drafts: true });
    await expect(publicDocuments(releaseFolder, snapshotFolder)).rejects.toThrow('The snapshot holds drafts');
  });

  it('is what visitors see where there are releases, and not what was built since', async () => {
    const { root, releaseFolder, snapshotFolder } = await machine({ asOf: later });
    const seen = new Map([['de', sampleDocuments('de')]] as const);
    const site = await finishedSite(root, 'Seite');
    const { id } = await makeRelease(releaseFolder, { ...site, documents: await writeDocuments(root, seen) });
    await pointTo(releaseFolder, id);
    expect(await publicDocuments(releaseFolder, snapshotFolder)).toEqual({
      origin: `the release that visitors see, ${id}`,
      documents: seen,
    });
  });
});
