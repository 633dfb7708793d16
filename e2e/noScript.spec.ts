import { expect, test } from '@playwright/test';
import { chartPage } from './support/figureTools';
import { quizPage } from './support/quiz';
import { frequentWord, searchFor } from './support/searchWords';
import { dataOf, htmlOf, pageOf, pageWith, titleOf } from './support/site';
import { heading, linkTo, openMenu } from './support/ways';

test.use({ javaScriptEnabled: false });

test('B5.7 without JavaScript a visitor gets from the home page to an article', async ({ page }) => {
  const toArticle = / href="(\/artikel\/[^"#]+)"/;
  const theme = pageWith('theme with an article', toArticle, 'theme');
  const [, article = ''] = toArticle.exec(htmlOf(theme)) ?? [];
  await page.goto('/');
  await openMenu(page);
  await page.getByRole('navigation', { name: 'Hauptmenü' }).locator('a[href="/themen"]').click();
  await expect(page).toHaveURL('/themen');
  await linkTo(page, theme).click();
  await expect(heading(page)).toHaveText(titleOf(theme));
  await linkTo(page, article).click();
  await expect(page).toHaveURL(article);
});

test('B5.7 without JavaScript figures are there as a table', async ({ page }) => {
  const address = chartPage();
  await page.goto(address);
  await page
    .locator('summary', { hasText: /^Tabelle:/ })
    .first()
    .click();
  const table = page.getByRole('table', { name: `Daten zu «${titleOf(address)}»` });
  const [, newest = ''] = dataOf(address).at(-1) ?? [];
  await expect(table.getByRole('row')).toHaveCount(dataOf(address).length);
  await expect(table).toContainText(new RegExp(newest.replace('.', ',').replaceAll(/\d(?=\d)/g, '$&’?')));
});

test('B5.7 without JavaScript the search form leads to themes and sub-themes', async ({ page }) => {
  const words = frequentWord();
  const form = page.getByRole('main').getByRole('search').first();
  await page.goto('/');
  await form.getByRole('searchbox').fill(words);
  await form.getByRole('button').click();
  await expect(page).toHaveURL(searchFor(words));
  await expect(page.getByText('Die Suche braucht JavaScript.')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Suchwörter' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Unterthemen' })).toBeVisible();
  await expect(linkTo(page, pageOf('sub-theme'))).toBeVisible();
});

test('B5.7 without JavaScript a quiz shows its questions with their answers', async ({ page }) => {
  await page.goto(quizPage());
  await expect(page.getByText('Hier stehen die Fragen und Antworten.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Antwort prüfen' })).toBeHidden();
});

test('B5.7 without JavaScript the topic picker opens and leads to a sub-theme', async ({ page }) => {
  const picker = page.locator('[data-topic-picker]');
  await page.goto('/themen');
  await picker.locator('summary').click();
  await picker.locator(`a[href="${pageOf('sub-theme')}"]`).click();
  await expect(page).toHaveURL(pageOf('sub-theme'));
});

test('B3.9 the page for failures of the server says what happened, the technical part in a closed box', async ({
  page,
}) => {
  await page.route('/themen', (route) => route.fulfill({ status: 500, path: 'out/500.html' }));
  await page.goto('/themen');
  await expect(heading(page)).toHaveText('Etwas ist schiefgegangen');
  await expect(page.getByText('500 Internal Server Error')).toBeHidden();
  await page.getByText('Technische Einzelheiten').click();
  await expect(page.getByText('500 Internal Server Error')).toBeVisible();
});
