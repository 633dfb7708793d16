import { describe, expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import { expandRedirects, redirectFor, usableRedirects } from '@/lib/build/export/rules/redirects';
import { sampleManifest } from '../sampleExport';

const expanded = expandRedirects(sampleManifest.redirects);

describe('redirectFor', () => {
  it.each([
    ['/hintergrund/karte', '/interaktiv/karte'],
    ['/hintergrund/a/b', '/interaktiv/a/b'],
    ['/hintergrund', '/interaktiv'],
    ['/hintergrund/', '/interaktiv'],
    ['/ls/hintergrund/alt', '/ls/themen'],
    ['/hintergrundbild', null],
    ['/es/hintergrund/karte', null],
    ['/themen', null],
  ])('B1.8 sends %s to %s', (from, to) => {
    expect(redirectFor(expanded, from)).toBe(to);
  });

  it('sends all addresses of a folder to one page if the target has no stars', () => {
    expect(redirectFor([{ from: '/alt/**', to: '/neu' }], '/alt/a/b')).toBe('/neu');
  });
});

describe('usableRedirects', () => {
  const exportFiles = ['index.html', 'themen.html', 'assets/site-0123456789abcdef.js', 'bericht.pdf'];

  interface Found {
    readonly kept: readonly string[];
    readonly warnings: readonly string[];
  }

  function use(redirects: readonly { readonly from: string; readonly to: string }[]): Found {
    const found = usableRedirects({ ...sampleManifest, redirects: [...redirects], files: exportFiles });
    return {
      kept: found.redirects.map(({ from, to }) => `${from} ${to}`),
      warnings: found.warnings.map(({ page, fault }) => `${page}: ${fault.code}`),
    };
  }

  it('leaves out those that lead to no page, in every language, and keeps the others', () => {
    const { kept, warnings } = use([
      { from: '/alt', to: '/weg' },
      { from: '/gut', to: '/themen' },
    ]);
    expect(kept).toHaveLength(locales.length);
    expect(kept).toContain('/fr/gut /fr/themen');
    expect(warnings).toHaveLength(locales.length);
    expect(warnings).toContain('/fr/alt: redirect-nowhere');
  });

  it.each([
    ['/themen', '/interaktiv'],
    ['/Themen', '/themen'],
    ['/themen/**', '/interaktiv/**'],
  ])('leaves out %s, which would hide a page, also where only capitals differ', (from, to) => {
    const { kept, warnings } = use([{ from, to }]);
    expect(kept).toEqual([]);
    expect(warnings).toContain(`${from}: redirect-hides-page`);
  });

  it.each([
    ['/bericht.pdf', 'redirect-hides-file'],
    ['/themen.html', 'redirect-hides-file'],
    ['/assets/**', 'redirect-hides-file'],
    ['/media/**', 'earlier-address-reserved'],
    ['/**/alt', 'earlier-address-form'],
    [`/${'ü'.repeat(400)}`, 'earlier-address-too-long'],
  ])('leaves out %s: no server could apply it without harm', (from, code) => {
    const { kept, warnings } = use([{ from, to: '/themen' }]);
    expect(kept).not.toContain(`${from} /themen`);
    expect(warnings).toContain(`${from}: ${code}`);
  });

  it('keeps one redirect of an address, even if only capitals differ', () => {
    const { kept, warnings } = use([
      { from: '/artikel/Alt', to: '/themen' },
      { from: '/artikel/alt', to: '/interaktiv' },
      { from: '/artikel/alt', to: '/suche' },
    ]);
    const inGerman = kept.filter((redirect) => !locales.some((locale) => redirect.startsWith(`/${locale}/`)));
    expect(inGerman).toEqual(['/artikel/Alt /themen']);
    expect(warnings.filter((warning) => warning.startsWith('/artikel/alt: '))).toEqual([
      '/artikel/alt: redirect-twice',
      '/artikel/alt: redirect-twice',
    ]);
  });
});
