import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followRedirect } from '@/lib/client/notFoundRedirect';

const routeRules = {
  '/fr/alt': { redirect: '/fr/themen' },
  '/alt': { redirect: '/thema/bevölkerung' },
  '/löhne': { redirect: '/themen' },
  '/kreis': { redirect: '/kreis/neu' },
  '/kreis/neu': { redirect: '/kreis' },
  '/fort': { redirect: '//boese.example/x' },
  '/weit': { redirect: 'https://boese.example/x' },
  '/fr/hintergrund/**': { redirect: '/fr/interaktiv/**' },
  '/hintergrund/**': { redirect: '/interaktiv/**' },
  '/schleife/**': { redirect: '/schleife/neu/**' },
};

const fetched: string[] = [];

function serve(files: Readonly<Record<string, unknown>>): void {
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    const body = files[address];
    return Promise.resolve(new Response(JSON.stringify(body ?? null), { status: body === undefined ? 404 : 200 }));
  });
}

async function targetOf(address: string): Promise<string | null> {
  const { href, origin, pathname, search, hash } = new URL(address, 'https://statistik.example');
  const replace = vi.fn<(url: string | URL) => void>();
  await followRedirect({ href, pathname, search, hash, assign: vi.fn(), replace });
  const target = replace.mock.calls[0]?.[0];
  return target === undefined ? null : String(target).replace(origin, '');
}

beforeEach(() => {
  fetched.length = 0;
  document.body.innerHTML = '<p data-not-found-path></p>';
  serve({ '/builds/latest.json': { id: 'build-1' }, '/builds/meta/build-1.json': { id: 'build-1', routeRules } });
});

describe('B1.8 B6.4 the not-found page', () => {
  it.each([
    ['/alt', '/thema/bev%C3%B6lkerung'],
    ['/fr/alt?x=1#y', '/fr/themen?x=1#y'],
    ['/l%C3%B6hne', '/themen'],
    ['/hintergrund/karte/a?x=1#y', '/interaktiv/karte/a?x=1#y'],
    ['/fr/hintergrund', '/fr/interaktiv'],
    ['/hintergrund/a%3Fb', '/interaktiv/a%3Fb'],
  ])('goes from %s to %s', async (from, to) => {
    expect(await targetOf(from)).toBe(to);
  });

  it.each(['/weg', '/hintergrundbild', '/es/alt', '/%E0%A4%A'])(
    'stays at %s, which no redirect names',
    async (from) => {
      expect(await targetOf(from)).toBeNull();
    },
  );

  it.each(['/kreis', '/kreis/neu', '/schleife/a'])('never goes in a loop from %s', async (from) => {
    expect(await targetOf(from)).toBeNull();
  });

  it.each(['/fort', '/weit'])('never leaves the host from %s', async (from) => {
    expect(await targetOf(from)).toBeNull();
  });
});

it.each([
  ['are missing', {}],
  ['have an id that is no file name', { '/builds/latest.json': { id: '../../x' } }],
  ['have no redirects', { '/builds/latest.json': { id: 'b' }, '/builds/meta/b.json': { routeRules: { '/alt': 1 } } }],
])('the files of the build may %s', async (_, files) => {
  serve(files);
  expect(await targetOf('/alt')).toBeNull();
});
