import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { allAddresses } from './support/site';

const heroLimit = 60_000;

/** Pages whose head has a photograph's format, and one with a drawing. */
const pagesWithHero = [
  '/artikel/tourismus-2025',
  '/artikel/pendeln',
  '/artikel/stadt-seit-1774',
  '/artikel/leerstand-2026',
];

/** The HTML file behind an address. */
function htmlOf(address: string): string {
  return readFileSync(path.join('out', address === '/' ? 'index.html' : `${decodeURIComponent(address)}.html`), 'utf8');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  for (const address of pagesWithHero) {
    test(`the main picture of ${address} weighs at most 60 kB`, async ({ page }) => {
      await page.goto(address);
      const hero = page.locator('main img[fetchpriority="high"]');
      await expect(hero).toHaveCount(1);
      await expect(hero).toHaveJSProperty('complete', true);
      const source = await hero.evaluate((image: HTMLImageElement) => image.currentSrc);
      const bytes = statSync(path.join('out', new URL(source).pathname)).size;
      expect(bytes).toBeLessThanOrEqual(heroLimit);
    });
  }
});

test('every page has a picture for other sites, with a full address and its size', () => {
  // Nobody shares what is made for frames.
  const shared = allAddresses().filter((address) => !address.includes('/embed/'));
  const faults = shared.filter((address) => {
    const html = htmlOf(address);
    const image = /<meta property="og:image" content="(?<url>[^"]+)"/.exec(html)?.groups?.['url'] ?? '';
    const isThere = URL.canParse(image) && existsSync(path.join('out', new URL(image).pathname));
    return !isThere || !html.includes('property="og:image:width" content="1200"') || !html.includes('og:image:alt');
  });
  expect(faults).toEqual([]);
});

test('what editors uploaded cannot run if it is opened by itself', async ({ request, page }) => {
  await page.goto('/artikel/leerstand-2026');
  const source = await page.locator('main img[src$=".svg"]').first().getAttribute('src');
  const policy = (await request.get(source ?? '')).headers()['content-security-policy'];
  expect(policy).toContain("script-src 'none'");
});
