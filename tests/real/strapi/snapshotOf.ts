import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleContent, sampleTranslations } from '@/content-types/sample';
import type { RecordMemory } from '@/lib/content/recordMemory';
import { readSnapshot } from '@/lib/content/snapshot';
import type { Snapshot } from '@/lib/content/snapshot';
import { createCms } from '@/lib/read/client';
import type { Cms } from '@/lib/read/client';
import { startSampleCms } from '@/lib/read/sample-cms/server';

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
    limits: { answerBytes: 10_000_000, fileBytes: 10_000_000, entries: 10_000, pages: 1000, depth: 64 },
    intranetHosts: [],
    drafts: false,
  });
}

/** All that the site reads from a server, of which it has read before what `records` knows. */
export async function snapshotOf(server: Server, records?: RecordMemory, cms = connectTo(server)): Promise<Snapshot> {
  const mediaDirectory = await mkdtemp(path.join(tmpdir(), 'snapshot-'));
  try {
    return await readSnapshot(cms, { asOf, drafts: false, allowLoss: false, mediaDirectory, records });
  } finally {
    await rm(mediaDirectory, { recursive: true, force: true });
  }
}

/** What the sample CMS gives of the sample content. */
export async function sampleSnapshot(): Promise<Snapshot> {
  const token = 'sample-token';
  const content = { content: sampleContent, translations: sampleTranslations };
  const sample = await startSampleCms({ ...content, mediaDir: 'content-types/sample/media', token });
  const snapshot = await snapshotOf({ url: sample.url, token });
  await sample.close();
  return snapshot;
}

/** Each CMS has its own numbers for its records. */
export function withoutNumbers({ entries }: Snapshot): readonly unknown[] {
  return entries.map((entry) => ({ ...entry, meta: { ...entry.meta, record: '' } }));
}
