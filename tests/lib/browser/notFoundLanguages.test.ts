import { beforeEach, describe, expect, it } from 'vitest';
import { keepMissingAddress } from '@/lib/browser/notFoundLanguages';
import { plainSettings } from '@/tests/fixtures/plainSettings';

beforeEach(() => {
  document.body.innerHTML = `
    <nav>${['de', 'ls', 'fr'].map((language) => `<a data-language="${language}" href="/404">${language}</a>`).join('')}</nav>
    <main><a data-language="fr" href="/fr/zitat">Zitat</a></main>`;
});

function addresses(): readonly (string | null)[] {
  return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

describe('the language switch of the not-found page', () => {
  it.each([
    ['/gibt/es-nicht', ['/gibt/es-nicht', '/ls/gibt/es-nicht', '/fr/gibt/es-nicht']],
    ['/fr/gibt-es-nicht', ['/gibt-es-nicht', '/ls/gibt-es-nicht', '/fr/gibt-es-nicht']],
    ['/franken', ['/franken', '/ls/franken', '/fr/franken']],
    ['/fr', ['/', '/ls', '/fr']],
    ['/a%20b/%C3%A4', ['/a%20b/%C3%A4', '/ls/a%20b/%C3%A4', '/fr/a%20b/%C3%A4']],
  ])('B1.5 keeps the address: %s', (pathname, expected) => {
    keepMissingAddress(plainSettings, { pathname });
    const paths = addresses().map((address) => new URL(address ?? '', window.location.href).pathname);
    expect(paths).toEqual([...expected, '/fr/zitat']);
  });

  it('B5.5 never leads off the site', () => {
    keepMissingAddress(plainSettings, { pathname: '/fr//evil.example/themen' });
    const hosts = [...document.querySelectorAll<HTMLAnchorElement>('a')].map(({ origin }) => origin);
    expect(new Set(hosts)).toEqual(new Set([window.location.origin]));
  });
});
