import { expect, test } from '@playwright/test';
import { languageTag } from '@/lib/i18n/paths';
import { mapConcurrently } from '@/lib/shared/mapConcurrently';
import { emptyLabels } from './support/emptyLabels';
import { allAddresses, localeOf, pageOf } from './support/site';

function matches(html: string, pattern: RegExp): readonly string[] {
  return Array.from(html.matchAll(pattern), ([, found = '']) => found);
}

// One worker reads each page once for all of them.
test.describe.configure({ mode: 'default' });

const pages = new Map<string, string>();

test.beforeAll(async ({ baseURL }) => {
  await mapConcurrently(allAddresses, async (address) => {
    const response = await fetch(new URL(encodeURI(address), baseURL));
    expect(response.status, address).toBe(200);
    pages.set(address, await response.text());
  });
});

test('every address answers with its language, one heading of the first level and a title of its own', () => {
  const titles = new Set<string>();
  for (const [address, html] of pages) {
    const locale = localeOf(address);
    expect(matches(html, /<html lang="([^"]+)"/g), address).toEqual([languageTag[locale]]);
    expect(matches(html, /<h1[\s>]()/g), address).toHaveLength(1);
    const title = [locale, ...matches(html, /<title>([^<]*)<\/title>/g)].join(' ');
    expect(titles.has(title), `${address} has the title of another page`).toBe(false);
    titles.add(title);
  }
});

test('no name of a fact, no heading and no legend stands alone', () => {
  for (const [address, html] of pages) expect(emptyLabels(html), address).toEqual([]);
});

test('sitemap.xml lists exactly the addresses that search engines may take', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = matches(sitemap, /<loc>([^<]+)<\/loc>/g).map((address) => decodeURI(new URL(address).pathname));
  const open = [...pages].flatMap(([address, html]) =>
    html.includes('<meta name="robots" content="noindex') ? [] : [address],
  );
  expect(open.length).toBeLessThan(pages.size);
  expect(listed.toSorted()).toEqual(open.toSorted());
});

test('every link inside the site leads to a page', async ({ request }) => {
  const links = [...pages.values()].flatMap((html) => matches(html, /\s(?:href|src)="(\/[^"]*)"/g));
  const targets = new Set(
    links.map((link) => decodeURI(new URL(link.replaceAll('&amp;', '&'), 'http://localhost').pathname)),
  );
  const missing: string[] = [];
  for (const target of targets) {
    if (pages.has(target)) continue;
    const response = await request.get(encodeURI(target));
    if (response.status() !== 200) missing.push(target);
  }
  expect(missing).toEqual([]);
});

test('every page names all its languages, each of which names it back', () => {
  for (const address of ['/', '/fr', pageOf('article'), '/ls/themen']) {
    const languages = matches(pages.get(address) ?? '', /<link rel="alternate" hrefLang="([^"]+)"/gi);
    expect(languages.toSorted(), address).toEqual([...Object.values(languageTag), 'x-default'].toSorted());
  }
});
