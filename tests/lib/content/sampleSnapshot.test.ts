import { beforeAll, describe, expect, it, vi } from 'vitest';
import { snapshotHash } from '@/lib/content/snapshot';
import type { Snapshot } from '@/lib/content/snapshot';
import { startSampleCms } from '@/lib/cms/sample-cms/sampleCms';
import { connectTo } from '../../fixtures/cmsConnection';
import { idsIn, readFrom, silenceProgress } from './reading';
import { smallSite } from './smallSite';

silenceProgress();

let url: string;

/** What the public sees now. */
function readSmallSite(): Promise<Snapshot> {
  return readFrom(connectTo(url).cms);
}

beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const server = await startSampleCms(smallSite);
  ({ url } = server);
  return () => server.close();
});

describe('the snapshot of a CMS', () => {
  it('D4 has every published entry in its languages', async () => {
    expect(idsIn(await readSmallSite())).toEqual([
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

  it('D4 has neither drafts nor references to them', async () => {
    const text = JSON.stringify((await readSmallSite()).entries);
    expect(text).not.toContain('9990');
    expect(text).not.toContain('entwurf');
    expect(text).not.toContain('Noch geheim');
  });

  it('D4 is the same each time for the same content', async () => {
    const [current, again] = [await readSmallSite(), await readSmallSite()];
    expect(again).toEqual(current);
    expect(snapshotHash(again)).toBe(snapshotHash(current));
  });
});
