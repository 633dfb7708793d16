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

test.beforeEach(async ({ page }) => {
  await page.goto(pageOf('article'), { waitUntil: 'networkidle' });
});

test('B3.3 the focus inside shows the header', async ({ page }) => {
  await scrollTo(page, 800);
  await expect(page.locator(header)).not.toBeInViewport();
  await page.locator(header).getByRole('link').first().focus();
  await expect(page.locator(header)).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 1200);
  await expect(page.locator(header)).toBeInViewport({ ratio: 1 });
});

test('B3.3 with reduced motion the header does not slide', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator(header)).toHaveCSS('transition-property', 'none');
});

test('B3.4 with the flag of the editors the header stays where it is in the page', async ({ page }) => {
  const plain = await page.locator('body').innerText();
  await page.goto(`${pageOf('article')}?a=b&pbEditing=0`);
  await scrollTo(page, 200);
  await expect(page.locator(header)).not.toBeInViewport();
  expect(await page.locator('body').innerText()).toBe(plain);
});

test('B3.4 without the flag the header sticks', async ({ page }) => {
  await scrollTo(page, 200);
  await expect(page.locator(header)).toBeInViewport({ ratio: 1 });
});

/** Sixty characters: the longest that editors may write in each place. */
const longName = 'Wohnbevölkerungsentwicklungsszenarien nach Staatsangehörigke';

for (const width of [320, 400, 640]) {
  test(`the longest names of site and topic picker leave the page as wide as ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/themen');
    const { changed, tooWide } = await page.evaluate((name) => {
      const parts = [
        ...document.querySelectorAll('[data-site-header] a[href="/"] > span > *, [data-topic-picker] summary > *'),
      ];
      for (const { firstChild } of parts) if (firstChild !== null) firstChild.textContent = name;
      const { scrollWidth, clientWidth } = document.documentElement;
      return { changed: parts.length, tooWide: scrollWidth - clientWidth };
    }, longName);
    expect(changed).toBe(5);
    expect(tooWide).toBe(0);
  });
}

test('B3.3 scrolling never makes the code of the site wait for layout', async ({ page }) => {
  const forced = await forcedLayouts(page, async () => {
    await scrollTo(page, 200, 400, 700, 690, 900, 1200, 800, 100, 0);
  });
  expect(forced).toEqual([]);
});

test('the trace shows a layout that code waits for', async ({ page }) => {
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
