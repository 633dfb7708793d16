/**
 * `npm run handbook -- <e-mail> <password> <secret>`: takes the pictures of `docs/handbook` from an office that runs (`npm run office`), by
 * doing in a browser what is written there. Removes what it has written. `secret`: of the status page.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { config } from '@/lib/shared/config';
import { serverUrl } from '@/lib/shared/listen';
import * as panel from './adminPanel';
import type { Editing } from './tasks';
import * as tasks from './tasks';

const folder = 'docs/handbook';

const size = { width: 1200, height: 800 };

/** A page with all its pictures must load fast on a slow line. */
const maxBytes = 60_000;

/** The best quality that is small enough. */
async function compress(picture: Buffer, quality = 80): Promise<Buffer> {
  const webp = await sharp(picture).webp({ quality }).toBuffer();
  return webp.length <= maxBytes || quality < 30 ? webp : compress(picture, quality - 10);
}

async function take(page: Page, name: string): Promise<void> {
  // Nothing moves or hovers.
  await page.mouse.move(0, 0);
  await page.waitForTimeout(400);
  const picture = await compress(await page.screenshot());
  await sharp(picture).toFile(path.join(folder, `${name}.webp`));
  console.error(`${name}: ${picture.length} bytes`);
}

const { CMS_PORT, PORT, RELEASE_PORT, RELEASE_HOST } = config();
const cms = serverUrl('127.0.0.1', CMS_PORT);
const address = `${serverUrl('localhost', PORT)}/artikel/${tasks.article.slug}`;
const status = `${serverUrl(RELEASE_HOST, RELEASE_PORT)}/status`;
const [email = '', password = '', secret = ''] = process.argv.slice(2);

/** A page of the site, as soon as it says so. */
async function takeSite(browser: Page, words: string, name: string, scrollTo?: string): Promise<void> {
  const page = await browser.context().newPage();
  await page.goto(address);
  while (!(await page.locator('main').innerText()).includes(words)) {
    await page.waitForTimeout(1000);
    // A page that was seen before is kept for five minutes, unless it is reloaded.
    await page.reload();
  }
  const consent = page.getByRole('button', { name: 'Nur Notwendiges' });
  if (await consent.isVisible()) await consent.click();
  if (scrollTo !== undefined) await page.getByText(scrollTo).first().scrollIntoViewIfNeeded();
  await take(page, name);
  await page.close();
}

async function takeStatus(browser: Page): Promise<void> {
  const page = await browser.context().newPage();
  await page.goto(status);
  await page.getByLabel('Kennwort der Redaktion').fill(secret);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByText('Zurücknehmen', { exact: true }).click();
  await take(page, 'statusseite');
  await page.close();
}

async function drawAll(editing: Editing): Promise<void> {
  const { page, shoot } = editing;
  await panel.logIn(page, cms, { email, password });
  await tasks.writeArticle(editing);
  await panel.preview(page, tasks.article.title);
  await shoot('artikel-vorschau');
  await panel.publish(page);
  await panel.closePreview(page);
  await tasks.writeIndicator(editing);
  await panel.publish(page);
  await tasks.useIndicator(editing);
  await panel.publish(page);
  await takeSite(page, tasks.indicator.title, 'indikator-website', tasks.indicator.title);
  const corrected = 'Viel mehr Velos am Rhein';
  await tasks.correct(editing, corrected);
  await takeSite(page, corrected, 'korrektur-website');
  await tasks.writeEasily(editing);
  await tasks.holdUntil(editing, '31.12.2026', '08:30');
  await page.getByRole('button', { name: 'Weitere Dokumentaktionen' }).click();
  await shoot('zuruecknehmen');
  await page.keyboard.press('Escape');
  await takeStatus(page);
  await panel.remove(page);
  await panel.openEntry(page, 'Produkt', tasks.indicator.title);
  await panel.remove(page);
}

await mkdir(folder, { recursive: true });
const page = await panel.openBrowser(size);
try {
  await drawAll({ page, shoot: (name) => take(page, name) });
} catch (error) {
  await page.screenshot({ path: '.cache/handbook-failed.png' });
  throw error;
} finally {
  await page.context().browser()?.close();
}
