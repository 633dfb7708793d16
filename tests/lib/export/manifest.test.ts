import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SiteError } from '@/lib/base/errors';
import { checkManifest, parseManifest, readManifest } from '@/lib/export/manifest';
import { ExportError } from '@/lib/export/problems';
import { rawPage, sampleManifest, temporaryFolder, writeSampleExport } from './sampleExport';

describe('parseManifest', () => {
  it('accepts the list that goes with the sample', () => {
    expect(parseManifest(sampleManifest)).toEqual(sampleManifest);
  });

  it('lists every fault with its place', () => {
    const [page] = sampleManifest.pages;
    const wrong = {
      ...sampleManifest,
      siteUrl: 'https://a.example/site',
      buildId: '../x',
      pages: [{ ...page, path: '/themen/', locale: 'xx' }],
    };
    expect(() => parseManifest(wrong)).toThrow(
      /siteUrl: .*origin[^]*buildId: [^]*pages\.0\.path: [^]*pages\.0\.locale: /,
    );
  });

  it.each(['themen', '/themen/', '/a//b', '/a?b', '/a#b', '/a b', '/a\\b', '/a*', '/bevo\u0308lkerung'])(
    'refuses the address «%s»',
    (path) => {
      const pages = sampleManifest.pages.map((page) => ({ ...page, path }));
      expect(() => parseManifest({ ...sampleManifest, pages })).toThrow(ExportError);
    },
  );

  it('leaves it to the rules to judge redirects: one that is wrong does not stop the others', () => {
    const redirects = [{ from: '/artikel//alt', to: '/themen' }];
    expect(parseManifest({ ...sampleManifest, redirects }).redirects).toEqual(redirects);
  });
});

describe('readManifest', () => {
  it('reads the list when pages and files agree', async () => {
    const folder = await temporaryFolder();
    await writeSampleExport(folder);
    await expect(readManifest(folder)).resolves.toEqual(sampleManifest);
  });

  it('lists all differences between pages and files at once', async () => {
    const folder = await temporaryFolder();
    const [first] = sampleManifest.pages;
    const twice = {
      ...sampleManifest.pages[1],
      path: '/',
      locale: 'de',
      route: '/',
      noindex: false,
      lastModified: null,
    } as const;
    const lost = { ...twice, path: '/verloren', alternates: [{ hreflang: 'fr', path: '/fr/verloren' }] };
    await writeSampleExport(folder, {
      changes: { 'fremd.html': rawPage() },
      manifest: { pages: [...sampleManifest.pages, { ...twice, alternates: first?.alternates ?? [] }, lost] },
    });
    const reading = readManifest(folder).then((manifest) => checkManifest(folder, manifest));
    await expect(reading).rejects.toThrow(ExportError);
    await expect(reading).rejects.toMatchObject({
      problems: [
        { page: '/', message: 'The address is listed twice in pages.json.' },
        { page: '/verloren', message: 'The page was listed but not written: its HTML file is missing.' },
        { page: 'fremd.html', message: 'The file was written but is not listed in pages.json.' },
        { page: '/verloren', message: 'The alternate in «fr» is not a page: /fr/verloren' },
      ],
    });
  });

  it('says which file is missing and who writes it', async () => {
    const folder = await temporaryFolder();
    await writeSampleExport(folder);
    await rm(join(folder, 'pages.json'));
    const reading = readManifest(folder);
    await expect(reading).rejects.toThrow(SiteError);
    await expect(reading).rejects.toThrow(/pages\.json[^]*next build/);
  });
});
