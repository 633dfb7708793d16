import { describe, expect, it } from 'vitest';
import { isSafeAddress, readHit } from '@/lib/search/readHit';
import {
  credentials,
  forbiddenProtocols,
  hostsInDisguise,
  pathsInDisguise,
  pathsToOtherHosts,
  unreadable,
} from '../../fixtures/hostileAddresses';
import { hit } from '../../fixtures/searchHits';

describe('an address of a hit', () => {
  it.each([
    '/',
    '/themen',
    '/indikator/leerwohnungsquote?jahr=2026#daten',
    '/thema/bevoelkerung#liste-auskunft',
    'https://www.bs.ch/',
    'HTTPS://WWW.BS.CH',
    'http://statistik.example:8443/a?b=c',
    'mailto:statistik@example.org',
  ])('B8.5 %j is followed', (address) => {
    expect(isSafeAddress(address)).toBe(true);
  });

  it.each(forbiddenProtocols)('B8.5 %j is refused: it hides %j', (address) => {
    expect(isSafeAddress(address)).toBe(false);
  });

  it.each([...[...hostsInDisguise, ...pathsToOtherHosts], ...[...credentials, ...pathsInDisguise, ...unreadable]])(
    'B8.5 %j is refused',
    (address) => {
      expect(isSafeAddress(address)).toBe(false);
    },
  );

  it.each([
    '',
    'themen',
    '../themen',
    '#daten',
    '?q=a',
    'https:evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    'ht\ntps://evil.example/',
    'tel:+41612678111',
  ])('B8.5 %j is refused: a browser would have to repair it', (address) => {
    expect(isSafeAddress(address)).toBe(false);
  });
});

describe('a hit from outside', () => {
  it('B8.5 keeps its fields and no others', () => {
    expect(readHit({ ...hit, text: 'secret', _formatted: {} })).toEqual(hit);
  });

  it('B8.5 of an older index may lack what not all hits have', () => {
    const rare = { subtitle: undefined, value: undefined, updated: undefined };
    expect(readHit({ ...hit, ...rare })).toEqual({ ...hit, subtitle: null, value: null, updated: null });
  });

  it('B8.5 loses a value that is none, not the hit', () => {
    expect(readHit({ ...hit, value: { text: '0,78 %', number: '0.78' } })).toEqual({ ...hit, value: null });
  });

  it.each([
    [null],
    ['hit'],
    [[]],
    [{}],
    [{ ...hit, id: 5 }],
    [{ ...hit, kind: 'virus' }],
    [{ ...hit, title: { html: '<b>' } }],
    [{ ...hit, description: null }],
    [{ ...hit, subtitle: 5 }],
    [{ ...hit, url: 'javascript:alert(1)' }],
    [{ ...hit, url: null }],
    [{ ...hit, themes: 'bau' }],
    [{ ...hit, themes: [null] }],
    [{ ...hit, updated: 20_260_821 }],
    [{ ...hit, language: undefined }],
  ])('B8.5 is dropped when it is none: %j', (value) => {
    expect(readHit(value)).toBeNull();
  });
});
