/** The ways to the portal, through the list that it shows, and back. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations } from './support/accessibility';

const narrowed = '/indikatorenportal?thema=bau-wohnungswesen&sort=titel_asc';

function place(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Auswahl im Indikatorenportal' });
}

function titles(page: Page): Locator {
  return page.locator('[data-island="Portal"] li a[href^="/indikatorenportal/"]');
}

function numberIn(text: string | null): number {
  return Number(/\d+/.exec(text ?? '')?.[0]);
}

test('a theme shows a few indicators and leads to all of them in the portal', async ({ page }) => {
  await page.goto('/thema/bevoelkerung');
  const all = page.getByRole('link', { name: /^Alle \d+ Indikatoren zu/ });
  const count = numberIn(await all.textContent());
  const shown = page.locator('section', { has: page.locator('#liste-indikatoren') }).getByRole('listitem');
  await expect(shown).toHaveCount(4);
  await all.click();
  await expect(page).toHaveURL('/indikatorenportal?thema=bevoelkerung');
  await expect(page.locator('[data-island="Portal"]').getByRole('status').first()).toHaveText(`${count} Indikatoren`);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('who comes from a narrowed list goes through it in its order, and back to it', async ({ page }) => {
  await page.goto(narrowed);
  await page.getByRole('button', { name: /Bau.*entfernen/ }).waitFor();
  const [first = '', second = '', third = ''] = await titles(page).allTextContents();
  await titles(page).nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second);
  await expect(place(page)).toContainText(/^2 von \d+ in der Auswahl/);
  await place(page).getByRole('link', { name: 'Nächster Indikator' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(third);
  await expect(place(page)).toContainText(/^3 von/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second);
  await expect(place(page)).toContainText(/^2 von/);
  await page.reload();
  await expect(place(page)).toContainText(/^2 von/);
  await place(page).getByRole('link', { name: 'Vorheriger Indikator' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
  await expect(place(page)).toContainText(/^1 von/);
  await expect(place(page).getByRole('link', { name: 'Vorheriger Indikator' })).toHaveCount(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  await place(page).getByRole('link', { name: 'Zur Liste' }).click();
  await expect(page).toHaveURL(narrowed);
  await expect(titles(page).first()).toHaveText(first);
});

test('it is neither printed nor shown to who comes from elsewhere', async ({ page }) => {
  await page.goto('/indikatorenportal/5813');
  await expect(place(page)).toBeHidden();
  await page.goto('/indikatorenportal?search=leerwohnungsquote');
  await expect(page.getByRole('searchbox', { name: 'Stichwort oder Nummer' })).toHaveValue('leerwohnungsquote');
  await titles(page)
    .filter({ hasText: /^Leerwohnungsquote$/ })
    .click();
  await expect(place(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(place(page)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a theme leads to its part of the complete list', async ({ page }) => {
    await page.goto('/thema/bevoelkerung');
    await page.getByRole('link', { name: /^Alle \d+ Indikatoren zu/ }).click();
    await expect(page.locator('#bevoelkerung')).toBeInViewport();
    await page.goto('/indikatorenportal/5813');
    await expect(page.locator('[data-list-place]')).toBeHidden();
    await expect(page.getByText('Merken', { exact: true })).toBeHidden();
  });
});
