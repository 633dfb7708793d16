import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSnapshot } from '@/lib/content/snapshot';
import type { Snapshot } from '@/lib/content/snapshot';
import { createCms } from '@/lib/read/client';

const asOf = '2026-11-15T12:00:00.000Z';

/** All that the site reads from a server. */
export async function snapshotOf(server: { readonly url: string; readonly token: string }): Promise<Snapshot> {
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
export function withoutNumbers({ entries }: Snapshot): readonly unknown[] {
  return entries.map((entry) => ({ ...entry, meta: { ...entry.meta, record: '' } }));
}
