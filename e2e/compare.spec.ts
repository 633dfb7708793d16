/** Indicators that are put aside, and seen beside each other. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { violationsInAllSchemes } from './support/accessibility';
import { openTool } from './support/figureTools';

const portal = '/indikatorenportal';

function compared(page: Page): Locator {
  return page.getByRole('list', { name: 'Vergleich' }).getByRole('listitem');
}

function keepButtons(page: Page): Locator {
  return page.getByRole('button', { name: /^Merken ?: / });
}

function stored(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('portal.kept'));
}

test('indicators are put aside in the portal and at their charts, on this device alone', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(`${portal}?search=leerwohnungsquote`);
  const button = keepButtons(page).first();
  await expect(page.getByRole('searchbox', { name: 'Stichwort oder Nummer' })).toHaveValue('leerwohnungsquote');
  await button.press('Enter');
  await expect(page.getByRole('button', { name: /^Nicht mehr merken/ })).toHaveCount(1);
  await expect(page.getByText('1 von 6 Indikatoren gemerkt')).toBeVisible();
  await page.goto(`${portal}/1201`);
  await openTool(page, 'Merken');
  await page.getByRole('button', { name: 'Merken', exact: true }).click();
  await expect(page.getByText('2 von 6 Indikatoren gemerkt')).toBeVisible();
  const kept = (await stored(page)) ?? '';
  expect(kept).toMatch(/^\d+,1201$/);
  expect(sent.filter((text) => text.includes(kept))).toEqual([]);
  await page.getByRole('link', { name: 'Gemerkte vergleichen' }).click();
  await expect(page).toHaveURL(`${portal}?vergleich=${kept}`);
  await expect(compared(page)).toHaveCount(2);
});

test('a list that was sent is shown, drawn in one chart, and left', async ({ page }) => {
  await page.goto(`${portal}?vergleich=5813,1201`);
  await expect(compared(page)).toHaveCount(2);
  await expect(page.locator('[data-island="Portal"] [data-chart]')).toBeVisible();
  expect(await stored(page)).toBeNull();
  await page.locator('[data-island="Portal"] summary', { hasText: 'Tabelle' }).click();
  await expect(page.locator('[data-island="Portal"] table')).toContainText('2026');
  await page.getByRole('button', { name: 'Diese Auswahl merken' }).click();
  expect(await stored(page)).toBe('5813,1201');
  await page
    .getByRole('button', { name: /^Entfernen/ })
    .first()
    .click();
  await expect(compared(page)).toHaveCount(1);
  await expect(page.locator('[data-island="Portal"] [data-chart]')).toHaveCount(0);
  await expect(page).toHaveURL(`${portal}?vergleich=1201`);
  expect(await stored(page)).toBe('1201');
  await page.getByRole('button', { name: /^Entfernen/ }).click();
  await expect(page.getByText(/^Noch ist nichts zum Vergleichen da/)).toBeVisible();
  await page.getByRole('button', { name: 'Zur Liste' }).click();
  await expect(keepButtons(page)).toHaveCount(32);
  await page.goBack();
  await expect(page.getByText(/^Noch ist nichts zum Vergleichen da/)).toBeVisible();
});

test('more than six are refused where the button is', async ({ page }) => {
  await page.goto(portal);
  await expect(page.locator('[data-island="Portal"][data-alive]')).toBeVisible();
  for (let count = 1; count <= 6; count += 1) {
    await keepButtons(page).first().click();
    await expect(page.getByText(`${count} von 6 Indikatoren gemerkt`)).toBeVisible();
  }
  await keepButtons(page).first().click();
  await expect(page.getByRole('alert')).toHaveText('Es sind schon 6 Indikatoren gemerkt. Entfernen Sie zuerst einen.');
  await page.getByRole('button', { name: 'Alle entfernen' }).click();
  expect(await stored(page)).toBeNull();
});

test('it fits on a narrow phone and has no faults', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${portal}?vergleich=5813,1201`);
  await expect(page.locator('[data-island="Portal"] [data-chart]')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await violationsInAllSchemes(page)).toEqual([]);
});
