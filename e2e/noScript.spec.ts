import { expect, test } from '@playwright/test';
import { openMenu } from './support/menu';

test.use({ javaScriptEnabled: false });

test('B5.7 without JavaScript a visitor gets from the home page to an article', async ({ page }) => {
  await page.goto('/');
  await openMenu(page);
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Themen' }).click();
  await expect(page).toHaveURL('/themen');
  await page.getByRole('main').getByRole('link', { name: 'Bau-, Wohnungswesen' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bau-, Wohnungswesen');
  await page.getByRole('main').getByRole('link', { name: 'Der Leerstand sinkt auf 0,78 Prozent' }).first().click();
  await expect(page).toHaveURL('/artikel/leerstand-2026');
});

test('B5.7 without JavaScript figures are there as a table', async ({ page }) => {
  await page.goto('/indikatorenportal/5813');
  await page
    .locator('summary', { hasText: /^Tabelle:/ })
    .first()
    .click();
  const table = page.getByRole('table', { name: 'Daten zu «Leerwohnungsquote»' });
  await expect(table.getByRole('row', { name: '2026' })).toContainText('0,78');
});

test('B5.7 without JavaScript the search form leads to themes and sub-themes', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('search').first().getByRole('searchbox').fill('Leerstand');
  await page.getByRole('main').getByRole('search').first().getByRole('button').click();
  await expect(page).toHaveURL('/suche?q=Leerstand');
  await expect(page.getByText('Die Suche braucht JavaScript.')).toBeVisible();
  await expect(page.getByRole('combobox')).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Unterthemen' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Leerstand' }).first()).toBeVisible();
});

test('B5.7 without JavaScript a quiz shows its questions with their answers', async ({ page }) => {
  await page.goto('/interaktiv/quiz-quartier');
  await expect(page.getByText('Hier stehen die Fragen und Antworten.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Antwort prüfen' })).toBeHidden();
});

test('B5.7 without JavaScript the topic picker opens and leads to a sub-theme', async ({ page }) => {
  await page.goto('/themen');
  await page.getByText('bitte auswählen').click();
  await page.locator('[data-topic-picker]').getByRole('link', { name: 'Leerstand' }).click();
  await expect(page).toHaveURL('/unterthema/leerstand');
});

test('B3.9 the page for failures of the server says what happened, the technical part in a closed box', async ({
  page,
}) => {
  await page.route('/themen', (route) => route.fulfill({ status: 500, path: 'out/500.html' }));
  await page.goto('/themen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Etwas ist schiefgegangen');
  await expect(page.getByText('500 Internal Server Error')).toBeHidden();
  await page.getByText('Technische Einzelheiten').click();
  await expect(page.getByText('500 Internal Server Error')).toBeVisible();
});
