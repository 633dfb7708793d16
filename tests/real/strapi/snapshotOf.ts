import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SampleContent } from '@/content-types/registry';
import type { RecordCache } from '@/lib/content/recordCache';
import { readSnapshot } from '@/lib/content/snapshot';
import type { Snapshot } from '@/lib/content/snapshot';
import { createCms } from '@/lib/cms/client';
import type { Cms } from '@/lib/cms/types';
import { startSampleCms } from '@/lib/cms/sample-cms/sampleCms';
import type { SampleCms } from '@/lib/cms/sample-cms/sampleCms';
import type { Translations } from '@/lib/cms/sample-cms/sampleStore';
import { tinyContent, tinyTranslations } from './tinyContent';

const asOf = '2026-11-15T12:00:00.000Z';

interface Server {
  readonly url: string;
  readonly token: string;
}

export function connectTo(server: Server): Cms {
  return createCms({
    ...server,
    populate: 'explicit',
    timeoutMs: 0,
    concurrency: 3,
    limits: { answerBytes: 10_000_000, fileBytes: 10_000_000, entries: 10_000 },
    intranetHosts: [],
    drafts: false,
  });
}

/** All that the site reads from a server, of which it has read before what `records` knows. */
export async function snapshotOf(server: Server, records?: RecordCache, cms = connectTo(server)): Promise<Snapshot> {
  const mediaDirectory = await mkdtemp(path.join(tmpdir(), 'snapshot-'));
  try {
    return await readSnapshot(cms, { asOf, drafts: false, allowLoss: false, mediaDirectory, records });
  } finally {
    await rm(mediaDirectory, { recursive: true, force: true });
  }
}

interface Content {
  readonly content: SampleContent;
  readonly translations: Translations;
}

const tiny: Content = { content: tinyContent, translations: tinyTranslations };

/** The sample CMS with this content, and the token that it wants. */
export async function startSample(content = tiny): Promise<SampleCms & { readonly token: string }> {
  const token = 'sample-token';
  return { ...(await startSampleCms({ ...content, mediaDir: 'content-types/sample/media', token })), token };
}

/** What the sample CMS gives of this content. */
export async function sampleSnapshot(content = tiny): Promise<Snapshot> {
  const sample = await startSample(content);
  const snapshot = await snapshotOf(sample);
  await sample.close();
  return snapshot;
}

/** Each CMS has its own numbers for its records. */
export function withoutNumbers({ entries }: Snapshot): readonly unknown[] {
  return entries.map((entry) => ({ ...entry, meta: { ...entry.meta, record: '' } }));
}
