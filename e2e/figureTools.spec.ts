/** What visitors take along of a figure, behind a door below the chart. */
import { expect, test } from '@playwright/test';
import { violationsInAllSchemes } from './support/accessibility';
import { chartPage, openTool } from './support/figureTools';
import { address, chosen, giveData, key, opener, panelOf } from './support/ownSelection';

test('all that can be pressed is 44 px high, has no accessibility faults in any scheme, and fits a wide and a narrow window', async ({
  page,
}) => {
  const tools = page.locator('[data-figure-tools]').first();
  await page.goto(chartPage());
  for (const name of ['Mitnehmen', 'Über diese Zahlen']) {
    await openTool(page, name);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    expect(await violationsInAllSchemes(page, '[data-figure-tools]'), name).toEqual([]);
    await page.emulateMedia({ colorScheme: null, forcedColors: null });
  }
  // What is said of the numbers are texts with links.
  await openTool(page, 'Mitnehmen');
  const low = await tools
    .locator('summary, button, a, input, textarea')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44)
        .map((one) => one.outerHTML.slice(0, 120)),
    );
  expect(low).toEqual([]);
});

test('link and frame have the choice of the visitor, and the link leads back to it', async ({ page, context }) => {
  const query = 'reihe=solothurn&von=2018';
  await giveData(page);
  await page.goto(chosen(query));
  await expect(panelOf(page)).toBeVisible();
  await openTool(page, 'Mitnehmen');
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect.poll(() => link.inputValue()).toContain(chosen(query));
  const other = await context.newPage();
  const { pathname, search } = new URL(await link.inputValue());
  await other.goto(pathname + search);
  await expect(other.getByRole('combobox', { name: 'von' })).toHaveValue('2018');
  const code = page.getByRole('textbox', { name: 'HTML-Code zum Einbetten' });
  await expect(code).toHaveValue(/\?auswahl=\d+&amp;reihe=solothurn/);
  await opener(page).click();
  await expect(code).toHaveValue(new RegExp(`/embed/indikator/${key}" title`));
});

test('a selection opens below the tools, which stay where they are in the window', async ({ page }) => {
  await giveData(page);
  await page.goto(address);
  await opener(page).evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const place = async (): Promise<number> => (await opener(page).boundingBox())?.y ?? 0;
  const before = await place();
  await opener(page).click();
  await expect(panelOf(page)).toBeVisible();
  expect(Math.abs((await place()) - before)).toBeLessThan(2);
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('on paper are the table and what is said of the numbers, and nothing to take along', async ({ page }) => {
  await page.goto(chartPage());
  await openTool(page, 'Mitnehmen');
  await page.emulateMedia({ media: 'print' });
  const tools = page.locator('[data-figure-tools]').first();
  await expect(tools.getByRole('table')).toBeVisible();
  await expect(tools.getByText(/^Über diese Zahlen/)).toBeVisible();
  const rest = tools.locator('.screen-only summary, button, input, textarea');
  expect(await rest.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('all that is taken along has a link, or text to select', async ({ page }) => {
    await page.goto(chartPage());
    await openTool(page, 'Mitnehmen');
    for (const field of ['Link', 'Quellenangabe', 'HTML-Code zum Einbetten', 'BibTeX', 'RIS', 'CSL-JSON'])
      await expect(page.getByRole('textbox', { name: field })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Per E-Mail' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Fehler melden/ }).first()).toBeVisible();
    await expect(page.locator('[data-figure-tools]').first().getByRole('button')).toHaveCount(0);
    // One is open at a time.
    await openTool(page, 'Tabelle');
    await expect(page.getByRole('textbox', { name: 'RIS' })).toBeHidden();
    // A link leads to the forms of the citation.
    await page.goto(`${chartPage()}#zitieren`);
    await expect(page.getByRole('textbox', { name: 'BibTeX' })).toBeVisible();
  });
});
