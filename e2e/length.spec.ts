/** How far one scrolls on a phone, with all that is folded closed. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chosenPages } from './support/site';

const screen = 844;

test.use({ viewport: { width: 390, height: screen } });

interface Length {
  readonly page: number;
  /** Charts with their heading, table and sources. */
  readonly charts: number;
}

async function lengthOf(page: Page, address: string): Promise<Length> {
  await page.goto(address, { waitUntil: 'networkidle' });
  return page.evaluate(() => ({
    page: document.documentElement.scrollHeight,
    charts: [...document.querySelectorAll('main figure:has(figcaption :is(h2, h3, h4))')].reduce(
      (sum, figure) => sum + figure.getBoundingClientRect().height,
      0,
    ),
  }));
}

test('the home page is no longer than seven screens of a phone', async ({ page }) => {
  expect((await lengthOf(page, chosenPages.home)).page).toBeLessThanOrEqual(6000);
});

test('a theme is no longer than nine and a half', async ({ page }) => {
  expect((await lengthOf(page, chosenPages.theme)).page).toBeLessThanOrEqual(8000);
});

test('an article is no longer than thirteen, and without its charts than nine', async ({ page }) => {
  const length = await lengthOf(page, chosenPages.article);
  expect(length.charts).toBeGreaterThan(1000);
  expect(length.page).toBeLessThanOrEqual(13 * screen);
  expect(length.page - length.charts).toBeLessThanOrEqual(9 * screen);
});
