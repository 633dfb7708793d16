import { expect, test } from '@playwright/test';
import { languageTag } from '../lib/language/paths';
import { emptyLabels } from './support/emptyLabels';
import { allAddresses, localeOf } from './support/site';

function matches(html: string, pattern: RegExp): readonly string[] {
  return Array.from(html.matchAll(pattern), ([, found = '']) => found);
}

test('every address answers with its language, one heading of the first level and a title of its own', async ({
  request,
}) => {
  const titles = new Map<string, string>();
  for (const address of allAddresses()) {
    const response = await request.get(encodeURI(address));
    expect(response.status(), address).toBe(200);
    const html = await response.text();
    const locale = localeOf(address);
    expect(matches(html, /<html lang="([^"]+)"/g), address).toEqual([languageTag[locale]]);
    expect(matches(html, /<h1[\s>]()/g), address).toHaveLength(1);
    const [title = ''] = matches(html, /<title>([^<]*)<\/title>/g);
    expect(titles.get(`${locale} ${title}`), `${address} has the title of another page`).toBeUndefined();
    titles.set(`${locale} ${title}`, address);
  }
});

test('no name of a fact, no heading and no legend stands alone', async ({ request }) => {
  for (const address of allAddresses()) {
    const html = await (await request.get(encodeURI(address))).text();
    expect(emptyLabels(html), address).toEqual([]);
  }
});

test('sitemap.xml lists exactly the addresses that search engines may take', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = matches(sitemap, /<loc>([^<]+)<\/loc>/g).map((address) => decodeURI(new URL(address).pathname));
  const open: string[] = [];
  for (const address of allAddresses()) {
    const html = await (await request.get(encodeURI(address))).text();
    if (!html.includes('<meta name="robots" content="noindex')) open.push(address);
  }
  expect(open).toContain('/artikel/leerstand-2026');
  expect(open).not.toContain('/ls/artikel/neuwagen-antrieb');
  expect(listed.toSorted()).toEqual(open.toSorted());
});

test('every link inside the site leads to a page', async ({ request }) => {
  const known = new Set(allAddresses());
  const checked = new Map<string, number>();
  for (const address of known) {
    const html = await (await request.get(encodeURI(address))).text();
    for (const link of matches(html, /\s(?:href|src)="(\/[^"]*)"/g)) {
      const target = decodeURI(new URL(link.replaceAll('&amp;', '&'), 'http://localhost').pathname);
      if (known.has(target) || checked.has(target)) continue;
      checked.set(target, (await request.get(encodeURI(target))).status());
    }
  }
  expect([...checked].filter(([, status]) => status !== 200)).toEqual([]);
});
