import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { violationsInAllSchemes } from './support/accessibility';
import { pageOf, titleOf } from './support/site';
import { heading, linkTo, markDocument } from './support/ways';

const notice = 'Die Website ist eben aktualisiert worden.';

/** The site says that there is a newer build. */
async function publish(page: Page): Promise<void> {
  const json = { id: 'newer', timestamp: '2026-11-21T12:00:00.000Z' };
  await page.route('**/builds/latest.json*', (route) => route.fulfill({ json }));
}

test('B6.2 says politely that there is a newer build, and reloads nothing by itself', async ({ page }) => {
  await publish(page);
  await page.goto('/themen');
  await markDocument(page);
  await expect(page.getByText(notice).and(page.locator('p'))).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: notice })).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-marked');
  expect(await violationsInAllSchemes(page, '[data-update-notice]')).toEqual([]);
  await page.getByRole('button', { name: 'Seite neu laden' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-marked');
});

test('B6.2 loads the next page whole after a newer build', async ({ page }) => {
  await page.goto('/themen');
  await linkTo(page, pageOf('theme')).click();
  await expect(page).toHaveURL(pageOf('theme'));
  await publish(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Seite neu laden' })).toBeVisible();
  await markDocument(page);
  await page.getByRole('navigation', { name: 'Sie sind hier' }).locator('a[href="/themen"]').click();
  await expect(page).toHaveURL('/themen');
  await expect(page.locator('html')).not.toHaveAttribute('data-marked');
});

test('B6.4 on a server that knows no redirects the not-found page goes to the target', async ({ page }) => {
  const notFound = { status: 404, contentType: 'text/html', body: readFileSync('out/404.html', 'utf8') };
  const target = pageOf('interactive');
  const earlier = target.replace('/interaktiv/', '/hintergrund/');
  await page.route(`**${earlier}*`, (route) => route.fulfill(notFound));
  await page.goto(`${earlier}?x=1`);
  await expect(page).toHaveURL(`${target}?x=1`);
  await expect(heading(page)).toHaveText(titleOf(target));
});

test.describe('while the question for consent is open', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('B6.1 the notice is seen as well, on a phone too', async ({ page }) => {
    await publish(page);
    await page.goto('/themen');
    for (const [width, height] of [
      [1280, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('[data-consent]')).toBeInViewport({ ratio: 1 });
      // What is announced says the same.
      await expect(page.getByText(notice).first()).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Seite neu laden' })).toBeInViewport({ ratio: 1 });
    }
  });
});
