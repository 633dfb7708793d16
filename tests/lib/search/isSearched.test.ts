import { describe, expect, it } from 'vitest';
import { isSafeAddress, isSearched } from '@/lib/search/isSearched';
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

describe('a document from outside', () => {
  const document = { ...hit, ...hit.words };

  it('B8.5 is one with all fields', () => {
    expect(isSearched(document)).toBe(true);
  });

  it.each([
    [null],
    ['hit'],
    [[]],
    [{}],
    [{ ...document, id: 5 }],
    [{ ...document, kind: 'virus' }],
    [{ ...document, title: { html: '<b>' } }],
    [{ ...document, description: null }],
    [{ ...document, subtitle: undefined }],
    [{ ...document, url: 'javascript:alert(1)' }],
    [{ ...document, preview: 'https://evil.example/a.svg' }],
    [{ ...document, value: { text: '0,78 %', number: '0.78' } }],
    [{ ...document, themes: [null] }],
    [{ ...document, updated: 20_260_821 }],
    [{ ...document, keywords: ['a'] }],
  ])('B8.5 is none: %j', (value) => {
    expect(isSearched(value)).toBe(false);
  });
});
