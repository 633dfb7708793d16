/** The list of the indicator portal: narrowed, sorted, taken along, all of it in the address. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations } from './support/accessibility';

const address = '/indikatorenportal';

function tiles(page: Page): Locator {
  return page.locator('[data-island="Portal"] li').filter({ has: page.locator('a[href^="/indikatorenportal/"]') });
}

function said(page: Page): Locator {
  return page.locator('[data-island="Portal"]').getByRole('status');
}

/** The number in what is said of the list. */
async function countOf(page: Page): Promise<number> {
  return Number(/\d+/.exec((await said(page).textContent()) ?? '')?.[0]);
}

test('a choice narrows the list, is counted, stands in the address, and goes back', async ({ page }) => {
  await page.goto(address);
  const choice = page.getByRole('group', { name: 'Räumliche Gliederung' }).locator('label', { hasText: 'Wohnviertel' });
  const wanted = Number(/(\d+)$/.exec((await choice.textContent()) ?? '')?.[1]);
  const all = await countOf(page);
  expect(wanted).toBeGreaterThan(0);
  expect(wanted).toBeLessThan(all);
  await choice.click();
  await expect(tiles(page)).toHaveCount(wanted);
  expect(await countOf(page)).toBe(wanted);
  await expect(page).toHaveURL(`${address}?raeumlicheGliederung=Wohnviertel`);
  await page.reload();
  await expect(tiles(page)).toHaveCount(wanted);
  await page.getByRole('button', { name: /Wohnviertel.*entfernen/ }).click();
  await expect(said(page)).toContainText(String(all));
  await page.goBack();
  await expect(tiles(page)).toHaveCount(wanted);
});

test('the filters begin with the date, and their themes with the one that has most indicators', async ({ page }) => {
  await page.goto(address);
  const filters = page.getByRole('region', { name: 'Filter' }).locator('label');
  await expect(filters.first()).toHaveText('Aktualisiert seit');
  const theme = page.getByRole('group', { name: 'Thema', exact: true }).locator('label').first();
  await expect(theme).toHaveText(/^Bevölkerung\s*\d+$/);
});

test('words narrow the list while they are typed, and nothing is said to be nothing', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('searchbox', { name: 'Stichwort oder Nummer' }).fill('leerwohnungsquote wohnviertel');
  await expect(tiles(page)).toHaveCount(1);
  await expect(tiles(page)).toContainText('Leerwohnungsquote nach Wohnviertel');
  await page.getByRole('searchbox', { name: 'Stichwort oder Nummer' }).fill('gibt es nicht');
  await expect(page.getByText('Kein Indikator passt zu dieser Auswahl.')).toBeVisible();
});

test('words that were typed a moment before leaving do not get into the address of the next page', async ({ page }) => {
  await page.goto('/indikatorenportal', { waitUntil: 'networkidle' });
  await page.getByRole('searchbox', { name: 'Stichwort oder Nummer' }).press('l');
  await page.getByRole('main').locator('a[href^="/indikatorenportal/"]').first().press('Enter');
  await expect(page).toHaveURL(/\/indikatorenportal\/\d+$/);
  // Longer than the address waits for the next letter.
  await page.waitForTimeout(600);
  await expect(page).toHaveURL(/\/indikatorenportal\/\d+$/);
});

test('the list can be taken along as it is narrowed', async ({ page }) => {
  await page.goto(`${address}?thema=bau-wohnungswesen`);
  await page.getByRole('button', { name: /Bau.*entfernen/ }).waitFor();
  const count = await countOf(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Diese Liste als CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(count + 1);
  expect(lines.join('\n')).toContain('/indikatorenportal/5813');
});

test('the first are there at once, the others on demand', async ({ page }) => {
  await page.goto(address);
  const all = await countOf(page);
  await expect(tiles(page)).toHaveCount(32);
  await page.getByRole('button', { name: /weitere zeigen/ }).click();
  await expect(tiles(page)).toHaveCount(Math.min(64, all));
  // The button may be gone: reading goes on at the first that is new.
  await expect(tiles(page).nth(32).getByRole('link')).toBeFocused();
});

for (const view of ['kacheln', 'tabelle', 'liste']) {
  test(`${view} fit on a narrow phone and have no faults`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`${address}?ansicht=${view}`);
    await page.locator('summary', { hasText: /^Filter/ }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the complete list by theme leads to every indicator', async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('[data-island="Portal"] input')).toHaveCount(1);
    await expect(page.locator('[data-island="Portal"] input')).toBeHidden();
    const links = page.locator('.without-scripts a[href^="/indikatorenportal/"]');
    expect(await links.count()).toBeGreaterThan(32);
    await expect(links.first()).toBeVisible();
  });
});
