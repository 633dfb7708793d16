import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sampleContent, sampleTranslations } from '@/content-types/sample';
import { createCms } from '@/lib/read/client';
import { readSnapshot, snapshotHash } from '@/lib/content/snapshot';
import type { Snapshot } from '@/lib/content/snapshot';
import { startSampleCms } from '@/lib/read/sample-cms/server';
import { planSeed } from './seedPlan';
import { relationsIn } from './server/marks';
import { startStrapi } from './startStrapi';
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
    limits: { answerBytes: 10_000_000, fileBytes: 10_000_000, entries: 10_000, pages: 1000, depth: 64 },
    intranetHosts: [],
    drafts: false,
  });
  try {
    return await readSnapshot(cms, { asOf, drafts: false, allowLoss: false, mediaDirectory });
  } finally {
    await rm(mediaDirectory, { recursive: true, force: true });
  }
}

/** Each CMS has its own numbers for its records. */
function withoutNumbers({ entries }: Snapshot): readonly unknown[] {
  return entries.map((entry) => ({ ...entry, meta: { ...entry.meta, record: '' } }));
}

describe('the sample content in a real CMS', () => {
  let expected: Snapshot;

  beforeAll(async () => {
    const token = 'sample-token';
    const sampleCms = await startSampleCms({ ...content, mediaDir: 'content-types/sample/media', token });
    expected = await snapshotOf({ url: sampleCms.url, token }).finally(() => sampleCms.close());
  });

  // https://github.com/strapi/strapi/issues/24936
  it('has no block that points to the entry it is in: Strapi 5 loses such a relation when it publishes', () => {
    const { entries } = planSeed(sampleContent, sampleTranslations);
    const lost = entries.flatMap(({ uid, key, versions }) =>
      versions.flatMap(({ locale, data }) =>
        relationsIn(data)
          .filter(([place, target]) => place.includes('.') && target.uid === uid && target.keys.includes(key))
          .map(([place]) => `${uid} ${key} (${locale}): ${place}`),
      ),
    );
    expect(lost).toEqual([]);
  });

  it.each(versionsUnderTest())(
    'B2.4 gives the same snapshot from Strapi %i as from the sample CMS',
    async (version) => {
      const strapi = await startStrapi({ version, ...content });
      onTestFinished(() => strapi.close());
      const found = await snapshotOf(strapi);
      expect(withoutNumbers(found)).toEqual(withoutNumbers(expected));
      expect(snapshotHash(found)).toBe(snapshotHash(expected));
      expect(found.problems).toEqual(expected.problems);
    },
  );
});
