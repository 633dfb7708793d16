import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { listFiles } from '@/lib/base/files';
import { describeShareImages, makeShareImages } from '@/lib/export/makeShareImages';
import type { ShareImages } from '@/lib/export/makeShareImages';
import type { PagesManifest } from '@/lib/site/pagesManifest';
import { shareAddress } from '@/lib/site/share-cards/shareCard';
import type { ShareCard } from '@/lib/site/share-cards/shareCard';
import { temporaryFolder } from './sampleExport';

function cardOf(title: string): ShareCard {
  return { site: 'Statistik', kicker: null, title, figure: null };
}

function pageOf(path: string, route: string, title: string | null): PagesManifest['pages'][number] {
  const share = title === null ? {} : { share: cardOf(title) };
  return { path, locale: 'de', route, lastModified: null, noindex: false, alternates: [], ...share };
}

const manifest: PagesManifest = {
  siteUrl: 'https://statistik.example',
  buildId: 'a',
  contentId: 'b',
  timestamp: '2026-09-01T00:00:00.000Z',
  pages: [
    pageOf('/artikel/a', 'article', 'Erster'),
    pageOf('/artikel/b', 'article', 'Zweiter'),
    pageOf('/artikel/c', 'article', null),
    pageOf('/', 'home', 'Start'),
  ],
  errorPages: [],
  redirects: [],
};

let folders: { readonly exportDir: string; readonly cacheDir: string };

beforeEach(async () => {
  folders = { exportDir: await temporaryFolder(), cacheDir: await temporaryFolder() };
});

function make(shareTimeMs?: number): Promise<ShareImages> {
  return makeShareImages({ ...folders, manifest, ...(shareTimeMs === undefined ? {} : { shareTimeMs }) });
}

describe('pictures for other sites', () => {
  it('are drawn for pages without one of their own', async () => {
    const made = await make();
    expect(made).toMatchObject({ total: 3, made: 3, left: 0 });
    expect(made.replacements.size).toBe(0);
    const addresses = ['Erster', 'Zweiter', 'Start'].map((title) => shareAddress(cardOf(title)).slice(1));
    expect(listFiles(folders.exportDir)).toEqual(addresses.toSorted());
  });

  it('are drawn once', async () => {
    await make();
    expect(await make()).toMatchObject({ total: 3, made: 0, left: 0 });
  });

  it('do not keep a build waiting: those left show the picture of the home page until the next build', async () => {
    const first = await make(-1);
    expect(first).toMatchObject({ total: 3, made: 1, left: 2 });
    expect(first.replacements.get('/artikel/a')).toEqual({
      from: shareAddress(cardOf('Erster')),
      to: shareAddress(cardOf('Start')),
    });
    expect(listFiles(join(folders.exportDir, 'share'))).toHaveLength(1);
    expect(describeShareImages(first)).toBe(
      'Pictures for other sites: 3, of which 1 were drawn now; 2 are left for the next build and show the picture of the home page until then.',
    );
    expect(await make()).toMatchObject({ made: 2, left: 0 });
  });

  it('are all drawn if no home page could replace them', async () => {
    const pages = manifest.pages.filter(({ route }) => route !== 'home');
    expect(await makeShareImages({ ...folders, manifest: { ...manifest, pages }, shareTimeMs: -1 })).toMatchObject({
      made: 2,
      left: 0,
    });
  });

  it('take that of another language if the own has none', async () => {
    const pages = manifest.pages.map((page) => (page.route === 'home' ? page : { ...page, locale: 'fr' as const }));
    const { replacements } = await makeShareImages({ ...folders, manifest: { ...manifest, pages }, shareTimeMs: -1 });
    expect(replacements.get('/artikel/a')?.to).toBe(shareAddress(cardOf('Start')));
  });

  it('are drawn in time for a home page that shares its picture with another page', async () => {
    const pages = [...manifest.pages, pageOf('/artikel/d', 'article', 'Start')];
    const { replacements } = await makeShareImages({ ...folders, manifest: { ...manifest, pages }, shareTimeMs: -1 });
    expect([...replacements.keys()].toSorted()).toEqual(['/artikel/a', '/artikel/b']);
  });
});
