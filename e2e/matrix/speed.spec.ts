import { expect, test } from '@playwright/test';
import { localizedPath } from '../../lib/language/paths';
import { pageFile } from '../../lib/site/pageFiles';
import { allAddresses, fileOf, localeOf } from '../support/site';
import { scriptTimes } from '../support/trace';

/** Milliseconds; longer work keeps the page from answering (a «long task»). */
const longTask = 50;

/** The page with the most text that is shown without its framework. */
function longestPage(): string {
  const sizes = allAddresses.map((address) => {
    const html = fileOf(pageFile(address));
    return { address, size: html.includes('data-island') ? 0 : html.length };
  });
  return sizes.reduce((longest, page) => (page.size > longest.size ? page : longest)).address;
}

function expectShort(times: readonly number[]): void {
  test.info().annotations.push({ type: 'longest work', description: `${times[0]?.toFixed(1)} ms of ${times.length}` });
  expect(times.length).toBeGreaterThan(0);
  expect(times[0]).toBeGreaterThan(0);
  expect(times[0]).toBeLessThan(longTask);
}

test('the code of the site does no long work on the longest page, with a processor four times as slow', async ({
  page,
}) => {
  const times = await scriptTimes(page, /\/assets\/site-/, async () => {
    await page.goto(longestPage(), { waitUntil: 'networkidle' });
    for (const top of [400, 900, 1500, 900, 0]) {
      await page.evaluate((position) => window.scrollTo(0, position), top);
      await page.waitForTimeout(100);
    }
  });
  expectShort(times);
});

test('nor when that page is shown without a full load', async ({ page }) => {
  const address = longestPage();
  // A page of another language is loaded whole.
  await page.goto(localizedPath(localeOf(address), '/themen'), { waitUntil: 'networkidle' });
  const times = await scriptTimes(page, /\/assets\/site-/, async () => {
    await page.evaluate(async (href) => {
      const shown = new Promise((resolve) => document.addEventListener('page:finish', resolve));
      window.navigation.navigate(href);
      await shown;
    }, address);
    await expect(page).toHaveURL(address);
  });
  expectShort(times);
});
