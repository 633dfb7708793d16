import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleContent, sampleTranslations } from '@/content-types/sample';
import { createCms } from '@/lib/cms/client';
import { readSnapshot, snapshotHash } from '@/lib/content/snapshot';
import type { Snapshot } from '@/lib/content/snapshot';
import { startSampleCms } from '@/lib/sample-cms/server';
import { startStrapi } from './startStrapi';
import type { RunningStrapi } from './startStrapi';
import { versionsUnderTest } from './versions';

const content = { content: sampleContent, translations: sampleTranslations };

const asOf = '2026-11-15T12:00:00.000Z';

async function snapshotOf(server: { readonly url: string; readonly token: string }): Promise<Snapshot> {
  const mediaDirectory = await mkdtemp(path.join(tmpdir(), 'snapshot-'));
  const cms = createCms({
    ...server,
    populate: 'explicit',
    timeoutMs: 0,
    concurrency: 3,
    intranetHosts: [],
    drafts: false,
  });
  try {
    return await readSnapshot(cms, { asOf, drafts: false, allowLoss: false, mediaDirectory });
  } finally {
    await rm(mediaDirectory, { recursive: true, force: true });
  }
}

describe('the sample content in a real CMS', () => {
  let expected: Snapshot;

  beforeAll(async () => {
    const token = 'sample-token';
    const sampleCms = await startSampleCms({ ...content, mediaDir: 'content-types/sample/media', token });
    expected = await snapshotOf({ url: sampleCms.url, token });
    await sampleCms.close();
  });

  describe.each(versionsUnderTest())('Strapi %i', (version) => {
    let strapi: RunningStrapi;

    beforeAll(async () => {
      strapi = await startStrapi({ version, ...content });
    });

    afterAll(async () => {
      await strapi.close();
    });

    it('B2.4 gives the same snapshot as the sample CMS', async () => {
      const found = await snapshotOf(strapi);
      expect(found.entries).toEqual(expected.entries);
      expect(snapshotHash(found)).toBe(snapshotHash(expected));
      expect(found.problems).toEqual(expected.problems);
    });
  });
});
