import { describe, expect, it } from 'vitest';
import { expandRedirects, redirectFor, usableRedirects } from '@/lib/export/rules/redirects';
import { sampleManifest } from '../sampleExport';

const expanded = expandRedirects(sampleManifest.redirects);

describe('expandRedirects', () => {
  it('B1.8 makes each redirect valid in every language, exact ones before wildcards', () => {
    expect(expanded.map(({ from, to }) => `${from} ${to}`)).toEqual([
      '/en/hintergrund/alt /en/themen',
      '/fr/hintergrund/alt /fr/themen',
      '/it/hintergrund/alt /it/themen',
      '/ls/hintergrund/alt /ls/themen',
      '/hintergrund/alt /themen',
      '/en/hintergrund/** /en/interaktiv/**',
      '/fr/hintergrund/** /fr/interaktiv/**',
      '/it/hintergrund/** /it/interaktiv/**',
      '/ls/hintergrund/** /ls/interaktiv/**',
      '/hintergrund/** /interaktiv/**',
    ]);
  });

  it('turns the home address into that of the language', () => {
    expect(expandRedirects([{ from: '/start', to: '/' }])).toContainEqual({ from: '/fr/start', to: '/fr' });
  });
});

describe('redirectFor', () => {
  it.each([
    ['/hintergrund/karte', '/interaktiv/karte'],
    ['/hintergrund/a/b', '/interaktiv/a/b'],
    ['/fr/hintergrund/karte', '/fr/interaktiv/karte'],
    ['/hintergrund', '/interaktiv'],
    ['/hintergrund/', '/interaktiv'],
    ['/hintergrund/alt', '/themen'],
    ['/ls/hintergrund/alt', '/ls/themen'],
    ['/hintergrundbild', null],
    ['/es/hintergrund/karte', null],
    ['/themen', null],
  ])('B1.8 sends %s to %s', (from, to) => {
    expect(redirectFor(expanded, from)).toBe(to);
  });

  it('sends all addresses of a folder to one page where the target has no stars', () => {
    expect(redirectFor([{ from: '/alt/**', to: '/neu' }], '/alt/a/b')).toBe('/neu');
  });
});

describe('usableRedirects', () => {
  interface Found {
    readonly kept: readonly string[];
    readonly warnings: readonly string[];
  }

  function use(redirects: readonly { readonly from: string; readonly to: string }[]): Found {
    const found = usableRedirects({ ...sampleManifest, redirects: [...redirects] });
    return {
      kept: found.redirects.map(({ from, to }) => `${from} ${to}`),
      warnings: found.warnings.map(({ page, message }) => `${page}: ${message}`),
    };
  }

  it('keeps those of the sample', () => {
    expect(usableRedirects(sampleManifest)).toEqual({ redirects: expanded, warnings: [] });
  });

  it('leaves out those that lead to no page, in every language, and keeps the others', () => {
    const { kept, warnings } = use([
      { from: '/alt', to: '/weg' },
      { from: '/gut', to: '/themen' },
    ]);
    expect(kept).toHaveLength(5);
    expect(kept).toContain('/fr/gut /fr/themen');
    expect(warnings).toHaveLength(5);
    expect(warnings).toContain('/fr/alt: The redirect was left out: it leads to /fr/weg, which is no page.');
  });

  it.each([
    ['/themen', '/interaktiv'],
    ['/Themen', '/themen'],
    ['/themen/**', '/interaktiv/**'],
  ])('leaves out %s, which would hide a page, also where only capitals differ', (from, to) => {
    const { kept, warnings } = use([{ from, to }]);
    expect(kept).toEqual([]);
    expect(warnings).toContain(
      `${from}: The redirect was left out: it would hide the page /themen; remove the redirect or the page.`,
    );
  });

  it('keeps one redirect of an address, also where only capitals differ', () => {
    const { kept, warnings } = use([
      { from: '/artikel/Alt', to: '/themen' },
      { from: '/artikel/alt', to: '/interaktiv' },
      { from: '/artikel/alt', to: '/suche' },
    ]);
    expect(kept.filter((redirect) => !/^\/(?:ls|fr|it|en)\//.test(redirect))).toEqual(['/artikel/Alt /themen']);
    expect(warnings.filter((warning) => warning.startsWith('/artikel/alt: '))).toEqual([
      '/artikel/alt: The redirect was left out: its address is redirected more than once (capitals do not count); keep one of them.',
      '/artikel/alt: The redirect was left out: its address is redirected more than once (capitals do not count); keep one of them.',
    ]);
  });

  it('leaves out chains', () => {
    const pages = ['/neu', '/neuer'].flatMap((path) =>
      sampleManifest.pages.slice(0, 1).map((page) => ({ ...page, path })),
    );
    const chained = [
      { from: '/alt/**', to: '/neu/**' },
      { from: '/neu/x/**', to: '/neuer/**' },
      { from: '/neuer/x/**', to: '/neu/**' },
    ];
    const { redirects, warnings } = usableRedirects({ pages, redirects: chained });
    expect(redirects).toEqual([]);
    expect(warnings).toContainEqual({
      page: '/alt/**',
      message: 'The redirect was left out: it leads to /neu/**, where another redirect begins; name the last target.',
    });
  });
});
