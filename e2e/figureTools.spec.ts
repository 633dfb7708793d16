/** What visitors take along of a figure: on a phone from a list behind a button, else from a row below the chart. */
import { expect, test } from '@playwright/test';
import { violationsInAllSchemes } from './support/accessibility';
import { chartPage, openTool } from './support/figureTools';
import { address, chosen, giveData, key, opener, panelOf } from './support/ownSelection';

const phone = { width: 390, height: 844 };

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('all that can be pressed is 44 px high', async ({ page }) => {
    await page.goto(chartPage());
    for (const tool of ['Herunterladen', 'Teilen', 'Einbetten', 'Zitieren']) {
      await page
        .locator('[data-figure-tools]')
        .first()
        .evaluate((list) => list.removeAttribute('open'));
      await openTool(page, tool);
      const low = await page
        .locator('[data-figure-tools]')
        .first()
        .locator('summary, button, a, input, textarea')
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44)
            .map((one) => one.outerHTML.slice(0, 120)),
        );
      expect(low).toEqual([]);
    }
  });
});

test('link and frame have the choice of the visitor, and the link leads back to it', async ({ page, context }) => {
  const query = 'reihe=solothurn&von=2018';
  await giveData(page);
  await page.goto(chosen(query));
  await expect(panelOf(page)).toBeVisible();
  await openTool(page, 'Teilen');
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect.poll(() => link.inputValue()).toContain(chosen(query));
  const other = await context.newPage();
  const { pathname, search } = new URL(await link.inputValue());
  await other.goto(pathname + search);
  await expect(other.getByRole('combobox', { name: 'von' })).toHaveValue('2018');
  await openTool(page, 'Einbetten');
  const code = page.getByRole('textbox', { name: 'HTML-Code' });
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

for (const width of [320, 1280]) {
  test(`has no accessibility faults in any scheme with its tools open, and fits a window of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const tool of ['Herunterladen', 'Teilen', 'Einbetten', 'Zitieren']) {
      await page.goto(chartPage());
      await openTool(page, tool);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await violationsInAllSchemes(page), tool).toEqual([]);
    }
  });
}

test('on paper is the table, and nothing else of the tools', async ({ page }) => {
  await page.goto(chartPage());
  await openTool(page, 'Teilen');
  await page.emulateMedia({ media: 'print' });
  const tools = page.locator('[data-figure-tools]').first();
  await expect(tools.getByRole('table')).toBeVisible();
  const rest = tools.locator('summary:not(:has(+ * table)), button, a, input, textarea');
  expect(await rest.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('every tool has a link, or text to select', async ({ page }) => {
    await page.goto(chartPage());
    await openTool(page, 'Zitieren');
    for (const field of ['Quellenangabe', 'BibTeX', 'RIS', 'CSL-JSON'])
      await expect(page.getByRole('textbox', { name: field })).toBeVisible();
    await page
      .locator('summary', { hasText: /^Teilen:/ })
      .first()
      .click();
    await expect(page.getByRole('textbox', { name: 'Link' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Per E-Mail' })).toBeVisible();
    // One is open at a time.
    await expect(page.getByRole('textbox', { name: 'RIS' })).toBeHidden();
    await expect(page.locator('[data-figure-tools]').first().getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Fehler melden/ }).first()).toBeVisible();
  });

  test('a link leads to the forms of the citation', async ({ page }) => {
    await page.goto(`${chartPage()}#zitieren`);
    await expect(page.getByRole('textbox', { name: 'BibTeX' })).toBeVisible();
  });
});
