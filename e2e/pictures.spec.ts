import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { pageFile } from '../lib/site/pageFiles';
import { allAddresses, fileOf, isFramed, needed, pagesWith, pageWith } from './support/site';

const heroLimit = 60_000;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  test('the main picture of an article weighs at most 60 kB', async ({ page }) => {
    const articles = pagesWith(/ fetchPriority="high"/, 'article');
    needed('article with a picture', articles[0]);
    for (const address of articles) {
      await page.goto(address);
      const hero = page.locator('main img[fetchpriority="high"]');
      await expect(hero).toHaveCount(1);
      await expect(hero).toHaveJSProperty('complete', true);
      const source = await hero.evaluate((image: HTMLImageElement) => image.currentSrc);
      const bytes = statSync(path.join('out', new URL(source).pathname)).size;
      expect(bytes, address).toBeLessThanOrEqual(heroLimit);
    }
  });
});

test('every page has a picture for other sites, with a full address and its size', () => {
  // Nobody shares what is made for frames.
  const shared = allAddresses.filter((address) => !isFramed(address));
  const faults = shared.filter((address) => {
    const html = fileOf(pageFile(address));
    const image = /<meta property="og:image" content="(?<url>[^"]+)"/.exec(html)?.groups?.['url'] ?? '';
    const isThere = URL.canParse(image) && existsSync(path.join('out', new URL(image).pathname));
    return !isThere || !html.includes('property="og:image:width" content="1200"') || !html.includes('og:image:alt');
  });
  expect(faults).toEqual([]);
});

test('what editors uploaded cannot run if it is opened by itself', async ({ request, page }) => {
  await page.goto(pageWith('article with a drawing', /<img [^>]*src="[^"]+\.svg"/, 'article'));
  const source = await page.locator('main img[src$=".svg"]').first().getAttribute('src');
  const policy = (await request.get(source ?? '')).headers()['content-security-policy'];
  expect(policy).toContain("script-src 'none'");
});
