import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import { linkTarget } from '@/lib/i18n/linkTarget';
import {
  credentials,
  forbiddenProtocols,
  hostsInDisguise,
  otherOrigins,
  pathsInDisguise,
  pathsToOtherHosts,
  unreadable,
} from '@/tests/fixtures/hostileAddresses';

const refused = { kind: 'refused' };

describe('a link within the site', () => {
  it.each([
    ['de', '/thema/wohnen'],
    ['fr', '/fr/thema/wohnen'],
  ] as const)("leads to the page in the reader's language: %s", (locale, href) => {
    expect(linkTarget('/thema/wohnen', locale)).toEqual({ kind: 'internal', href });
  });

  it.each([
    ['/suche?q=miete#treffer', '/fr/suche?q=miete#treffer'],
    ['/?q=miete', '/fr?q=miete'],
    ['/', '/fr'],
    ['/artikel/a b', '/fr/artikel/a%20b'],
    ['  /themen  ', '/fr/themen'],
  ])('keeps query and hash: %j', (address, href) => {
    expect(linkTarget(address, 'fr')).toEqual({ kind: 'internal', href });
  });

  it.each(['/ls/themen', '/ls', '/ls?q=x', '/en/thema/wohnen'])('keeps the language it names: %s', (address) => {
    expect(linkTarget(address, 'fr')).toEqual({ kind: 'internal', href: address });
  });

  it.each([
    '/daten/indikator/5813.csv',
    '/daten/indikator/5813/2026-01-01.csv#kopf',
    '/media/0123456789abcdef.pdf?herunterladen',
    '/catalog.ttl',
  ])('leads to the one file that is there for all languages: %s', (address) => {
    for (const locale of locales) expect(linkTarget(address, locale)).toEqual({ kind: 'internal', href: address });
  });

  it.each(['/feed.xml', '/thema/wohnen/agenda.ics', '/media', '/daten/alt', '/404'])(
    'leads to what each language has of its own: %s',
    (address) => {
      expect(linkTarget(address, 'fr')).toEqual({ kind: 'internal', href: `/fr${address}` });
    },
  );

  it('may be a place on the same page', () => {
    expect(linkTarget('#preise', 'fr')).toEqual({ kind: 'internal', href: '#preise' });
  });
});

it.each<readonly [string, string]>([
  ['https://www.bfs.admin.ch/', 'https://www.bfs.admin.ch/'],
  ['HTTPS://DATA.BS.CH/Pfad', 'https://data.bs.ch/Pfad'],
  [' https://example.org/a b?q=ä ', 'https://example.org/a%20b?q=%C3%A4'],
  ['https:\\\\example.org\\x', 'https://example.org/x'],
  ...otherOrigins,
])('a link to another site shows where it really leads: %j', (address, href) => {
  expect(linkTarget(address, 'fr')).toEqual({ kind: 'external', href });
});

it.each([
  ['mailto:stata@bs.ch', 'mailto:stata@bs.ch'],
  ['mailto:stata@bs.ch?subject=Guten Tag', 'mailto:stata@bs.ch?subject=Guten%20Tag'],
  ['tel:+41 61 267 87 27', 'tel:+41612678727'],
])('B5.5 a link to somebody is allowed: %s', (address, href) => {
  expect(linkTarget(address, 'de')).toEqual({ kind: 'contact', href });
});

describe('a dangerous or unreadable address', () => {
  it.each(forbiddenProtocols)('B5.5 is no link: %j', (address) => {
    expect(linkTarget(address, 'de')).toEqual(refused);
  });

  it.each([...hostsInDisguise, '\\evil'])('B5.5 is no link when it leaves the host unseen: %j', (address) => {
    expect(linkTarget(address, 'fr')).toEqual(refused);
  });

  it.each(locales)('B5.5 is no link when its path is another host after resolving it, in %s', (locale) => {
    for (const address of pathsToOtherHosts) expect(linkTarget(address, locale), address).toEqual(refused);
  });

  it.each(credentials)('B5.5 is no link when it holds credentials: %s', (address) => {
    expect(linkTarget(address, 'de')).toEqual(refused);
  });

  it.each([
    ...[...pathsInDisguise, ...unreadable],
    ...['', ' ', 'themen', './themen', '../themen', '?q=x', 'www.bs.ch'],
    ...['mailto://\\', 'tel://\\', 'mailto://fr@evil.example'],
  ])('B5.5 is no link when nobody knows where it leads: %j', (address) => {
    expect(linkTarget(address, 'de')).toEqual(refused);
  });
});

describe('every address', () => {
  const site = 'https://statistik.example';
  const pieces = fc.constantFrom(
    ...['/', '\\', '//', ':', '@', '#', '?', '.', '..', ' ', '\t', '\n', '\u0000', '%2F', '%5C', '&'],
    ...['http', 'https', 'HTTPS', 'javascript', 'data', 'mailto', 'tel', 'fr', 'ls', 'evil.example', 'themen'],
  );
  const addresses = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));

  /** Where a browser goes from the page `/fr/themen`. */
  function destination(href: string): URL {
    return new URL(href, `${site}/fr/themen`);
  }

  it('B5.5 leads where its kind says, for whatever is written', () => {
    const allowed = { internal: ['https:'], external: ['http:', 'https:'], contact: ['mailto:', 'tel:'] };
    fc.assert(
      fc.property(fc.oneof(addresses, fc.string()), fc.constantFrom(...locales), (address, locale) => {
        const target = linkTarget(address, locale);
        fc.pre(target.kind !== 'refused');
        const { protocol, username } = destination(target.href);
        expect(allowed[target.kind]).toContain(protocol);
        expect(username).toBe('');
      }),
      { numRuns: 500 },
    );
  });

  it('stays on the host when it is within the site', () => {
    fc.assert(
      fc.property(addresses, fc.constantFrom(...locales), (rest, locale) => {
        const target = linkTarget(`/${rest}`, locale);
        fc.pre(target.kind === 'internal');
        const { origin, pathname } = destination(target.href);
        expect(origin).toBe(site);
        // As the data of the page is asked for.
        expect(new URL(pathname, site).origin).toBe(site);
      }),
      { numRuns: 500 },
    );
  });

  it('to another site is whole, so that it cannot be read as a path of this one', () => {
    fc.assert(
      fc.property(addresses, fc.constantFrom('http:', 'https:'), (rest, protocol) => {
        const target = linkTarget(`${protocol}${rest}`, 'de');
        fc.pre(target.kind === 'external');
        expect(target.href).toMatch(/^https?:\/\/[^/]/);
      }),
    );
  });
});
