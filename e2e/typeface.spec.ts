import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

/** How many px a space has beside what stands left and right of it, in letters of 100 px. */
async function spaceBetween(page: Page, [left, right]: readonly [string, string]): Promise<number> {
  return page.locator('main').evaluate(
    (main, [before = '', after = '']) => {
      const box = document.createElement('span');
      box.style.cssText = 'font-size: 100px; white-space: pre; position: absolute';
      main.append(box);
      const widthOf = (text: string): number => {
        box.textContent = text;
        return box.getBoundingClientRect().width;
      };
      return widthOf(`${before} ${after}`) - widthOf(before) - widthOf(after);
    },
    [left, right],
  );
}

/** The typeface of the site has arrived; otherwise the system's is shown. */
async function openWithTypeface(page: Page): Promise<void> {
  await page.goto('/themen', { waitUntil: 'networkidle' });
  await page.reload({ waitUntil: 'networkidle' });
  expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
}

const pairs = [
  ['Gebäude-', 'und'],
  ['2025 –', '2026'],
  ['2025', '– 2026'],
] as const;

test('the space beside a dash is as wide as between other words', async ({ page }) => {
  await openWithTypeface(page);
  const usual = await spaceBetween(page, ['Gebäude', 'und']);
  for (const pair of pairs) expect(await spaceBetween(page, pair), pair.join(' ')).toBeGreaterThan(0.9 * usual);
});
