/** A selection of one's own from an indicator. */
import { expect, test } from '@playwright/test';
import { violationsInAllSchemes } from './support/accessibility';
import {
  address,
  areasAndSexes,
  choose,
  csvOf,
  giveData,
  key,
  open,
  opener,
  openTable,
  panelOf,
  shown,
} from './support/ownSelection';

test('is loaded only when it is asked for', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await giveData(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  const ofSelection = (): readonly string[] =>
    requests.filter((url) => /ownSelection|savePicture|\d\.de\.json/.test(url));
  expect(ofSelection()).toEqual([]);
  await opener(page).click();
  await expect(panelOf(page)).toBeVisible();
  expect(ofSelection()).toHaveLength(2);
});

test('chart, table and file follow the choice; it survives reload, back and sharing', async ({ page, context }) => {
  const panel = await open(page);
  await panel.getByRole('checkbox', { name: 'Ausland' }).uncheck();
  await choose(panel, 'Werte', 'Index = 100');
  await choose(panel, 'von', '2016');
  await expect(shown(panel)).toContainText('Index, 2016 = 100');
  await expect(panel.getByRole('application')).toHaveAccessibleName(/Liniendiagramm/);
  const shared = page.url();
  expect(shared).toContain(`auswahl=${key}`);
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

test('has no accessibility faults in any scheme, and fits a wide and a narrow window', async ({ page }) => {
  const panel = await open(page);
  await openTable(panel);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(await violationsInAllSchemes(page, 'main figure')).toEqual([]);
});

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

test('takes up to six series: of areas and sexes, in chart, table and file', async ({ page }) => {
  const panel = await open(page, areasAndSexes());
  await panel.getByRole('checkbox', { name: 'Birsfelden' }).uncheck();
  await panel.getByRole('checkbox', { name: 'Männer' }).check();
  await expect(panel.getByRole('application')).toHaveAccessibleName(/Liniendiagramm, 6 Reihen, 2012–2025/);
  await expect(panel.getByRole('checkbox', { name: 'Birsfelden' })).toBeDisabled();
  await expect(panel.locator('[data-switch]')).toHaveCount(6);
  await expect(shown(panel)).toContainText('alle, 2012–2025');
  await expect(shown(panel)).toContainText('Basel, Frauen, Basel, Männer');
  await expect((await openTable(panel)).getByRole('columnheader')).toHaveText([
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
  const panel = await open(page, areasAndSexes());
  await expect(panel.getByRole('checkbox', { name: /^(Basel|Riehen|Bettingen|Birsfelden)$/ })).toHaveCount(4);
  await panel.getByRole('radio', { name: 'Männer' }).click();
  await expect(shown(panel)).toContainText('Männer, alle');
  await expect(panel.getByRole('radio', { name: 'Frauen' })).not.toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(panel.getByRole('radio', { name: 'Frauen' })).toBeFocused();
  await expect(shown(panel)).toContainText('Frauen, alle');
  expect((await csvOf(page, panel))[1]).toBe('2012,4000,3000,2000,1000');
});

test('closes with Escape from any field, after what a chart shows, and with its button; both keep the focus', async ({
  page,
}) => {
  const panel = await open(page, areasAndSexes());
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
