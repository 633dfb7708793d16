import { expect, test } from '@playwright/test';
import { localizedPath } from '@/lib/i18n/paths';
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

/** What is long each time is long work; what is long once may be a busy machine. */
const attempts = 3;

async function expectShort(timesOf: () => Promise<readonly number[]>): Promise<void> {
  const longest: number[] = [];
  for (let attempt = 0; attempt < attempts && !longest.some((time) => time < longTask); attempt += 1) {
    const times = await timesOf();
    expect(times.length).toBeGreaterThan(0);
    longest.push(times[0] ?? 0);
  }
  test
    .info()
    .annotations.push({ type: 'longest work', description: `${longest.map((time) => time.toFixed(1)).join(', ')} ms` });
  expect(Math.min(...longest)).toBeGreaterThan(0);
  expect(Math.min(...longest)).toBeLessThan(longTask);
}

test('the code of the site does no long work on the longest page, with a processor four times as slow', async ({
  page,
}) => {
  const address = longestPage();
  await expectShort(() =>
    scriptTimes(page, /\/assets\/site-/, async () => {
      await page.goto(address, { waitUntil: 'networkidle' });
      for (const top of [400, 900, 1500, 900, 0]) {
        await page.evaluate((position) => window.scrollTo(0, position), top);
        await page.waitForTimeout(100);
      }
    }),
  );
});

test('nor when that page is shown without a full load', async ({ page }) => {
  const address = longestPage();
  await expectShort(async () => {
    // A page of another language is loaded whole.
    await page.goto(localizedPath(localeOf(address), '/themen'), { waitUntil: 'networkidle' });
    return scriptTimes(page, /\/assets\/site-/, async () => {
      await page.evaluate(async (href) => {
        const shown = new Promise((resolve) => document.addEventListener('page:finish', resolve));
        window.navigation.navigate(href);
        await shown;
      }, address);
      await expect(page).toHaveURL(address);
    });
  });
});
