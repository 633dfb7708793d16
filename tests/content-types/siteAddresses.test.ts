import { describe, expect, it } from 'vitest';
import { earlierAddressFault, isReserved } from '@/content-types/siteAddresses';

describe('isReserved', () => {
  it.each([
    '/assets/site-0123456789abcdef.js',
    '/Assets/site.js',
    '/media/drawings/0123456789abcdef.svg',
    '/share/a.png',
    '/search/de.json',
    '/builds/latest.json',
    '/_next/static/chunks/a.js',
    '/_headers',
    '/_redirects',
    '/_payload.json',
    '/themen/_payload.json',
    '/fr/themen/_payload.json',
    '/daten/indikator/5814.csv',
    '/.well-known/security.txt',
    '/.well-known/acme-challenge/token',
    '/robots.txt',
    '/ROBOTS.TXT',
    '/sitemap.xml',
    '/favicon.svg',
    '/404',
    '/fr/404',
    '/500.html',
    '/index',
    '/index.html',
    '/thema/index.html',
    '/themen.html.br',
    '/artikel/a.json.gz',
  ])('%s is', (address) => {
    expect(isReserved(address)).toBe(true);
  });

  it.each([
    '/media',
    '/daten',
    '/daten/alt',
    '/artikel/robots.txt',
    '/artikel/404',
    '/themen',
    '/alt/seite.html',
    '/fr',
  ])('%s is not', (address) => {
    expect(isReserved(address)).toBe(false);
  });
});

describe('an earlier address', () => {
  it.each(['/artikel/alt', '/alt/löhne', '/alt/seite.htm', '/a'])('can be %s', (address) => {
    expect(earlierAddressFault(address)).toBeUndefined();
  });

  it.each([
    ['/', 'must be an address on this site'],
    ['artikel/alt', 'must be an address on this site'],
    ['/artikel/alt/', 'must be an address on this site'],
    ['/artikel//alt', 'must be an address on this site'],
    ['//andere.example/x', 'must be an address on this site'],
    ['/a?b', 'must be an address on this site'],
    ['/a b', 'must be an address on this site'],
    ['/a*', 'must be an address on this site'],
    ['/lo\u0308hne', 'must have each letter with its accent as one character'],
    ['/l%C3%B6hne', 'must have its letters as people read them'],
    ['/a\ud83d', 'holds a control character or half of a character'],
    ['/a\u0007', 'holds a control character or half of a character'],
    ['/a\u202eb', 'holds a control character or half of a character'],
    ['/a/../b', 'must not hold steps'],
    ['/a/.', 'must not hold steps'],
    [`/${'a'.repeat(5000)}`, 'must not have more than 2000 bytes'],
    ['/robots.txt', 'belongs to a file of the site'],
  ])('cannot be %j', (address, fault) => {
    expect(earlierAddressFault(address)).toContain(fault);
  });
});
