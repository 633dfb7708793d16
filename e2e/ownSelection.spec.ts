/** A selection of one's own from an indicator: of several dimensions in ownDimensions.spec.ts. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { violationsInAllSchemes } from './support/accessibility';
import { address, choose, csvOf, open, opener, openTable, panelOf, shown } from './support/ownSelection';

/** Spaces of all kinds are one. */
function plain(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ');
}

function tooltip(page: Page): Locator {
  return page.locator('[data-tooltip]:visible');
}

test('is loaded only when it is asked for', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /ownSelection|savePicture|9379\.de\.json/.test(url))).toEqual([]);
  await opener(page).click();
  await expect(panelOf(page)).toBeVisible();
  expect(requests.filter((url) => /ownSelection|9379\.de\.json/.test(url))).toHaveLength(2);
});

test('chart, table and file follow the choice; it survives reload, back and sharing', async ({ page, context }) => {
  const panel = await open(page);
  await panel.getByRole('checkbox', { name: 'Ausland' }).uncheck();
  await choose(panel, 'Werte', 'Index = 100');
  await choose(panel, 'von', '2016');
  await expect(shown(panel)).toContainText('Index, 2016 = 100');
  await expect(panel.getByRole('application')).toHaveAccessibleName(/Liniendiagramm/);
  const shared = page.url();
  expect(shared).toContain('auswahl=9379');
  await page.reload();
  await expect(panel.getByRole('checkbox', { name: 'Ausland' })).not.toBeChecked();
  await expect(shown(panel)).toContainText('Index, 2016 = 100');
  const [head, first] = await csvOf(page, panel);
  expect(head).toMatch(/^jahr,/);
  expect(first).toMatch(/^2016,100,/);
  await page.goBack();
  await expect(shown(panel)).not.toContainText('Index, 2016');
  const other = await context.newPage();
  await other.goto(shared);
  await expect(other.getByRole('status').filter({ hasText: 'Index, 2016 = 100' })).toBeVisible();
});

test('works by keyboard, gives the page back, and begins anew', async ({ page }) => {
  const panel = await open(page);
  const box = panel.getByRole('checkbox', { name: 'Ausland' });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).not.toBeChecked();
  await expect(box).toBeFocused();
  await panel.getByRole('button', { name: 'Auswahl zurücksetzen' }).press('Enter');
  await expect(box).toBeChecked();
  await opener(page).press('Enter');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('figure').getByRole('application').first()).toBeVisible();
  expect(page.url()).not.toContain('auswahl');
});

test('the chart of a choice tells its values to pointer and keyboard, in the form that is chosen', async ({ page }) => {
  const panel = await open(page);
  await panel.getByRole('checkbox', { name: 'Ausland' }).uncheck();
  await choose(panel, 'Werte', 'Index = 100');
  await choose(panel, 'Werte', 'absolut');
  await expect(shown(panel)).not.toContainText('Ausland');
  const chart = panel.getByRole('application');
  await chart.scrollIntoViewIfNeeded();
  await chart.hover();
  await expect(tooltip(page)).toContainText('Solothurn');
  await expect(tooltip(page)).toContainText('Studierende');
  await expect(tooltip(page)).not.toContainText('Ausland');
  await choose(panel, 'Werte', 'Index = 100');
  await expect(tooltip(page)).toHaveCount(0);
  await chart.focus();
  await page.keyboard.press('Home');
  await expect(tooltip(page)).toHaveText(/^2015.*100,0/);
  await expect(tooltip(page)).not.toContainText('Studierende');
  await page.keyboard.press('ArrowDown');
  expect(plain(await chart.locator('xpath=ancestor::*[@data-chart]').getByRole('status').textContent())).toBe(
    'Basel-Landschaft. 2015: 100,0',
  );
});

test('the table of a choice is sorted and put back', async ({ page }) => {
  const panel = await open(page);
  await panel.getByRole('checkbox', { name: 'Ausland' }).uncheck();
  const table = await openTable(panel);
  const years = table.getByRole('rowheader');
  const before = await years.allTextContents();
  const head = table.getByRole('columnheader', { name: /^Aargau/ });
  await head.getByRole('button').click();
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(years.first()).not.toHaveText(before[0] ?? '');
  await head.getByRole('button').press('Enter');
  await expect(head).not.toHaveAttribute('aria-sort');
  expect(await years.allTextContents()).toEqual(before);
  await head.getByRole('button').click();
  await choose(panel, 'von', '2018');
  await expect(years.first()).toHaveText('2018');
  await expect(table.getByRole('columnheader', { name: /^Aargau/ }).getByRole('button')).toHaveCount(1);
  await expect(table.locator('[aria-sort]')).toHaveCount(0);
});

for (const width of [320, 1280]) {
  test(`has no accessibility faults in any scheme, and fits a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const panel = await open(page);
    await openTable(panel);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await violationsInAllSchemes(page)).toEqual([]);
  });
}

test('on paper are the chart and the table of the choice alone, and nothing to press', async ({ page }) => {
  const panel = await open(page);
  await panel.getByRole('checkbox', { name: 'Ausland' }).uncheck();
  await choose(panel, 'Werte', 'Index = 100');
  await page.emulateMedia({ media: 'print' });
  const figure = page.getByRole('figure').filter({ has: panel });
  await expect(figure.getByRole('application')).toHaveCount(1);
  await expect(panel.getByRole('application')).toBeVisible();
  await expect(figure.getByRole('table')).toHaveCount(1);
  await expect(panel.getByRole('columnheader', { name: 'Solothurn (Index, 2015 = 100)' })).toBeVisible();
  await expect(shown(panel)).toContainText('Index, 2015 = 100');
  // Names of series and columns are read.
  const controls = figure.locator(
    'button:not(th > button, [data-switch] > button), input, select, [data-tools], a[download]',
  );
  expect(
    await controls.evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.outerHTML)),
  ).toEqual([]);
});

test('says so if its data cannot be had, and keeps the chart', async ({ page }) => {
  await page.route('**/9379.de.json', (route) => route.abort());
  await page.goto(address);
  await opener(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'nicht laden' })).toBeVisible();
  await expect(page.getByRole('figure').getByRole('application').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
});
