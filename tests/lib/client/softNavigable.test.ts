import { describe, expect, it } from 'vitest';
import { isSoftNavigable } from '@/lib/client/softNavigable';
import { pathsToOtherHosts } from '@/tests/fixtures/hostileAddresses';
import { plainSettings } from '@/tests/fixtures/plainSettings';

const site = 'https://statistik.example';

function isNear(target: string, current: string): boolean {
  return isSoftNavigable(new URL(target, site), new URL(current, site), plainSettings.languages);
}

describe('soft navigation goes', () => {
  it.each([
    ['/', '/themen'],
    ['/themen?x=1#weiter', '/artikel/wohnen'],
    ['/fr', '/fr/themen'],
    ['/ls/themen', '/ls'],
    ['/frauen', '/'],
    ['/english-text', '/itinerar'],
    ['/artikel/version-2.0', '/'],
    ['/artikel/bericht.', '/'],
  ])('B5.1 to %s from %s', (target, current) => {
    expect(isNear(target, current)).toBe(true);
  });

  it.each([
    ['/fr', '/'],
    ['/', '/fr'],
    ['/fr/themen', '/it/themen'],
    ['/ls', '/frauen'],
    ['https://andere.example/themen', '/'],
    ['http://statistik.example/themen', '/'],
    ['https://statistik.example:8443/themen', '/'],
    ['https://statistik.example.org/themen', '/'],
    ['/daten/t01-1.XLSX', '/'],
    ['/media/bild.webp?w=320', '/'],
    ['/themen/_payload.json', '/'],
    ['/themen/', '/'],
    ['/fr/', '/fr/themen'],
  ])('B5.2 not to %s from %s', (target, current) => {
    expect(isNear(target, current)).toBe(false);
  });

  it.each(pathsToOtherHosts)('B5.5 not to %s, whose data would be asked of another host', (address) => {
    expect(isNear(address, '/themen')).toBe(false);
  });
});
