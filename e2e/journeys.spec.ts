/** What visitors do, in browsers of today and in those without all or part of the Navigation API, which load every page whole. */
import { expect, test } from '@playwright/test';
import { openMenu } from './support/menu';

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
      await page.getByRole('main').getByRole('link', { name: 'Bau-, Wohnungswesen' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bau-, Wohnungswesen');
      const figureTitle = page.getByRole('heading', { name: 'Leerwohnungsquote', exact: true });
      await figureTitle.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leerwohnungsquote');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bau-, Wohnungswesen');
      await page.goBack();
      await expect(page).toHaveURL('/themen');
      await page.goForward();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bau-, Wohnungswesen');
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

    test('one goes through static pages and islands, back and forward', async ({ page }) => {
      await page.goto('/themen');
      await openMenu(page);
      await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Interaktiv' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Quiz starten' }).click();
      await page.getByRole('radio').first().check();
      await page.getByRole('button', { name: 'Antwort prüfen' }).click();
      await expect(page.getByRole('button', { name: 'Nächste Frage' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/interaktiv');
      await page.goBack();
      await expect(page).toHaveURL('/themen');
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Interaktiv');
      await page.goForward();
      await page.goForward();
      await expect(page.getByRole('radio').first()).toBeVisible();
      await page.getByRole('radio').first().check();
    });

    test('a place on a page is found, and going back leads to where one was', async ({ page }) => {
      await page.goto('/interaktiv/glossar');
      await page.evaluate(() => window.scrollTo(0, 900));
      await page.goto('/themen#inhalt');
      await expect(page.getByRole('main')).toBeInViewport();
      await page.goBack();
      await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(900);
    });

    test('the language changes, and the place with it', async ({ page }) => {
      await page.goto('/thema/tourismus?x=1#inhalt');
      await openMenu(page);
      await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'Français' }).click();
      await expect(page).toHaveURL('/fr/thema/tourismus?x=1#inhalt');
      await expect(page.locator('html')).toHaveAttribute('lang', /^fr/);
    });

    test('the search finds pages while typing and keeps the words in the address', async ({ page }) => {
      await page.goto('/suche');
      await page.getByRole('combobox', { name: 'Suchwörter' }).fill('leerwohnungsquote');
      await expect(page.getByRole('link', { name: 'Leerwohnungsquote', exact: true }).first()).toBeVisible();
      await expect(page).toHaveURL('/suche?q=leerwohnungsquote');
      await page.reload();
      await expect(page.getByRole('combobox', { name: 'Suchwörter' })).toHaveValue('leerwohnungsquote');
    });
  });
}
