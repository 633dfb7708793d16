import { describe, expect, it } from 'vitest';
import { collectionNames, collectionTypes } from '@/content-types/registry';
import { entryPath, isEntryRoute, keyAt, routeNames, routes } from '@/content-types/routes';

/** Figures in frames of other sites have the key of their indicator; areas are named by data. */
const entryRoutes = routeNames.filter(isEntryRoute).filter((route) => route !== 'embed' && route !== 'area');

describe('the routes', () => {
  it.each(entryRoutes)('of entries are those of a content type: %s', (route) => {
    const addresses = collectionNames.map((name) => collectionTypes[name].address?.('7'));
    expect(addresses).toContain(entryPath(route, '7'));
  });

  it('tell which entry an address is of', () => {
    expect(entryPath('article', 'leerstand-2026')).toBe('/artikel/leerstand-2026');
    expect(keyAt('article', '/artikel/leerstand-2026')).toBe('leerstand-2026');
    expect(keyAt('indicator', '/indikatorenportal/leerstand')).toBeUndefined();
    expect(keyAt('interactive', '/interaktiv/container/basel')).toBeUndefined();
    expect(keyAt('indicator-set', '/indikatorenset/umwelt/boden')).toBeUndefined();
    expect(keyAt('indicator-set-chapter', '/indikatorenset/umwelt/boden/wald')).toBe('umwelt/boden/wald');
    expect(keyAt('indicator-set-chapter', '/indikatorenset/umwelt')).toBeUndefined();
  });

  it('have one address each', () => {
    const addresses = Object.values(routes);
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });
});
