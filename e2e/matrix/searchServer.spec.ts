/** The search page with a search server: a real one, and one that no browser may ask. Other failures need no browser. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { frequentWord, hitOf, searchFor } from '../support/searchWords';
import { startFilledServer, startForeignServer, useServer } from '../support/searchServer';
import type { SearchServer } from '../support/searchServer';
import { pageOf, titleOf } from '../support/site';

// One server for all tests of the file.
test.describe.configure({ mode: 'default' });

let server: SearchServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startFilledServer();
});

test.afterAll(() => server.close());

const outageText = 'Der Suchdienst antwortet nicht.';

function field(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Suchwörter' });
}

function firstHit(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 3 }).first();
}

function outage(page: Page): Locator {
  return page.getByRole('main').getByText(outageText);
}

/** Addresses of the page's own requests, without the static files. */
function requestsOf(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  return requests;
}

test('B8.1 the server answers, and the shipped index is not loaded', async ({ page }) => {
  const requests = requestsOf(page);
  await useServer(page, server);
  const indicator = pageOf('indicator');
  await page.goto(searchFor(titleOf(indicator)));
  await expect(hitOf(page, indicator)).toBeVisible();
  expect(requests).toContain(`POST ${server.url}/multi-search`);
  expect(requests.filter((request) => request.includes('/search/de.json'))).toEqual([]);
  await expect(outage(page)).toBeHidden();
});

test('B8.6 filters and pages ask the server', async ({ page }) => {
  await useServer(page, server);
  const kinds = page.getByRole('group', { name: 'Art' }).getByRole('checkbox');
  await page.goto(searchFor(frequentWord(), '&art=indicator'));
  await expect(kinds.and(page.locator(':checked'))).toHaveAccessibleName(/^Indikator \d/);
  await expect(kinds.nth(1)).toBeVisible();
  await expect(firstHit(page)).toBeVisible();
});

test('B8.5 it dies between two letters, and the visitor still gets results; it comes back, and so does the search', async ({
  page,
}) => {
  await useServer(page, server);
  await page.goto('/suche');
  const words = frequentWord();
  await field(page).pressSequentially(words.slice(0, 3));
  await expect(firstHit(page)).toBeVisible();
  await page.route(`${server.url}/**`, (route) => route.abort());
  await field(page).pressSequentially(words.slice(3, 4));
  await expect(outage(page)).toBeVisible();
  await expect(field(page)).toHaveValue(words.slice(0, 4));
  await expect(firstHit(page)).toBeVisible();
  await page.unroute(`${server.url}/**`);
  await expect(outage(page)).toBeHidden({ timeout: 15_000 });
  const asked = page.waitForResponse(`${server.url}/multi-search`);
  await field(page).pressSequentially(words.slice(4));
  expect((await asked).status()).toBe(200);
  await expect(firstHit(page)).toBeVisible();
});

test('B8.5 it forgets the headers for other origins: results and one quiet line', async ({ page }) => {
  const failing = await startForeignServer();
  await useServer(page, failing);
  await page.goto(searchFor(frequentWord()));
  await expect(firstHit(page)).toBeVisible();
  await expect(outage(page)).toHaveCount(1);
  await failing.close();
});
