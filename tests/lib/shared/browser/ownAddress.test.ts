import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOwnPath, ownAddress } from '@/lib/shared/browser/ownAddress';
import { payloadAddress } from '@/lib/client/loadPayload';
import {
  credentials,
  forbiddenProtocols,
  hostsInDisguise,
  otherOrigins,
  ownHost,
  pathsToOtherHosts,
  unreadable,
} from '@/tests/fixtures/hostileAddresses';

const page = `https://${ownHost}/thema/wohnen?x=1`;

describe('an address of the site', () => {
  it.each([
    ['/themen', 'https://statistik.example/themen'],
    ['../artikel/a?b=c#d', 'https://statistik.example/artikel/a?b=c#d'],
    ['/a//b', 'https://statistik.example/a//b'],
    ['/a/..//b', null],
    ['#oben', 'https://statistik.example/thema/wohnen?x=1#oben'],
    ['https://statistik.example/apps', 'https://statistik.example/apps'],
    ['/', 'https://statistik.example/'],
  ])('B5.5 is what browsers make of it: %s', (address, href) => {
    expect(ownAddress(address, page)?.href ?? null).toBe(href);
  });

  it.each([...pathsToOtherHosts, ...credentials, ...unreadable, 'javascript:alert(1)', `blob:${page}`])(
    'B5.5 is not %j',
    (address) => {
      expect(ownAddress(address, page)).toBeNull();
    },
  );

  it.each([
    ...[...hostsInDisguise, ...pathsToOtherHosts, ...credentials, ...unreadable],
    ...[...otherOrigins, ...forbiddenProtocols].map(([address]) => address),
  ])('B5.5 that is a path is not %j', (address) => {
    expect(isOwnPath(address)).toBe(false);
  });

  it('B5.5 has data that is asked of the site itself, whatever its path', () => {
    const pieces = fc.constantFrom('\t', '\n', ' ', 'evil.example', ...'/ // \\ . .. %2e %2F ? # @'.split(' '));
    const addresses = fc.array(pieces, { maxLength: 8 }).map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(addresses, (address) => {
        const own = ownAddress(address, page);
        fc.pre(own !== null);
        expect(new URL(payloadAddress(own.pathname), page).origin).toBe(`https://${ownHost}`);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(['//evil.example', '/\\evil.example', 'themen', ''])('B5.2 has a path: no data is asked for %j', (path) => {
    expect(() => payloadAddress(path)).toThrow(TypeError);
  });
});
