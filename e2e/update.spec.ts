import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { violationsInAllSchemes } from './support/accessibility';
import { markDocument } from './support/markDocument';

const notice = 'Die Website ist eben aktualisiert worden.';

/** What the site says its newest build is. Returns what was asked. */
async function publish(page: Page, id: string): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route('**/builds/latest.json*', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ json: { id, timestamp: '2026-11-21T12:00:00.000Z' } });
  });
  return asked;
}

/** Opens a page whose clock stands still until the test moves it. */
async function openWithClock(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: '2026-11-21T08:00:00' });
  await page.clock.pauseAt('2026-11-21T08:00:01');
  await page.goto(address);
  await expect(page.locator('[data-consent]')).toBeHidden();
}

test('B6.2 says nothing while the build is the same', async ({ page }) => {
  await openWithClock(page, '/themen');
  const answered = page.waitForResponse(/latest\.json/);
  await page.clock.runFor(1100);
  await answered;
  await expect(page.getByText(notice)).toBeHidden();
});

test('B6.2 says politely that there is a newer build, and reloads nothing by itself', async ({ page }) => {
  await publish(page, 'newer');
  await page.goto('/themen');
  await markDocument(page);
  await expect(page.getByText(notice).and(page.locator('p'))).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: notice })).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-marked');
  expect(await violationsInAllSchemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Seite neu laden' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-marked');
});

test('B6.2 loads the next page whole after a newer build', async ({ page }) => {
  await page.goto('/themen');
  await page.getByRole('main').getByRole('link', { name: 'Tourismus', exact: true }).first().click();
  await expect(page).toHaveURL('/thema/tourismus');
  await publish(page, 'newer');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Seite neu laden' })).toBeVisible();
  await markDocument(page);
  await page.getByRole('navigation', { name: 'Sie sind hier' }).getByRole('link', { name: 'Themen' }).click();
  await expect(page).toHaveURL('/themen');
  await expect(page.locator('html')).not.toHaveAttribute('data-marked');
});

test('B6.4 on a server that knows no redirects the not-found page goes to the target', async ({ page }) => {
  const notFound = { status: 404, contentType: 'text/html', body: readFileSync('out/404.html', 'utf8') };
  await page.route('**/hintergrund/pendlerkarte*', (route) => route.fulfill(notFound));
  await page.goto('/hintergrund/pendlerkarte?x=1');
  await expect(page).toHaveURL('/interaktiv/pendlerkarte?x=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pendlerkarte der Region Basel');
});

test.describe('while the question for consent is open', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    test(`B6.1 the notice is seen as well in a window of ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await publish(page, 'newer');
      await page.goto('/themen');
      await expect(page.locator('[data-consent]')).toBeInViewport({ ratio: 1 });
      // What is announced says the same.
      await expect(page.getByText(notice).first()).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Seite neu laden' })).toBeInViewport({ ratio: 1 });
    });
  }
});
