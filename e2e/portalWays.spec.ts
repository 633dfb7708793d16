/** The ways to the portal, through the list that it shows, and back. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations } from './support/accessibility';
import { chartPage } from './support/figureTools';
import { largestTheme, removal, said, wordsField } from './support/portal';
import { titleOf } from './support/site';
import { heading } from './support/ways';

function place(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Auswahl im Indikatorenportal' });
}

function titles(page: Page): Locator {
  return page.locator('[data-island="Portal"] li a[href^="/indikatorenportal/"]');
}

test('a theme shows a few indicators and leads to all of them in the portal', async ({ page }) => {
  const { value, count } = largestTheme();
  await page.goto(`/thema/${value}`);
  const shown = page.locator('section', { has: page.locator('#liste-indikatoren') }).getByRole('listitem');
  expect(await shown.count()).toBeLessThanOrEqual(4);
  await page.getByRole('link', { name: `Alle ${count} Indikatoren zu` }).click();
  await expect(page).toHaveURL(`/indikatorenportal?thema=${value}`);
  await expect(said(page)).toHaveText(`${count} Indikatoren`);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(heading(page)).toBeFocused();
});

test('who comes from a narrowed list goes through it in its order, and back to it', async ({ page }) => {
  const theme = largestTheme();
  const narrowed = `/indikatorenportal?thema=${theme.value}&sort=titel_asc`;
  await page.goto(narrowed);
  await removal(page, theme).waitFor();
  const [first = '', second = '', third = ''] = await titles(page).allTextContents();
  await titles(page).nth(1).click();
  await expect(heading(page)).toHaveText(second);
  await expect(place(page)).toContainText(/^2 von \d+ in der Auswahl/);
  await place(page).getByRole('link', { name: 'Nächster Indikator' }).click();
  await expect(heading(page)).toHaveText(third);
  await expect(place(page)).toContainText(/^3 von/);
  await page.goBack();
  await expect(heading(page)).toHaveText(second);
  await expect(place(page)).toContainText(/^2 von/);
  await page.reload();
  await expect(place(page)).toContainText(/^2 von/);
  await place(page).getByRole('link', { name: 'Vorheriger Indikator' }).press('Enter');
  await expect(heading(page)).toHaveText(first);
  await expect(place(page)).toContainText(/^1 von/);
  await expect(place(page).getByRole('link', { name: 'Vorheriger Indikator' })).toHaveCount(0);
  expect(await accessibilityViolations(page, '[data-list-place]')).toEqual([]);
  await place(page).getByRole('link', { name: 'Zur Liste' }).click();
  await expect(page).toHaveURL(narrowed);
  await expect(titles(page).first()).toHaveText(first);
});

test('it is neither printed nor shown to who comes from elsewhere', async ({ page }) => {
  const indicator = chartPage();
  await page.goto(indicator);
  await expect(place(page)).toBeHidden();
  await page.goto(`/indikatorenportal?search=${encodeURIComponent(titleOf(indicator))}`);
  await expect(wordsField(page)).toHaveValue(titleOf(indicator));
  await titles(page)
    .and(page.locator(`[href="${indicator}"]`))
    .click();
  await expect(place(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(place(page)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a theme leads to its part of the complete list', async ({ page }) => {
    const { value } = largestTheme();
    await page.goto(`/thema/${value}`);
    await page.getByRole('link', { name: /^Alle \d+ Indikatoren zu/ }).click();
    await expect(page.locator(`[id="${value}"]`)).toBeInViewport();
    await page.goto(chartPage());
    await expect(page.locator('[data-list-place]')).toBeHidden();
    await expect(page.getByText('Merken', { exact: true })).toBeHidden();
  });
});
