import type { Page } from '@playwright/test';
import { describe, expect, it, onTestFinished } from 'vitest';
import { violationsInAllSchemes } from '../../../e2e/support/accessibility';
import { launchBrowser } from '../../support/launchBrowser';
import { statusPages } from '../../support/statusPages';
import { openOffice } from './office';
import { secret } from './serviceProcess';
import type { ServiceProcess } from './serviceProcess';

/** A phone of an editor, without scripts. */
async function openPage({ url }: ServiceProcess): Promise<Page> {
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${url}/status`);
  return page;
}

async function logIn(page: Page, password = secret): Promise<void> {
  await page.getByLabel('Kennwort der Redaktion').fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

describe('an editor in a browser without scripts', () => {
  it('logs in, publishes without waiting, takes back, and logs out', async () => {
    const { office } = await openOffice();
    // Nothing is built by itself while the test runs.
    const service = await office.start({ RELEASE_DEBOUNCE_MS: '600000' });
    onTestFinished(async () => {
      await service.kill();
    });
    const page = await openPage(service);

    await logIn(page, 'geraten-und-falsch');
    expect(await page.getByRole('status').textContent()).toBe('Dieses Kennwort stimmt nicht.');
    await logIn(page);

    const editions: string[] = [];
    for (const count of [1, 2]) {
      await office.change(service);
      await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
      expect(await page.getByRole('status').textContent()).toContain('Die Website wird gebaut.');
      await expect.poll(() => office.live(), { timeout: 30_000 }).toBe(office.asked);
      editions.push(office.asked);
      expect(editions).toHaveLength(count);
    }

    await page.getByRole('link', { name: 'Neu laden' }).click();
    await page.getByText('Zurücknehmen', { exact: true }).click();
    await page.getByRole('button', { name: 'Ja, die Ausgabe davor zeigen' }).click();
    expect(await page.getByRole('status').textContent()).toBe(
      'Die Website zeigt wieder die Ausgabe davor. Korrigieren Sie jetzt im CMS, was falsch ist. Was Sie vorher korrigiert haben, veröffentlichen Sie noch einmal.',
    );
    expect(await office.live()).toBe(editions[0]);
    expect(await page.locator('dl').first().textContent()).toContain('angehalten');

    await page.getByRole('button', { name: 'Abmelden' }).click();
    expect(await page.getByRole('status').textContent()).toBe('Sie sind abgemeldet.');
    expect(await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).count()).toBe(0);
  });

  it('learns in German that the CMS does not answer', async () => {
    const { office } = await openOffice();
    // Nobody listens there.
    const service = await office.start({ CMS_URL: 'http://127.0.0.1:1' });
    onTestFinished(async () => {
      await service.kill();
    });
    await office.change(service);
    await office.failure(service);
    const page = await openPage(service);
    const text = (await page.locator('main').textContent()) ?? '';
    expect(text).toContain(
      'Das CMS antwortet nicht oder anders als erwartet. Es wird von selbst noch einmal versucht.',
    );
    expect(text).not.toMatch(/\b(?:the|could not|failed|GET)\b/);
  });
});

it('the page is accessible in each of its states on a phone, light, dark and in forced colours, and fits a wide screen', async () => {
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const overflow = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const [name, html] of Object.entries(statusPages)) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.setContent(html);
    for (const details of await page.locator('details').all())
      await details.evaluate((element) => element.setAttribute('open', ''));
    expect([name, await overflow()]).toEqual([name, 0]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect([name, await overflow(), ...(await violationsInAllSchemes(page))]).toEqual([name, 0]);
    await page.emulateMedia({ colorScheme: null, forcedColors: null });
  }
});
