import { describe, expect, it } from 'vitest';
import { checkRedirects, expandRedirects, redirectFor } from '@/lib/export/rules/redirects';
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

describe('checkRedirects', () => {
  function messages(redirects: readonly { readonly from: string; readonly to: string }[]): readonly string[] {
    return checkRedirects({ ...sampleManifest, redirects: [...redirects] }).map(
      ({ page, message }) => `${page}: ${message}`,
    );
  }

  it('accepts those of the sample', () => {
    expect(checkRedirects(sampleManifest)).toEqual([]);
  });

  it('reports targets that are no pages, in every language', () => {
    expect(messages([{ from: '/alt', to: '/weg' }])).toContain(
      '/fr/alt: The redirect leads to /fr/weg, which is no page.',
    );
  });

  it('reports pages that a redirect would hide', () => {
    expect(messages([{ from: '/themen', to: '/interaktiv' }])).toContain(
      '/themen: A redirect to /interaktiv hides the page; remove the redirect or the page.',
    );
  });

  it('reports loops, chains and addresses redirected twice', () => {
    expect(messages([{ from: '/alt/**', to: '/alt/neu/**' }])).toContain(
      '/alt/**: The redirect leads to /alt/neu/**, where another redirect begins; name the last target.',
    );
    expect(
      messages([
        { from: '/alt', to: '/themen' },
        { from: '/alt', to: '/interaktiv' },
      ]),
    ).toContain('/alt: The address is redirected more than once; keep one of the redirects.');
  });
});
