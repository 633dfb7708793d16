/** What visitors do, in browsers of today and in those without all or part of the Navigation API, which load every page whole. */
import { expect, test } from '@playwright/test';
import { localizedPath } from '@/lib/i18n/paths';
import { quizPage } from './support/quiz';
import { hitOf } from './support/searchWords';
import { htmlOf, pageOf, pageWith, titleOf } from './support/site';
import { heading, interactiveEntry, linkTo, openMenu } from './support/ways';

for (const { browser, missing } of [
  { browser: 'a browser of today', missing: [] },
  { browser: 'a browser that cannot wait with a new address', missing: ['NavigationPrecommitController'] },
  { browser: 'a browser without the Navigation API', missing: ['NavigationPrecommitController', 'navigation'] },
]) {
  test.describe(`in ${browser}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((names) => {
        for (const name of names) Reflect.deleteProperty(window, name);
      }, missing);
    });

    test('one gets from the themes to a theme and an indicator, back and forward', async ({ page }) => {
      await page.goto('/themen');
      expect(await page.evaluate((names) => names.filter((name) => name in window), missing)).toEqual([]);
      const toIndicator = / href="(\/indikatorenportal\/\d+)"/;
      const theme = pageWith('theme that leads to an indicator', toIndicator, 'theme');
      const [, indicator = ''] = toIndicator.exec(htmlOf(theme)) ?? [];
      await linkTo(page, theme).click();
      await expect(heading(page)).toHaveText(titleOf(theme));
      await linkTo(page, indicator).click();
      await expect(heading(page)).toHaveText(titleOf(indicator));
      await page.goBack();
      await expect(heading(page)).toHaveText(titleOf(theme));
      await page.goBack();
      await expect(page).toHaveURL('/themen');
      await page.goForward();
      await expect(heading(page)).toHaveText(titleOf(theme));
    });

    test('B3.2 the active menu entry follows the page', async ({ page }) => {
      await page.goto(pageOf('theme'));
      const current = page.getByRole('navigation', { name: 'Hauptmenü' }).locator('[aria-current="true"]');
      const entry = await interactiveEntry(page);
      await expect(current).toHaveAttribute('data-menu-key', 'topics');
      await entry.click();
      await expect(page).toHaveURL('/interaktiv');
      await openMenu(page);
      await expect(current).toHaveAttribute('href', '/interaktiv');
      await expect(page.locator('[data-topic-picker]')).toBeHidden();
    });

    test('one goes through static pages and islands, back and forward', async ({ page }) => {
      await page.goto('/themen');
      const quiz = quizPage();
      await (await interactiveEntry(page)).click();
      await linkTo(page, quiz).click();
      await page.getByRole('radio').first().check();
      await page.getByRole('button', { name: 'Antwort prüfen' }).click();
      await expect(page.getByRole('button', { name: 'Nächste Frage' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/interaktiv');
      await page.goBack();
      await expect(page).toHaveURL('/themen');
      await expect(heading(page)).toHaveText(titleOf('/themen'));
      await page.goForward();
      await page.goForward();
      await expect(page.getByRole('radio').first()).toBeVisible();
      await page.getByRole('radio').first().check();
    });

    test('the search finds pages while typing and keeps the words in the address', async ({ page }) => {
      await page.goto('/suche');
      const indicator = pageOf('indicator');
      await page.getByRole('searchbox', { name: 'Suchwörter' }).fill(titleOf(indicator));
      await expect(hitOf(page, indicator)).toBeVisible();
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === titleOf(indicator));
      await page.reload();
      await expect(page.getByRole('searchbox', { name: 'Suchwörter' })).toHaveValue(titleOf(indicator));
    });
  });
}

// Both are full loads everywhere.
test.describe('in a browser of today', () => {
  test('a place on a page is found, and going back leads to where one was', async ({ page }) => {
    await page.goto(pageOf('article'));
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.goto('/themen#inhalt');
    await expect(page.getByRole('main')).toBeInViewport();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(900);
  });

  test('the language changes, and the place with it', async ({ page }) => {
    await page.goto(`${pageOf('theme')}?x=1#inhalt`);
    await openMenu(page);
    await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(`${localizedPath('fr', pageOf('theme'))}?x=1#inhalt`);
    await expect(page.locator('html')).toHaveAttribute('lang', /^fr/);
  });
});
