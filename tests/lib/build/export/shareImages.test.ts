import { statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { listFiles } from '@/lib/shared/files';
import {
  countMissing,
  describeShareImages,
  drawMissing,
  makeShareImages,
  placeMissing,
} from '@/lib/build/export/shareImages';
import type { ShareImages, SharedPages } from '@/lib/build/export/shareImages';
import type { ListedPage } from '@/lib/build/export/sitePages';
import { shareAddress } from '@/lib/site/share-cards/shareCard';
import type { ShareCard } from '@/lib/site/share-cards/shareCard';
import { temporaryFolder } from './sampleExport';

function cardOf(title: string): ShareCard {
  return { site: 'Statistik', kicker: null, title, figure: null, chart: null };
}

function pageOf(path: string, title: string | null): ListedPage {
  const share = title === null ? {} : { share: cardOf(title) };
  return { path, locale: 'de', lastModified: null, noindex: false, ...share };
}

const pages = [
  pageOf('/artikel/a', 'Erster'),
  pageOf('/artikel/b', 'Zweiter'),
  pageOf('/artikel/c', null),
  pageOf('/', 'Start'),
];

let folders: { readonly exportDir: string; readonly cacheDir: string };

beforeEach(async () => {
  folders = { exportDir: await temporaryFolder(), cacheDir: await temporaryFolder() };
});

const cards = ['Erster', 'Zweiter', 'Start'].map((title) => shareAddress(cardOf(title)).slice(1)).toSorted();

/** Pictures in the cache, each with the file that it is: a new one is another. */
function keptPictures(): readonly (readonly [string, number])[] {
  const { cacheDir } = folders;
  return listFiles(cacheDir).map((file) => [file, statSync(join(cacheDir, file)).ino]);
}

function make(drawMs = Infinity): Promise<ShareImages> {
  return makeShareImages({ ...folders, pages, drawMs });
}

describe('pictures for other sites', () => {
  it('are drawn for pages without one of their own', async () => {
    expect(await make()).toEqual({ total: 3, made: 3, left: new Set() });
    expect(listFiles(folders.exportDir)).toEqual(cards);
  });

  it('keep no build waiting: those that are not there yet are left', async () => {
    const first = await make(-1);
    expect(first).toMatchObject({ total: 3, made: 0 });
    expect([...first.left].toSorted()).toEqual(cards);
    expect(listFiles(folders.exportDir)).toEqual([]);
    expect(describeShareImages(first)).toBe(
      'Pictures for other sites: 3, of which 0 were drawn now; 3 are drawn when the site is in its place.',
    );
  });

  it('are drawn first for home pages, then for what changed last', async () => {
    const dated = pages.map((page) => (page.path === '/artikel/b' ? { ...page, lastModified: '2026-08-01' } : page));
    const { left } = await makeShareImages({ ...folders, pages: dated, drawMs: -1 });
    expect([...left]).toEqual(['Start', 'Zweiter', 'Erster'].map((title) => shareAddress(cardOf(title)).slice(1)));
  });
});

describe('pictures that a build has left', () => {
  const site = (): SharedPages => ({ ...folders, pages });

  it('are drawn to the cache, and then put into the finished site', async () => {
    await make(-1);
    await drawMissing(site());
    expect(countMissing(site())).toBe(3);
    await placeMissing(site());
    expect(countMissing(site())).toBe(0);
    expect(listFiles(folders.exportDir)).toEqual(cards);
  });

  it('are drawn where an interrupted run has stopped', async () => {
    await makeShareImages({ ...folders, pages: pages.slice(0, 1), drawMs: Infinity });
    const before = new Map(keptPictures());
    await drawMissing(site());
    const after = new Map(keptPictures());
    expect([before.size, after.size]).toEqual([1, 3]);
    for (const [file, written] of before) expect(after.get(file)).toBe(written);
  });
});
