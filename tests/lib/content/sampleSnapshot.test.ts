import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { snapshotHash } from '@/lib/content/snapshot';
import type { Snapshot, SnapshotOptions } from '@/lib/content/snapshot';
import { startSampleCms } from '@/lib/read/sample-cms/server';
import type { SampleCms } from '@/lib/read/sample-cms/server';
import { connectTo } from '../../fixtures/cmsConnection';
import { idsIn, readFrom, silenceProgress } from './reading';
import { smallSite } from './smallSite';

silenceProgress();

let server: SampleCms;
let mediaDirectory: string;

/** What the public sees now. */
let current: Snapshot;

function readSmallSite(options: Partial<SnapshotOptions> = {}): Promise<Snapshot> {
  return readFrom(connectTo(server.url, { drafts: options.drafts ?? false }).cms, options);
}

beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  server = await startSampleCms(smallSite);
  mediaDirectory = await mkdtemp(path.join(tmpdir(), 'content-'));
  current = await readSmallSite({ mediaDirectory });
});

afterAll(async () => {
  await server.close();
  await rm(mediaDirectory, { recursive: true });
});

describe('the snapshot of a CMS', () => {
  it('D4 has every published entry in its languages', () => {
    expect(idsIn(current)).toEqual([
      'articles/erster/de',
      'articles/erster/fr',
      'display-themes/bevölkerung/de',
      'display-themes/wohnen/de',
      'display-themes/wohnen/fr',
      'header-links//suche/de',
      'header-links//themen/de',
      'header-links//themen/fr',
      'header-links/https://example.org//de',
      'products/5813/de',
      'quizes/quartier/de',
      'home-page/home-page/de',
      'home-page/home-page/fr',
    ]);
  });

  it('D4 has neither drafts nor references to them', () => {
    const text = JSON.stringify(current.entries);
    expect(text).not.toContain('9990');
    expect(text).not.toContain('entwurf');
    expect(text).not.toContain('Noch geheim');
  });

  it('D4 is the same each time for the same content', async () => {
    const again = await readSmallSite();
    expect(again).toEqual(current);
    expect(snapshotHash(again)).toBe(snapshotHash(current));
  });
});
