import { describe, expect, it } from 'vitest';
import { pageMetadata } from '@/app/_frame/pageMetadata';
import { locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { languageTag, localizedPath } from '@/lib/i18n/paths';
import { pageAt } from '../../support/openPage';

function metadataOf(path: string, locale: Locale = 'de'): ReturnType<typeof pageMetadata> {
  return pageMetadata(pageAt(path, locale), locales);
}

describe('the title of a page', () => {
  it('B1.9 is on the home page the name of the site alone', () => {
    expect(metadataOf('/').title).toBe('Statistik Kanton Basel-Stadt');
  });

  it.each([
    ['ls', 'Start-Seite – Statistik Kanton Basel-Stadt'],
    ['fr', 'Accueil – Statistique Canton de Bâle-Ville'],
    ['it', 'Pagina iniziale – Statistica Cantone di Basilea Città'],
    ['en', 'Home – Statistics Canton of Basel-Stadt'],
  ] as const)('B1.9 tells the home pages of the languages apart (%s)', (locale, title) => {
    expect(metadataOf('/', locale).title).toBe(title);
  });

  it.each([
    ['/artikel/leerstand-2026', 'Weniger leere Wohnungen [de] – Statistik Kanton Basel-Stadt'],
    ['/indikatorenportal/100', 'Leerstandsquote [de] – Indikator – Statistik Kanton Basel-Stadt'],
    ['/interaktiv/karte', 'Karte der Wohnviertel [de] – Interaktiv – Statistik Kanton Basel-Stadt'],
    ['/themen', 'Themen im Überblick [de] – Statistik Kanton Basel-Stadt'],
    ['/404', 'Seite nicht gefunden – Statistik Kanton Basel-Stadt'],
  ])('B1.9 of %s is its own, its kind, and the name of the site', (path, title) => {
    expect(metadataOf(path).title).toBe(title);
  });

  it('B1.3 says that a page without a translation is in German', () => {
    expect(metadataOf('/thema/bevoelkerung', 'fr').title).toBe(
      'Bevölkerung [de] (en allemand) – Thème – Statistique Canton de Bâle-Ville',
    );
    expect(metadataOf('/thema/bevoelkerung', 'ls').title).toBe(
      'Bevölkerung [de] (nicht in Leichter Sprache) – Thema – Statistik Kanton Basel-Stadt',
    );
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

  it.each([
    ['ls', 'de_CH'],
    ['fr', 'fr_CH'],
    ['it', 'it_CH'],
    ['en', 'en_GB'],
  ] as const)('is in the language of the address (%s)', (locale, tag) => {
    expect(metadataOf('/apps', locale).openGraph).toMatchObject({ locale: tag, url: `/${locale}/apps` });
  });

  it('has a picture on every page but those about errors', () => {
    expect(metadataOf('/apps/atlas').twitter).toEqual({ card: 'summary_large_image' });
    expect(metadataOf('/404').twitter).toEqual({ card: 'summary' });
    expect(metadataOf('/404').openGraph).not.toHaveProperty('images');
  });

  it('is the share image of the entry if it has one, cut to the shape that others show', () => {
    const page = pageAt('/apps/atlas', 'de');
    const file = { url: '/media/0123456789abcdef.jpg', name: 'a', mime: 'image/jpeg', width: 2000, height: 2000 };
    const image = { file, alt: 'Eine Karte', focal_x: 0.2, focal_y: null };
    const imagesWith = (width: number): unknown =>
      pageMetadata(
        { ...page, description: { ...page.description, shareImage: { ...image, file: { ...file, width } } } },
        [],
      ).openGraph?.images;
    expect(imagesWith(2000)).toEqual([
      {
        url: '/media/0123456789abcdef-a1200x630-20-50.jpg',
        width: 1200,
        height: 630,
        alt: 'Eine Karte',
        type: 'image/jpeg',
      },
    ]);
    // Too small to be shown large.
    expect(imagesWith(400)).toEqual([expect.objectContaining({ type: 'image/png' })]);
  });

  it('is the share image of the entry even if it is a drawing, described by the title if nothing else does', () => {
    const page = pageAt('/apps/atlas', 'de');
    const file = { url: '/media/drawings/0123456789abcdef.svg', name: 'a', mime: 'image/svg+xml', width: 1, height: 1 };
    const shareImage = { file, alt: null, focal_x: null, focal_y: null };
    const withOwn = { ...page, description: { ...page.description, shareImage } };
    expect(pageMetadata(withOwn, []).openGraph?.images).toEqual([
      expect.objectContaining({
        url: '/media/0123456789abcdef-a1200x630-50-50.png',
        alt: page.description.title,
        type: 'image/png',
      }),
    ]);
  });
});

describe('the description of a page', () => {
  it('is its lead, for search engines and in search results', () => {
    expect(metadataOf('/thema/wohnen', 'fr').description).toBe('Comment on habite. [fr]');
  });

  it('has no marks of Markdown and no line breaks', () => {
    const page = pageAt('/apps/atlas', 'de');
    const description = { ...page.description, summary: 'Zeigt **alle**\n`Karten`.\n' };
    expect(pageMetadata({ ...page, description }, locales).description).toBe('Zeigt alle Karten.');
  });
});

it('B1.3 the languages of a page are listed for the language switch, which follows the page without loading it whole', () => {
  expect(pageMetadata(pageAt('/apps', 'de'), ['de', 'fr']).other).toEqual({ translations: 'de fr' });
});
