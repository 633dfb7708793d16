/** Areas that are put aside, and seen beside each other over all indicators. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { violationsInAllSchemes } from './support/accessibility';

function table(page: Page): Locator {
  return page.locator('[data-island="AreaComparison"] table');
}

test('areas are put aside on their pages, compared, added, removed and sent', async ({ page }) => {
  await page.goto('/gebiet/riehen');
  await page.getByRole('button', { name: 'Gebiet merken' }).press('Enter');
  await expect(page.getByText('1 von 6 Gebieten gemerkt')).toBeVisible();
  await page.goto('/gebiet/bettingen');
  await page.getByRole('button', { name: 'Gebiet merken' }).click();
  await expect(page.getByText('2 von 6 Gebieten gemerkt')).toBeVisible();
  await page.getByRole('link', { name: 'Gemerkte Gebiete vergleichen' }).click();
  await expect(page).toHaveURL('/gebiet?gebiete=riehen,bettingen');
  await expect(table(page).getByRole('columnheader')).toHaveText(['Indikator', 'Riehen', 'Bettingen']);
  const before = await table(page).getByRole('row').count();
  expect(before).toBeGreaterThan(3);
  await page.getByRole('combobox', { name: 'Gebiet' }).selectOption({ label: 'St. Johann' });
  await page.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(page).toHaveURL('/gebiet?gebiete=riehen,bettingen,st-johann');
  await expect(table(page).getByRole('columnheader')).toHaveCount(4);
  await page.getByRole('button', { name: /^Bettingen/ }).click();
  await expect(page).toHaveURL('/gebiet?gebiete=riehen,st-johann');
  await page.goBack();
  await expect(table(page).getByRole('columnheader')).toHaveCount(4);
  await page.reload();
  await expect(table(page).getByRole('columnheader')).toHaveCount(4);
  expect(await page.evaluate(() => localStorage.getItem('areas.kept'))).toBe('riehen,st-johann');
});

test('nothing to compare says what to do; six fit on a narrow phone, without faults', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/gebiet');
  await expect(page.getByText(/^Noch ist kein Gebiet zum Vergleichen da/)).toBeVisible();
  const links = page.locator('main a[href^="/gebiet/"]');
  const addresses = await links.evaluateAll((all) => all.slice(-6).map((link) => link.getAttribute('href')));
  const areas = addresses.map((address) => address?.split('/').at(-1));
  await page.goto(`/gebiet?gebiete=${areas.join(',')}`);
  await expect(table(page).getByRole('columnheader')).toHaveCount(7);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const heads = table(page).locator('tbody').first().locator('[scope="rowgroup"] > *, [scope="row"]');
  const places = async (): Promise<readonly number[]> =>
    heads.evaluateAll((all) => all.map((head) => Math.round(head.getBoundingClientRect().left)));
  const before = await places();
  await page.locator('[data-table-frame]').evaluate((frame) => frame.scrollTo(200, 0));
  expect(await places()).toEqual(before);
  expect(await violationsInAllSchemes(page)).toEqual([]);
});
