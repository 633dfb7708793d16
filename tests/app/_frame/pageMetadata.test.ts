import { describe, expect, it } from 'vitest';
import { pageMetadata } from '@/app/_frame/pageMetadata';
import { locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { languageTag, localizedPath } from '@/lib/i18n/paths';
import { pageAt } from '../../support/openPage';

function metadataOf(path: string, locale: Locale = 'de'): ReturnType<typeof pageMetadata> {
  return pageMetadata(pageAt(path, locale), locales);
}

/** Those of a page whose entry has this picture to be shared. */
function shareImages({ alt, ...picture }: Readonly<{ url: string; width: number; alt: string | null }>): unknown {
  const page = pageAt('/apps/atlas', 'de');
  const mime = picture.url.endsWith('svg') ? 'image/svg+xml' : 'image/jpeg';
  const shareImage = { file: { ...picture, name: 'a', mime, height: 2000 }, alt, focal_x: 0.2, focal_y: null };
  return pageMetadata({ ...page, description: { ...page.description, shareImage } }, []).openGraph?.images;
}

describe('the title of a page', () => {
  it.each([
    ['de', 'Statistik Kanton Basel-Stadt'],
    ['ls', 'Start-Seite – Statistik Kanton Basel-Stadt'],
    ['fr', 'Accueil – Statistique Canton de Bâle-Ville'],
  ] as const)(
    'B1.9 is on the German home page the name of the site alone, elsewhere its own, too (%s)',
    (locale, title) => {
      expect(metadataOf('/', locale).title).toBe(title);
    },
  );

  it.each([
    ['/artikel/leerstand-2026', 'Weniger leere Wohnungen [de] – Statistik Kanton Basel-Stadt'],
    ['/indikatorenportal/100', 'Leerstandsquote [de] – Indikator – Statistik Kanton Basel-Stadt'],
    ['/404', 'Seite nicht gefunden – Statistik Kanton Basel-Stadt'],
  ])('B1.9 of %s is its own, its kind, and the name of the site', (path, title) => {
    expect(metadataOf(path).title).toBe(title);
  });

  it.each([
    ['fr', 'Bevölkerung [de] (en allemand) – Thème – Statistique Canton de Bâle-Ville'],
    ['ls', 'Bevölkerung [de] (nicht in Leichter Sprache) – Thema – Statistik Kanton Basel-Stadt'],
  ] as const)('B1.3 says that a page without a translation is in German (%s)', (locale, title) => {
    expect(metadataOf('/thema/bevoelkerung', locale).title).toBe(title);
  });
});

describe('the addresses of a page', () => {
  it.each(locales)('B1.4 name all languages and x-default = German (%s)', (locale) => {
    expect(metadataOf('/thema/wohnen', locale).alternates?.languages).toEqual({
      ...Object.fromEntries(locales.map((other) => [languageTag[other], localizedPath(other, '/thema/wohnen')])),
      'x-default': '/thema/wohnen',
    });
  });

  it.each([
    ['de', '/thema/wohnen', '/thema/wohnen'],
    ['ls', '/thema/wohnen', '/ls/thema/wohnen'],
    ['fr', '/thema/wohnen', '/fr/thema/wohnen'],
    ['de', '/', '/'],
    ['ls', '/', '/ls'],
    ['en', '/', '/en'],
  ] as const)(
    'B1.4 have the page itself as canonical, without a slash at the end (%s, %s)',
    (locale, path, address) => {
      expect(metadataOf(path, locale).alternates?.canonical).toBe(address);
    },
  );

  it.each(['/404', '/500'])('are none on the error page %s, which search engines leave out', (path) => {
    const metadata = metadataOf(path);
    expect(metadata.alternates).toBeUndefined();
    expect(metadata.robots).toEqual({ index: false, follow: true });
  });
});

describe('what other sites see of a page', () => {
  it('is of an article its days, its picture and its language', () => {
    const { images, ...openGraph } = metadataOf('/artikel/leerstand-2026', 'de').openGraph ?? {};
    expect(openGraph).toEqual({
      type: 'article',
      title: 'Weniger leere Wohnungen [de]',
      description: 'Die Quote sinkt zum dritten Mal. [de]',
      url: '/artikel/leerstand-2026',
      siteName: 'Statistik Kanton Basel-Stadt',
      locale: 'de_CH',
      publishedTime: '2026-08-21',
      modifiedTime: '2026-08-25',
    });
    expect(images).toMatchObject([
      { width: 1200, height: 630, alt: 'Weniger leere Wohnungen [de]: 0,79\u202f%, Leerstandsquote [de] · 2026' },
    ]);
    expect(JSON.stringify(images)).toMatch(/"url":"\/share\/[0-9a-f]{16}\.png"/);
  });

  it('is in the language of the address', () => {
    expect(metadataOf('/apps', 'ls').openGraph).toMatchObject({ locale: 'de_CH', url: '/ls/apps' });
  });

  it('has a picture on every page but those about errors', () => {
    expect(metadataOf('/apps/atlas').twitter).toEqual({ card: 'summary_large_image' });
    expect(metadataOf('/404').twitter).toEqual({ card: 'summary' });
    expect(metadataOf('/404').openGraph).not.toHaveProperty('images');
  });

  it.each([
    ['cut to the shape that others show', '/media/0123456789abcdef.jpg', 2000, 'jpg'],
    ['even if it is a drawing', '/media/drawings/0123456789abcdef.svg', 1, 'png'],
  ])('is the share image of the entry, %s', (_, url, width, type) => {
    expect(shareImages({ url, width, alt: 'Eine Karte' })).toMatchObject([
      { url: `/media/0123456789abcdef-a1200x630-20-50.${type}`, width: 1200, height: 630, alt: 'Eine Karte' },
    ]);
  });

  it('is the share image described by the title if nothing else does, and a card if it is too small to be shown large', () => {
    const url = '/media/0123456789abcdef.jpg';
    const card: unknown = expect.stringMatching(/^\/share\//);
    expect(shareImages({ url, width: 2000, alt: null })).toMatchObject([
      { alt: pageAt('/apps/atlas', 'de').description.title },
    ]);
    expect(shareImages({ url, width: 400, alt: null })).toMatchObject([{ url: card }]);
  });
});

describe('the description of a page', () => {
  it('has no marks of Markdown and no line breaks', () => {
    const page = pageAt('/apps/atlas', 'de');
    const description = { ...page.description, summary: 'Zeigt **alle**\n`Karten`.\n' };
    expect(pageMetadata({ ...page, description }, locales).description).toBe('Zeigt alle Karten.');
  });
});

it('B1.3 the languages of a page are listed for the language switch, which follows the page without loading it whole', () => {
  expect(pageMetadata(pageAt('/apps', 'de'), ['de', 'fr']).other).toEqual({ translations: 'de fr' });
});
