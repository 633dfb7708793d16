import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { allAddresses, pageOfEachKind } from './support/site';

const contentPageLimit = 8_000;
const islandPageLimit = 185_000;

for (const [kind, address] of Object.entries(pageOfEachKind)) {
  test(`${kind} stays within its weight of scripts`, async ({ page, request }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const scripts = await page.evaluate(() =>
      Array.from(document.scripts, ({ src }) => src).filter((src) => src !== ''),
    );
    const isIsland = (await page.locator('[data-island]').count()) > 0;
    const sizes = await Promise.all(
      scripts.map(async (script) => gzipSync(await (await request.get(script)).body()).length),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeLessThanOrEqual(isIsland ? islandPageLimit : contentPageLimit);
    if (!isIsland) expect(await page.content()).not.toContain('__next_f');
  });
}

test('a page is two files beside their compressed copies, and no flight data is left', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html') && !/(^|\/)(404|500)\.html$/.test(file));
  const payloads = files.filter((file) => file.endsWith('_payload.json'));
  expect(pages).toHaveLength(allAddresses().length);
  expect(payloads).toHaveLength(allAddresses().length);
  expect(files.filter((file) => file.endsWith('.txt') && file !== 'robots.txt')).toEqual([]);
});
