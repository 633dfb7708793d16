import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import { listFiles } from '@/lib/shared/files';
import { chunkEntries, writeSitemap } from '@/lib/build/export/writeSitemap';
import { knownLanguages } from '@/lib/i18n/siteLanguages';
import { sampleManifest, temporaryFolder } from './sampleExport';

let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
});

function read(file: string): Promise<string> {
  return readFile(join(folder, file), 'utf8');
}

function locations(xml: string): readonly string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');
}

describe('B1.4 sitemap.xml', () => {
  it('lists every page that may be indexed, in every language', async () => {
    expect(await writeSitemap(folder, sampleManifest)).toEqual(['sitemap.xml']);
    const wanted = sampleManifest.pages
      .filter(({ noindex }) => !noindex)
      .map(({ path }) => `https://statistik.example${path}`);
    expect(locations(await read('sitemap.xml'))).toEqual(wanted);
    expect(wanted).toHaveLength(3 * locales.length);
  });

  it('names the other languages and the default, but not Leichte Sprache', async () => {
    await writeSitemap(folder, sampleManifest);
    expect(await read('sitemap.xml')).toContain(
      [
        '<url>',
        '  <loc>https://statistik.example/fr/themen</loc>',
        '  <lastmod>2026-08-20</lastmod>',
        '  <xhtml:link rel="alternate" hreflang="de" href="https://statistik.example/themen"/>',
        ...knownLanguages()
          .slice(1)
          .map(
            (tag) => `  <xhtml:link rel="alternate" hreflang="${tag}" href="https://statistik.example/${tag}/themen"/>`,
          ),
        '  <xhtml:link rel="alternate" hreflang="x-default" href="https://statistik.example/themen"/>',
        '</url>',
      ].join('\n'),
    );
  });

  it('encodes addresses and says nothing of a change it does not know', async () => {
    const page = {
      path: "/thema/bevölkerung&'x",
      locale: 'de',
      lastModified: null,
      noindex: false,
    } as const;
    await writeSitemap(folder, { ...sampleManifest, pages: [page] });
    expect(await read('sitemap.xml')).toContain(
      "<url>\n  <loc>https://statistik.example/thema/bev%C3%B6lkerung%26'x</loc>\n  <xhtml:link",
    );
  });

  it('becomes an index of several files above the limits of the protocol', async () => {
    const names = await writeSitemap(folder, sampleManifest, { addresses: locales.length + 1, bytes: 50_000 });
    expect(names.toSorted()).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml', 'sitemap.xml']);
    expect(listFiles(folder)).toEqual(names.toSorted());
    expect(locations(await read('sitemap.xml'))).toEqual([
      'https://statistik.example/sitemap-1.xml',
      'https://statistik.example/sitemap-2.xml',
      'https://statistik.example/sitemap-3.xml',
    ]);
    expect(locations(await read('sitemap-1.xml'))).toHaveLength(locales.length + 1);
    expect(locations(await read('sitemap-3.xml'))).toHaveLength(locales.length - 2);
  });
});

it('chunkEntries begins a new file at either limit, counted in bytes', () => {
  expect(chunkEntries(['a', 'b', 'c'], { addresses: 2, bytes: 100 })).toEqual([['a', 'b'], ['c']]);
  expect(chunkEntries(['ää', 'ää', 'ää'], { addresses: 9, bytes: 8 })).toEqual([['ää', 'ää'], ['ää']]);
});
