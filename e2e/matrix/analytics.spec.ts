import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { startFakeUmami } from '../../tests/support/fakeUmami';
import type { FakeUmami } from '../../tests/support/fakeUmami';
import type { RunningServer } from '@/lib/shared/server';
import { startCountedSite } from '../support/countedSite';
import { chartPage, openTool } from '../support/figureTools';
import { quizPage } from '../support/quiz';
import { pageOf, titleOf } from '../support/site';
import { heading, linkTo } from '../support/ways';

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
  site = await startCountedSite(umami.url);
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

async function answer(page: Page, choice: 'all' | 'partial'): Promise<void> {
  await page.locator(`[data-consent-choice="${choice}"]`).click();
}

async function followTheme(page: Page): Promise<void> {
  await linkTo(page, pageOf('theme')).click();
  await expect(heading(page)).toHaveText(titleOf(pageOf('theme')));
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
  await answer(page, 'partial');
  await wait(page);
  await followTheme(page);
  await wait(page);
  expect(asked.filter((address) => address.includes('analytics') || address.startsWith(umami.url))).toEqual([]);
  expect(umami.accepted).toEqual([]);
});

test('B7.2 B7.4 counts each page once, through static pages and islands, back and forward, and breaks no policy', async ({
  page,
}) => {
  await page.goto(`${site.url}/themen?a=%C3%A4%20b#ende`);
  await answer(page, 'all');
  await wait(page);
  await followTheme(page);
  await wait(page);
  await page.goto(site.url + quizPage());
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
  const seen = ['/themen?a=%C3%A4%20b', pageOf('theme'), quizPage(), '/suche', '/artikel'];
  expect(counted()).toEqual([...seen, '/suche', '/artikel']);
  const referrers = umami.accepted.map(({ body }) => seenSchema.parse(body).payload.referrer);
  expect(referrers.slice(0, 2)).toEqual(['', '/themen?a=%C3%A4%20b']);
  expect(JSON.stringify(umami.accepted)).not.toContain('geheim');
  expect(problems).toEqual([]);
});

test('B7.6 counts a download that is marked in the page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('bs_consent_cookie', '1'));
  await page.goto(site.url + chartPage());
  await wait(page);
  await openTool(page, 'Mitnehmen');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^CSV/ }).first().click();
  await download;
  await expect.poll(counted).toEqual([chartPage(), 'download']);
});
