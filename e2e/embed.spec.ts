/** An indicator in a frame of another site, as its visitors see it. */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { expect, test as base } from '@playwright/test';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { entryPath } from '../content-types/routes';
import { localizedPath } from '@/lib/i18n/paths';
import { violationsInAllSchemes } from './support/accessibility';
import { chartPage } from './support/figureTools';
import { chosen, giveData, key, panelOf } from './support/ownSelection';
import { keyOf, titleOf } from './support/site';

interface ForeignSite {
  /** Shows markup on a site of its own, on another port. */
  readonly show: (page: Page, markup: string) => Promise<void>;
  readonly origin: () => string;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const test = base.extend<{ foreign: ForeignSite }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
  foreign: async ({}, use) => {
    let shown = '';
    const server = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><html lang="de"><title>Zeitung</title><body>${shown}</body></html>`);
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const origin = (): string => `http://localhost:${portOf(server)}`;
    await use({
      origin,
      show: async (page, markup) => {
        shown = markup;
        await page.goto(origin());
      },
    });
    await new Promise((resolve) => server.close(resolve));
  },
});

// Visitors of the other site have never been here.
test.use({ storageState: { cookies: [], origins: [] } });

/** The page for frames of the figure. */
function framedPage(): string {
  return entryPath('embed', keyOf(chartPage()));
}

/** What the tools of the figure offer, for the site at the address of the tests. */
async function copiedCode(page: Page, baseURL = ''): Promise<string> {
  await page.goto(chartPage());
  const code = await page.getByRole('textbox', { name: 'HTML-Code', includeHidden: true }).first().inputValue();
  const { origin } = new URL(/src="([^"]+)"/.exec(code)?.[1] ?? '');
  return code.replaceAll(origin, baseURL);
}

function frameOf(page: Page): FrameLocator {
  return page.frameLocator('iframe');
}

/** What opens the table. */
function tableIn(place: Page | FrameLocator): Locator {
  return place.locator('summary', { hasText: /^Tabelle/ }).first();
}

/** How much higher the frame is than its content. */
async function surplus(page: Page): Promise<number> {
  const content = await frameOf(page)
    .locator('body')
    .evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
  return Number(await page.locator('iframe').getAttribute('height')) - content;
}

test('is as high as its content, when the window and the content change, too', async ({ page, foreign, baseURL }) => {
  await foreign.show(page, await copiedCode(page, baseURL));
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toHaveText(titleOf(chartPage()));
  const height = async (): Promise<number> => Number(await page.locator('iframe').getAttribute('height'));
  await expect.poll(() => surplus(page)).toBe(0);
  const wide = await height();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(height).not.toBe(wide);
  await expect.poll(() => surplus(page)).toBe(0);
  const folded = await height();
  await tableIn(frameOf(page)).click();
  await expect.poll(height).toBeGreaterThan(folded + 200);
  await expect.poll(() => surplus(page)).toBe(0);
});

test('asks nobody but the site, and stores nothing', async ({ page, foreign, baseURL }) => {
  const code = await copiedCode(page, baseURL);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await foreign.show(page, code);
  await frameOf(page).getByRole('application').focus();
  await page.waitForLoadState('networkidle');
  expect(new Set(asked)).toEqual(new Set([foreign.origin(), baseURL]));
  const stored = await frameOf(page)
    .locator('body')
    .evaluate(async () => [
      localStorage.length,
      sessionStorage.length,
      document.cookie,
      (await indexedDB.databases()).length,
      (await caches.keys()).length,
    ]);
  expect(stored).toEqual([0, 0, '', 0, 0]);
});

test('no other page of the site may be framed', async ({ page, foreign, baseURL }) => {
  for (const address of ['/', chartPage(), '/fr/themen']) {
    await foreign.show(page, `<iframe src="${baseURL ?? ''}${address}" title="Seite"></iframe>`);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.frames().at(-1)?.url(), { message: address }).toMatch(/^chrome-error:/);
  }
});

test('links leave the frame', async ({ page, foreign, baseURL, context }) => {
  await foreign.show(page, await copiedCode(page, baseURL));
  const link = frameOf(page).getByRole('link', { name: /^Mehr dazu/ });
  await expect(link).toHaveAttribute('href', new RegExp(`^http.*${chartPage()}$`));
  await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toHaveText(titleOf(chartPage()));
});

test('has the scheme of the address', async ({ page }) => {
  const paper = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(framedPage());
  const dark = await paper();
  await page.goto(`${framedPage()}?schema=light`);
  await expect.poll(paper).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${framedPage()}?schema=dark`);
  await expect.poll(paper).toBe(dark);
});

test('shows the choice of the address, and nothing to choose', async ({ page }) => {
  await giveData(page);
  await page.goto(chosen('reihe=solothurn&von=2018&werte=index', entryPath('embed', key)));
  await expect(panelOf(page).getByRole('application')).toBeVisible();
  await expect(page.getByRole('application')).toHaveCount(1);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /CSV|Bild als/ })).toHaveCount(0);
});

test('has no accessibility faults in any scheme, and fits a wide and a narrow frame', async ({ page }) => {
  await page.goto(localizedPath('fr', framedPage()));
  await page.locator('summary').first().click();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(await violationsInAllSchemes(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('chart, table and source are there', async ({ page }) => {
    await page.goto(framedPage());
    await expect(page.getByRole('img').first()).toBeVisible();
    await tableIn(page).click();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByText(/^Quellen?$/)).toBeVisible();
  });
});
