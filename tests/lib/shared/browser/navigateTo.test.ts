import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allowedAddress, navigateTo } from '@/lib/shared/browser/navigateTo';
import type { NavigateOptions, NavigationTarget } from '@/lib/shared/browser/navigateTo';
import {
  credentials,
  forbiddenProtocols,
  hostsInDisguise,
  otherOrigins,
  ownHost,
  pathsInDisguise,
  pathsToOtherHosts,
  unreadable,
} from '@/tests/fixtures/hostileAddresses';

const external = 'Navigating to an external URL is not allowed by default.';

const assign = vi.fn<NavigationTarget['assign']>();
const replace = vi.fn<NavigationTarget['replace']>();

function go(address: string, options?: NavigateOptions): void {
  navigateTo(address, options, { href: `https://${ownHost}/fr/themen?x=1`, assign, replace });
}

function expectNoNavigation(): void {
  expect(assign).not.toHaveBeenCalled();
  expect(replace).not.toHaveBeenCalled();
}

beforeEach(() => {
  assign.mockReset();
  replace.mockReset();
});

describe('an address of the site', () => {
  it.each([
    ['/apps', 'https://statistik.example/apps'],
    ['/suche?q=miete#treffer', 'https://statistik.example/suche?q=miete#treffer'],
    ['apps', 'https://statistik.example/fr/apps'],
    ['?x=2', 'https://statistik.example/fr/themen?x=2'],
    ['#oben', 'https://statistik.example/fr/themen?x=1#oben'],
    ['  /apps\n', 'https://statistik.example/apps'],
    ['https://statistik.example/apps', 'https://statistik.example/apps'],
    ['HTTPS://STATISTIK.EXAMPLE:443/apps', 'https://statistik.example/apps'],
    ['/artikel/bevölkerung', 'https://statistik.example/artikel/bev%C3%B6lkerung'],
    ['/weiter?zu=https://evil.example', 'https://statistik.example/weiter?zu=https://evil.example'],
  ])('B5.5 is gone to: %j', (address, href) => {
    go(address);
    expect(assign).toHaveBeenCalledExactlyOnceWith(href);
    expect(replace).not.toHaveBeenCalled();
  });

  it.each(pathsInDisguise)('B5.5 is what a browser makes of %j', (address) => {
    const { origin, pathname } = allowedAddress(address, `https://${ownHost}/fr/themen`);
    expect(origin).toBe(`https://${ownHost}`);
    expect(pathname).toMatch(/^\/fr\/./);
  });
});

describe.each<[string, NavigateOptions]>([
  ['without permission', {}],
  ['with permission for other hosts', { external: true }],
  ['in place of the current one', { external: true, replace: true }],
])('an address %s', (_, options) => {
  it.each(forbiddenProtocols)('B5.5 is refused for its protocol: %j', (address, protocol) => {
    expect(() => go(address, options)).toThrow(`Cannot navigate to a URL with '${protocol}' protocol.`);
    expectNoNavigation();
  });

  it.each(credentials)('B5.5 is refused for its credentials: %s', (address) => {
    expect(() => go(address, options)).toThrow('Cannot navigate to a URL with credentials.');
    expectNoNavigation();
  });

  it.each(unreadable)('B5.5 is refused when nobody can read it: %j', (address) => {
    expect(() => go(address, options)).toThrow(TypeError);
    expectNoNavigation();
  });
});

describe('an address of another host', () => {
  it.each([...hostsInDisguise, ...pathsToOtherHosts, ...otherOrigins.map(([address]) => address)])(
    'B5.5 is refused without permission: %j',
    (address) => {
      expect(() => go(address)).toThrow(external);
      expectNoNavigation();
    },
  );

  it.each(otherOrigins)('B5.5 is gone to with permission: %j', (address, href) => {
    go(address, { external: true });
    expect(assign).toHaveBeenCalledExactlyOnceWith(href);
  });

  it.each(hostsInDisguise)('B5.5 is what it is, with permission: %j', (address) => {
    go(address, { external: true });
    expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^https:\/\/evil\.example\//));
  });
});

describe('an address of somebody', () => {
  it.each(['mailto:stata@bs.ch', 'tel:+41612678727', 'MailTo:stata@bs.ch'])(
    'B5.5 needs the permission: %s',
    (address) => {
      expect(() => go(address)).toThrow(external);
      expectNoNavigation();
    },
  );

  it.each([
    ['mailto:stata@bs.ch?subject=Guten%20Tag', 'mailto:stata@bs.ch?subject=Guten%20Tag'],
    ['tel:+41612678727', 'tel:+41612678727'],
  ])('B5.5 is called or written to with it: %s', (address, href) => {
    go(address, { external: true });
    expect(assign).toHaveBeenCalledExactlyOnceWith(href);
  });
});
