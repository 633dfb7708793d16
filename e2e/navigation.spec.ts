import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openMenu } from './support/menu';

/** Lives as long as the document: gone after a full load. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

test('between content pages only the content changes, and the new heading is announced', async ({ page }) => {
  await page.goto('/themen');
  await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: 'Tourismus', exact: true }).first().click();
  await expect(page).toHaveURL('/thema/tourismus');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tourismus');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Tourismus – Thema – /);
  await expect(page.locator('html')).toHaveAttribute('data-marked');
  await page.goBack();
  await expect(page).toHaveURL('/themen');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Tourismus');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tourismus');
});

test('B3.2 the active menu entry follows the page', async ({ page }) => {
  await page.goto('/thema/tourismus');
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  await openMenu(page);
  await expect(menu.getByRole('link', { name: 'Themen' })).toHaveAttribute('aria-current', 'true');
  await menu.getByRole('link', { name: 'Interaktiv' }).click();
  await expect(page).toHaveURL('/interaktiv');
  await openMenu(page);
  await expect(menu.getByRole('link', { name: 'Interaktiv' })).toHaveAttribute('aria-current', 'true');
  await expect(menu.getByRole('link', { name: 'Themen' })).not.toHaveAttribute('aria-current');
  await expect(page.locator('[data-topic-picker]')).toBeHidden();
});

test('a page with an island is loaded whole and works, and back again', async ({ page }) => {
  await page.goto('/interaktiv');
  await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: 'Quiz starten' }).click();
  await expect(page).toHaveURL('/interaktiv/quiz-quartier');
  await expect(page.locator('html')).not.toHaveAttribute('data-marked');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Antwort prüfen' }).click();
  await expect(page.getByRole('button', { name: 'Nächste Frage' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('when the data of a page cannot be loaded, the page is loaded whole', async ({ page }) => {
  await page.route('**/_payload.json', (route) => route.abort());
  await page.goto('/themen');
  await page.getByRole('main').getByRole('link', { name: 'Tourismus', exact: true }).first().click();
  await expect(page).toHaveURL('/thema/tourismus');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tourismus');
});

test('the search finds pages while typing and keeps the words in the address', async ({ page }) => {
  await page.goto('/suche');
  await page.getByRole('searchbox', { name: 'Suchwörter' }).fill('leerwohnungsquote');
  await expect(page.getByRole('link', { name: 'Leerwohnungsquote', exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL('/suche?q=leerwohnungsquote');
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Suchwörter' })).toHaveValue('leerwohnungsquote');
});

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/themen');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
