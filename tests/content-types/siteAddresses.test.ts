import { describe, expect, it } from 'vitest';
import { earlierAddressFault, isReserved } from '@/content-types/siteAddresses';

/** In their folders and under their names, in whatever case, language and compression. */
const reserved = [
  '/assets/site-0123456789abcdef.js /Assets/site.js /media/drawings/0123456789abcdef.svg /share/a.png /search/de.json',
  '/builds/latest.json /_next/static/chunks/a.js /_headers /_redirects /_payload.json /themen/_payload.json',
  '/fr/themen/_payload.json /daten/indikator/5814.csv /daten/index.json /daten/staende.json /catalog.ttl /llms.txt',
  '/.well-known/security.txt /.well-known/acme-challenge/token /robots.txt /ROBOTS.TXT /sitemap.xml /agenda.ics',
  '/fr/thema/wohnen/feed.xml /favicon.svg /404 /fr/404 /500.html /index /index.html /thema/index.html',
  '/themen.html.br /artikel/a.json.gz',
].flatMap((addresses) => addresses.split(' '));

const free = '/media /daten /daten/alt /artikel/robots.txt /artikel/404 /themen /alt/seite.html /fr';

describe('isReserved', () => {
  it.each(reserved)('%s is', (address) => {
    expect(isReserved(address)).toBe(true);
  });

  it.each(free.split(' '))('%s is not', (address) => {
    expect(isReserved(address)).toBe(false);
  });
});

describe('an earlier address', () => {
  it.each(['/artikel/alt', '/alt/löhne', '/alt/seite.htm', '/a'])('can be %s', (address) => {
    expect(earlierAddressFault(address)).toBeUndefined();
  });

  it.each([
    ['/', 'earlier-address-form'],
    ['artikel/alt', 'earlier-address-form'],
    ['/artikel/alt/', 'earlier-address-form'],
    ['/artikel//alt', 'earlier-address-form'],
    ['//andere.example/x', 'earlier-address-form'],
    ['/a?b', 'earlier-address-form'],
    ['/a b', 'earlier-address-form'],
    ['/a*', 'earlier-address-form'],
    ['/lo\u0308hne', 'earlier-address-accents'],
    ['/l%C3%B6hne', 'earlier-address-encoded'],
    ['/a\ud83d', 'earlier-address-characters'],
    ['/a\u0007', 'earlier-address-characters'],
    ['/a\u202eb', 'earlier-address-characters'],
    ['/a/../b', 'earlier-address-steps'],
    ['/a/.', 'earlier-address-steps'],
    [`/${'a'.repeat(5000)}`, 'earlier-address-too-long'],
    ['/robots.txt', 'earlier-address-reserved'],
  ])('cannot be %j', (address, code) => {
    expect(earlierAddressFault(address)?.code).toBe(code);
  });
});
