import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { htmlOf, needed, pagesWith, pageWith } from './support/site';

const heroLimit = 60_000;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  test('the main picture of an article weighs at most 60 kB', async ({ page }) => {
    const articles = pagesWith(/ fetchPriority="high"/, 'article');
    needed('article with a picture', articles[0]);
    for (const address of articles) {
      await page.goto(address, { waitUntil: 'commit' });
      const hero = page.locator('main img[fetchpriority="high"]');
      await expect(hero).toHaveCount(1);
      await expect(hero).toHaveJSProperty('complete', true);
      const source = await hero.evaluate((image: HTMLImageElement) => image.currentSrc);
      const bytes = statSync(path.join('out', new URL(source).pathname)).size;
      expect(bytes, address).toBeLessThanOrEqual(heroLimit);
    }
  });
});

test('what editors uploaded cannot run if it is opened by itself', async ({ request }) => {
  const drawing = /<img [^>]*src="([^"]+\.svg)"/;
  const [, source = ''] = drawing.exec(htmlOf(pageWith('article with a drawing', drawing, 'article'))) ?? [];
  const policy = (await request.get(source)).headers()['content-security-policy'];
  expect(policy).toContain("script-src 'none'");
});
