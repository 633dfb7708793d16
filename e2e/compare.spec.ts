/** Indicators that are put aside, and seen beside each other. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { violationsInAllSchemes } from './support/accessibility';
import { openTool } from './support/figureTools';
import { step, wordsField } from './support/portal';
import { jsonOf, keyOf, needed, pagesOf, titleOf } from './support/site';

const portal = '/indikatorenportal';
const indicators = pagesOf('indicator');

const seriesSchema = z.object({ unit: z.string().nullable(), rows: z.array(z.tuple([z.string()], z.unknown())) });

/** The unit of what is measured year by year: series of one unit share a chart. */
function yearlyUnit(address: string): string | undefined {
  const name = `daten/indikator/${keyOf(address)}.reihe.json`;
  if (!existsSync(path.join('out', name))) return undefined;
  const { unit, rows } = jsonOf(name, seriesSchema);
  const [first = '', last = ''] = [rows[0]?.[0], rows.at(-1)?.[0]];
  return first.length === 4 && Number(last) - Number(first) === rows.length - 1 ? `in ${unit}` : undefined;
}

function alike(): { readonly one: string; readonly other: string } {
  const all = indicators.map((address) => ({ address, unit: yearlyUnit(address) }));
  const pairs = all.flatMap(({ address, unit }, index) => {
    const other = all.slice(index + 1).find((later) => unit !== undefined && later.unit === unit);
    return other === undefined ? [] : [{ one: address, other: other.address }];
  });
  return needed('two yearly indicators in one unit', pairs[0]);
}

function keysOf(...addresses: readonly string[]): string {
  return addresses.map(keyOf).join(',');
}

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
  const { one, other } = alike();
  await page.goto(`${portal}?search=${encodeURIComponent(titleOf(one))}`);
  const button = keepButtons(page).and(page.locator(`li:has(a[href="${one}"]) button`));
  await expect(wordsField(page)).toHaveValue(titleOf(one));
  await button.press('Enter');
  await expect(page.getByRole('button', { name: /^Nicht mehr merken/ })).toHaveCount(1);
  await expect(page.getByText('1 von 6 Indikatoren gemerkt')).toBeVisible();
  await page.goto(other);
  await openTool(page, 'Mitnehmen');
  await page.getByRole('button', { name: 'Merken', exact: true }).click();
  await expect(page.getByText('2 von 6 Indikatoren gemerkt')).toBeVisible();
  const kept = keysOf(one, other);
  expect(await stored(page)).toBe(kept);
  expect(sent.filter((text) => text.includes(kept))).toEqual([]);
  await page.getByRole('link', { name: 'Gemerkte vergleichen' }).click();
  await expect(page).toHaveURL(`${portal}?vergleich=${kept}`);
  await expect(compared(page)).toHaveCount(2);
});

test('a list that was sent is shown, drawn in one chart, on a narrow phone without faults, and left', async ({
  page,
}) => {
  const { one, other } = alike();
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${portal}?vergleich=${keysOf(one, other)}`);
  await expect(compared(page)).toHaveCount(2);
  await expect(page.locator('[data-island="Portal"] [data-chart]')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await violationsInAllSchemes(page, '[data-island="Portal"]')).toEqual([]);
  expect(await stored(page)).toBeNull();
  await page.locator('[data-island="Portal"] summary', { hasText: 'Tabelle' }).click();
  await expect(page.locator('[data-island="Portal"] table')).toContainText(titleOf(other));
  await page.getByRole('button', { name: 'Diese Auswahl merken' }).click();
  expect(await stored(page)).toBe(keysOf(one, other));
  await page
    .getByRole('button', { name: /^Entfernen/ })
    .first()
    .click();
  await expect(compared(page)).toHaveCount(1);
  await expect(page.locator('[data-island="Portal"] [data-chart]')).toHaveCount(0);
  await expect(page).toHaveURL(`${portal}?vergleich=${keyOf(other)}`);
  expect(await stored(page)).toBe(keyOf(other));
  await page.getByRole('button', { name: /^Entfernen/ }).click();
  await expect(page.getByText(/^Noch ist nichts zum Vergleichen da/)).toBeVisible();
  await page.getByRole('button', { name: 'Zur Liste' }).click();
  await expect(keepButtons(page)).toHaveCount(Math.min(step, indicators.length));
  await page.goBack();
  await expect(page.getByText(/^Noch ist nichts zum Vergleichen da/)).toBeVisible();
});

test('more than six are refused where the button is', async ({ page }) => {
  needed('seven indicators', indicators[6]);
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
