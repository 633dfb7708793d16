/** How far one scrolls on a phone, with all that is folded closed. */
import { expect, test } from '@playwright/test';
import { pageOf } from './support/site';

const screen = 844;

test.use({ viewport: { width: 390, height: screen } });

for (const [kind, most] of [
  ['home', 7.1],
  ['theme', 9.5],
  ['article', 13],
] as const) {
  test(`a page of the kind ${kind} is no longer than ${most} screens of a phone`, async ({ page }) => {
    await page.goto(pageOf(kind), { waitUntil: 'networkidle' });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(most * screen);
  });
}
