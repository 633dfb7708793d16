/** A selection of one's own from data of several dimensions: areas or ages, sexes or sectors, columns of values, and time. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations } from './support/accessibility';
import {
  address,
  areasAndSexes,
  choose,
  csvOf,
  giveData,
  open,
  opener,
  openTable,
  panelOf,
  shown,
} from './support/ownSelection';

async function openAreas(page: Page): Promise<Locator> {
  await giveData(page, areasAndSexes());
  return open(page);
}

function headsOf(table: Locator): Locator {
  return table.getByRole('columnheader');
}

function optionsOf(panel: Locator, field: string): Locator {
  return panel.getByRole('combobox', { name: field, exact: true }).getByRole('option');
}

test('takes up to six series: of areas and sexes, in chart, table and file', async ({ page }) => {
  const panel = await openAreas(page);
  await panel.getByRole('checkbox', { name: 'Birsfelden' }).uncheck();
  await panel.getByRole('checkbox', { name: 'Männer' }).check();
  await expect(panel.getByRole('application')).toHaveAccessibleName(/Liniendiagramm, 6 Reihen, 2012–2025/);
  await expect(panel.getByRole('checkbox', { name: 'Birsfelden' })).toBeDisabled();
  await expect(panel.locator('[data-switch]')).toHaveCount(6);
  await expect(shown(panel)).toContainText('alle, 2012–2025');
  await expect(shown(panel)).toContainText('Basel, Frauen, Basel, Männer');
  await expect(headsOf(await openTable(panel))).toHaveText([
    'Jahr',
    /^Basel, Frauen/,
    /^Basel, Männer/,
    /^Riehen, Frauen/,
    /^Riehen, Männer/,
    /^Bettingen, Frauen/,
    /^Bettingen, Männer/,
  ]);
  const [head, first] = await csvOf(page, panel);
  expect(head).toMatch(/^jahr,Basel \/ Frauen \/ alle,Basel \/ Männer \/ alle,/);
  expect(first).toBe('2012,4000,4100,3000,3100,2000,2100');
});

test('lets another name take the place of the only one that has room', async ({ page }) => {
  const panel = await openAreas(page);
  await expect(panel.getByRole('checkbox', { name: /^(Basel|Riehen|Bettingen|Birsfelden)$/ })).toHaveCount(4);
  await panel.getByRole('radio', { name: 'Männer' }).click();
  await expect(shown(panel)).toContainText('Männer, alle');
  await expect(panel.getByRole('radio', { name: 'Frauen' })).not.toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(panel.getByRole('radio', { name: 'Frauen' })).toBeFocused();
  await expect(shown(panel)).toContainText('Frauen, alle');
  expect((await csvOf(page, panel))[1]).toBe('2012,4000,3000,2000,1000');
});

test('has shares of a total, indices, a kind and a period; a reload restores them', async ({ page }) => {
  const panel = await openAreas(page);
  await expect(optionsOf(panel, 'Werte')).toHaveText(['absolut', 'Index = 100']);
  await panel.getByRole('radio', { name: 'ohne Schweizer Pass' }).click();
  await choose(panel, 'Werte', 'Anteil in Prozent');
  await expect(shown(panel)).toContainText('Anteil in Prozent, Frauen, ohne Schweizer Pass');
  expect((await csvOf(page, panel)).at(-1)).toBe('2025,20.63,20.831,21.221,22.301');
  await choose(panel, 'Werte', 'Index = 100');
  await choose(panel, 'von', '2020');
  await choose(panel, 'bis', '2023');
  await choose(panel, 'Darstellung', 'Säulendiagramm');
  await expect(panel.getByRole('application')).toHaveAccessibleName(/Säulendiagramm, 4 Reihen, 2020–2023/);
  await page.reload();
  await expect(panel.getByRole('application')).toHaveAccessibleName(/Säulendiagramm, 4 Reihen, 2020–2023/);
  await expect(panel.getByRole('radio', { name: 'ohne Schweizer Pass' })).toBeChecked();
  await expect(panel.getByRole('combobox', { name: 'Werte', exact: true })).toHaveValue('index');
  await expect(panel.getByRole('combobox', { name: 'von', exact: true })).toHaveValue('2020');
  const table = await openTable(panel);
  await expect(table.getByRole('row')).toHaveCount(5);
  await expect(table.getByRole('row', { name: /^2020/ })).toContainText('100,0');
  await expect(headsOf(table).nth(1)).toHaveText('Basel (Index, 2020 = 100)');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('has all its fields and its chart within the window, and shows values on a tap', async ({ page }) => {
    const panel = await openAreas(page);
    await panel.getByRole('radio', { name: 'ohne Schweizer Pass' }).tap();
    await choose(panel, 'Werte', 'Index = 100');
    await openTable(panel);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const controls = panel.locator('label, select, button:not(th > button), legend, [role="application"]');
    const edges = await controls.evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().right),
    );
    expect(edges.length).toBeGreaterThan(15);
    expect(Math.max(...edges)).toBeLessThanOrEqual(320);
    expect(await accessibilityViolations(page)).toEqual([]);
    const chart = panel.getByRole('application');
    await chart.scrollIntoViewIfNeeded();
    await chart.tap({ position: { x: 150, y: 60 } });
    const { x = -1, width = 999 } = (await page.locator('[data-tooltip]:visible').boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
  });
});

test('closes with Escape from any field, after what a chart shows, and with its button; both keep the focus', async ({
  page,
}) => {
  const panel = await openAreas(page);
  const chart = panel.getByRole('application');
  await chart.focus();
  await page.keyboard.press('End');
  await expect(page.locator('[data-tooltip]:visible')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-tooltip]:visible')).toHaveCount(0);
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(page).toHaveURL(address);
  await page.keyboard.press('Enter');
  await panel.getByRole('checkbox', { name: 'Riehen' }).focus();
  await page.goBack();
  await expect(panelOf(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});
