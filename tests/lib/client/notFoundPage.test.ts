import { beforeEach, describe, expect, it } from 'vitest';
import { keepPathInLanguageSwitch, showNotFoundPath } from '@/lib/client/notFoundPage';
import { impossibleAddresses } from '@/lib/site/entryAddresses';
import { plainSettings } from '@/tests/fixtures/plainSettings';

const place = `<p data-not-found-path="${impossibleAddresses()}"></p>`;

it('never lets the address become markup, and shows a wrongly encoded one as it is', () => {
  document.body.innerHTML = place + place;
  showNotFoundPath({ pathname: '/%3Cimg%20src=x%20onerror=alert(1)%3E', search: '', hash: '' });
  expect(document.querySelectorAll('img')).toHaveLength(0);
  showNotFoundPath({ pathname: '/%E0%A4%A', search: '', hash: '' });
  expect(document.querySelectorAll('p')[1]).toHaveTextContent('Page not found: /%E0%A4%A');
});

it.each([
  ['/fr/indikatorenportal/12a', 'Page Not Found: /fr/indikatorenportal/12a?a=1#b'],
  ['/artikel/-leerstand', 'Page Not Found: /artikel/-leerstand?a=1#b'],
  ['/interaktiv/container/a%20b', 'Page Not Found: /interaktiv/container/a b?a=1#b'],
  ['/statistik/12', 'Page not found: /statistik/12'],
  ['/thema/bevölkerung', 'Page not found: /thema/bevölkerung'],
  ['/gibt/es/nicht', 'Page not found: /gibt/es/nicht'],
])('B3.8 names the whole address where no entry could be, else the path alone: %s', (pathname, text) => {
  document.body.innerHTML = place;
  showNotFoundPath({ pathname, search: '?a=1', hash: '#b' });
  expect(document.querySelector('p')?.textContent).toBe(text);
});

function addresses(): readonly (string | null)[] {
  return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

describe('the language switch of the not-found page', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <nav>${['de', 'ls', 'fr'].map((language) => `<a data-language="${language}" href="/404">${language}</a>`).join('')}</nav>
      <main><a data-language="fr" href="/fr/zitat">Zitat</a></main>`;
  });

  it.each([
    ['/gibt/es-nicht', ['/gibt/es-nicht', '/ls/gibt/es-nicht', '/fr/gibt/es-nicht']],
    ['/fr/gibt-es-nicht', ['/gibt-es-nicht', '/ls/gibt-es-nicht', '/fr/gibt-es-nicht']],
    ['/a%20b/%C3%A4', ['/a%20b/%C3%A4', '/ls/a%20b/%C3%A4', '/fr/a%20b/%C3%A4']],
  ])('B1.5 keeps the address: %s', (pathname, expected) => {
    keepPathInLanguageSwitch(plainSettings, { pathname });
    const paths = addresses().map((address) => new URL(address ?? '', window.location.href).pathname);
    expect(paths).toEqual([...expected, '/fr/zitat']);
  });

  it('B5.5 never leads off the site', () => {
    keepPathInLanguageSwitch(plainSettings, { pathname: '/fr//evil.example/themen' });
    const hosts = [...document.querySelectorAll<HTMLAnchorElement>('a')].map(({ origin }) => origin);
    expect(new Set(hosts)).toEqual(new Set([window.location.origin]));
  });
});
