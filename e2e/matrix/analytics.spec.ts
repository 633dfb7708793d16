import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { startFakeUmami } from '../../tests/support/fakeUmami';
import type { FakeUmami } from '../../tests/support/fakeUmami';
import type { RunningServer } from '../../lib/base/server';
import { openTool } from '../support/figureTools';
import { startCountedSite } from '../support/countedSite';

// Visitors who come for the first time.
test.use({ storageState: { cookies: [], origins: [] } });

const seenSchema = z.object({
  payload: z.object({ url: z.string(), referrer: z.string(), name: z.string().optional() }),
});

let umami: FakeUmami;
let site: RunningServer;
let problems: string[];

test.beforeEach(async ({ page }) => {
  umami = await startFakeUmami({ generation: 3, countBots: true });
  site = await startCountedSite({ host: umami.url });
  problems = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
});

test.afterEach(async () => {
  await Promise.all([umami.close(), site.close()]);
  expect(umami.refused).toEqual([]);
});

/** What the server has counted: addresses of pages, names of events. */
function counted(): readonly string[] {
  return umami.accepted.map(({ body }) => {
    const { payload } = seenSchema.parse(body);
    return payload.name ?? payload.url;
  });
}

function referrers(): readonly string[] {
  return umami.accepted.map(({ body }) => seenSchema.parse(body).payload.referrer);
}

async function answer(page: Page, name: string): Promise<void> {
  await page.locator('[data-consent]').getByRole('button', { name }).click();
}

async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Longer than a page view waits. */
async function wait(page: Page): Promise<void> {
  await page.waitForTimeout(500);
}

test('B4.3 nothing is loaded or sent before the visitor agrees, nor after a no', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.url}/themen`);
  await wait(page);
  await answer(page, 'Nur Notwendiges');
  await wait(page);
  await follow(page, 'Tourismus');
  await wait(page);
  expect(asked.filter((address) => address.includes('analytics') || address.startsWith(umami.url))).toEqual([]);
  expect(umami.accepted).toEqual([]);
});

test('B4.3 nothing is loaded or sent on a host that is not the production host', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const other = await startCountedSite({ host: umami.url, productionHost: 'statistik.example.org' });
  await page.goto(`${other.url}/themen`);
  await answer(page, 'Alles zulassen');
  await wait(page);
  expect(asked.filter((address) => address.includes('analytics') || address.startsWith(umami.url))).toEqual([]);
  await other.close();
});

test('B7.2 B7.4 counts each page once, through static pages and islands, back and forward', async ({ page }) => {
  await page.goto(`${site.url}/themen?a=%C3%A4%20b#ende`);
  await answer(page, 'Alles zulassen');
  await wait(page);
  await follow(page, 'Tourismus');
  await wait(page);
  await page.goto(`${site.url}/interaktiv/quiz-quartier`);
  await wait(page);
  await page.goto(`${site.url}/suche?q=geheim`);
  await wait(page);
  await page.goto(`${site.url}/artikel`);
  await wait(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/suche/);
  await wait(page);
  await page.goForward();
  await wait(page);
  const seen = ['/themen?a=%C3%A4%20b', '/thema/tourismus', '/interaktiv/quiz-quartier', '/suche', '/artikel'];
  expect(counted()).toEqual([...seen, '/suche', '/artikel']);
  expect(referrers().slice(0, 2)).toEqual(['', '/themen?a=%C3%A4%20b']);
  expect(JSON.stringify(umami.accepted)).not.toContain('geheim');
});

test('B7.2 two quick navigations lose no page and count none twice', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('bs_consent_cookie', '1'));
  await page.goto(`${site.url}/themen`, { waitUntil: 'networkidle' });
  await wait(page);
  await follow(page, 'Tourismus');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Themen' })).toBeVisible();
  await page.goto(`${site.url}/artikel`);
  await wait(page);
  await expect.poll(counted).toEqual(['/themen', '/thema/tourismus', '/themen', '/artikel']);
});

test('B7.5 sends the token of the server back', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('bs_consent_cookie', '1'));
  await page.goto(`${site.url}/themen`);
  await wait(page);
  await follow(page, 'Tourismus');
  await wait(page);
  expect(umami.accepted.map(({ known }) => known)).toEqual([false, true]);
});

test('B7.6 counts a download that is marked in the page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('bs_consent_cookie', '1'));
  await page.goto(`${site.url}/indikatorenportal/5813`);
  await wait(page);
  await openTool(page, 'Herunterladen');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^CSV/ }).first().click();
  await download;
  await expect.poll(counted).toEqual(['/indikatorenportal/5813', 'download']);
});

test('B4.2 taking consent back stops the counting at once', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('bs_consent_cookie') === null) localStorage.setItem('bs_consent_cookie', '1');
  });
  await page.goto(`${site.url}/themen`);
  await wait(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Einstellungen ändern' }).click();
  await answer(page, 'Nur Notwendiges');
  await follow(page, 'Tourismus');
  await wait(page);
  expect(counted()).toEqual(['/themen']);
});

test('B7.7 a server that does not answer changes nothing on the page', async ({ page }) => {
  await umami.close();
  await page.addInitScript(() => localStorage.setItem('bs_consent_cookie', '1'));
  await page.goto(`${site.url}/themen`);
  await wait(page);
  await follow(page, 'Tourismus');
  expect(problems).not.toEqual([]);
});

test('B7.7 nothing is sent with Global Privacy Control', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('bs_consent_cookie', '1');
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await page.goto(`${site.url}/themen`);
  await wait(page);
  expect(umami.accepted).toEqual([]);
});

test('counting breaks no policy and writes nothing into the console', async ({ page }) => {
  await page.goto(`${site.url}/themen`);
  await answer(page, 'Alles zulassen');
  await wait(page);
  await follow(page, 'Tourismus');
  await wait(page);
  expect(counted()).toHaveLength(2);
  expect(problems).toEqual([]);
});
