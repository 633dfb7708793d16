import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { pageOf } from './support/site';
import { forcedLayouts } from './support/trace';

const header = '[data-site-header]';

/** Scrolls as a finger does, and waits until the page has answered. */
async function scrollTo(page: Page, ...positions: readonly number[]): Promise<void> {
  for (const position of positions) {
    await page.evaluate(
      (top) =>
        new Promise<void>((resolve) => {
          window.scrollTo(0, top);
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        }),
      position,
    );
  }
}

test('B3.3 B3.4 the header sticks, hides, shows with the focus inside, and does not slide with reduced motion', async ({
  page,
}) => {
  await page.goto(pageOf('article'), { waitUntil: 'networkidle' });
  await scrollTo(page, 200);
  await expect(page.locator(header)).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 800);
  await expect(page.locator(header)).not.toBeInViewport();
  await page.locator(header).getByRole('link').first().focus();
  await expect(page.locator(header)).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 1200);
  await expect(page.locator(header)).toBeInViewport({ ratio: 1 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator(header)).toHaveCSS('transition-property', 'none');
});

test('B3.4 with the flag of the editors the header stays where it is in the page', async ({ page }) => {
  // Long, and with nothing that comes later.
  await page.goto('/sitemap');
  const plain = await page.locator('body').innerText();
  await page.goto('/sitemap?a=b&pbEditing=0', { waitUntil: 'networkidle' });
  await scrollTo(page, 200);
  await expect(page.locator(header)).not.toBeInViewport();
  expect(await page.locator('body').innerText()).toBe(plain);
});

/** Sixty characters: the longest that editors may write in each place. */
const longName = 'Wohnbevölkerungsentwicklungsszenarien nach Staatsangehörigke';

test('the longest names of site and topic picker leave the page as wide as the window', async ({ page }) => {
  await page.goto('/themen');
  const changed = await page.evaluate((name) => {
    const parts = [
      ...document.querySelectorAll('[data-site-header] a[href="/"] > span > *, [data-topic-picker] summary > *'),
    ];
    for (const { firstChild } of parts) if (firstChild !== null) firstChild.textContent = name;
    return parts.length;
  }, longName);
  expect(changed).toBe(5);
  for (const width of [640, 400, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('B3.3 scrolling never makes the code of the site wait for layout', async ({ page }) => {
  await page.goto(pageOf('article'), { waitUntil: 'networkidle' });
  // What a page begins when it is idle looks at links once.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))));
  const forced = await forcedLayouts(page, async () => {
    await scrollTo(page, 200, 400, 700, 690, 900, 1200, 800, 100, 0);
  });
  expect(forced).toEqual([]);
});

test('the trace shows a layout that code waits for', async ({ page }) => {
  await page.goto('/themen');
  await page.route('**/force.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'document.body.style.paddingTop = "9px"; document.body.offsetHeight;',
    }),
  );
  const forced = await forcedLayouts(page, async () => {
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          // The policy of the site lets nobody make a script element with an address.
          const code = '/force.js';
          import(code).then(resolve, resolve);
        }),
    );
  });
  expect(forced).toEqual([expect.stringContaining('/force.js')]);
});
