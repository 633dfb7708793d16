/** Areas that are put aside, and seen beside each other over all indicators. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { violationsInAllSchemes } from './support/accessibility';
import { keyOf, needed, pagesOf, titleOf } from './support/site';

const areas = pagesOf('area');

/** The comparison of areas. */
function addressOf(compared: readonly string[]): string {
  return `/gebiet?gebiete=${compared.map(keyOf).join(',')}`;
}

function table(page: Page): Locator {
  return page.locator('[data-island="AreaComparison"] table');
}

test('areas are put aside on their pages, compared, added, removed and sent', async ({ page }) => {
  const [first = '', second = '', third] = areas;
  const added = needed('three areas', third);
  await page.goto(first);
  await page.getByRole('button', { name: 'Gebiet merken' }).press('Enter');
  await expect(page.getByText('1 von 6 Gebieten gemerkt')).toBeVisible();
  await page.goto(second);
  await page.getByRole('button', { name: 'Gebiet merken' }).click();
  await expect(page.getByText('2 von 6 Gebieten gemerkt')).toBeVisible();
  await page.getByRole('link', { name: 'Gemerkte Gebiete vergleichen' }).click();
  await expect(page).toHaveURL(addressOf([first, second]));
  await expect(table(page).getByRole('columnheader')).toHaveText(['Indikator', titleOf(first), titleOf(second)]);
  expect(await table(page).getByRole('row').count()).toBeGreaterThan(2);
  await page.getByRole('combobox', { name: 'Gebiet' }).selectOption({ label: titleOf(added) });
  await page.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(page).toHaveURL(addressOf([first, second, added]));
  await expect(table(page).getByRole('columnheader')).toHaveCount(4);
  await page.getByRole('button', { name: new RegExp(`^${titleOf(second)}`) }).click();
  await expect(page).toHaveURL(addressOf([first, added]));
  await page.goBack();
  await expect(table(page).getByRole('columnheader')).toHaveCount(4);
  await page.reload();
  await expect(table(page).getByRole('columnheader')).toHaveCount(4);
  expect(await page.evaluate(() => localStorage.getItem('areas.kept'))).toBe([first, added].map(keyOf).join(','));
});

test('nothing to compare says what to do; six fit on a narrow phone, without faults', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/gebiet');
  await expect(page.getByText(/^Noch ist kein Gebiet zum Vergleichen da/)).toBeVisible();
  needed('six areas', areas[5]);
  await page.goto(addressOf(areas.slice(-6)));
  await expect(table(page).getByRole('columnheader')).toHaveCount(7);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const heads = table(page).locator('tbody').first().locator('[scope="rowgroup"] > *, [scope="row"]');
  const places = async (): Promise<readonly number[]> =>
    heads.evaluateAll((all) => all.map((head) => Math.round(head.getBoundingClientRect().left)));
  const before = await places();
  await page.locator('[data-table-frame]').evaluate((frame) => frame.scrollTo(200, 0));
  expect(await places()).toEqual(before);
  expect(await violationsInAllSchemes(page, '[data-island="AreaComparison"]')).toEqual([]);
});
