/** Ways from page to page. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { htmlOf } from './site';

/** Opens menu and languages if the header keeps them behind a button. */
export async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name: 'Menü' });
  if (await button.isVisible()) await button.click();
}

/** The entry of the main menu for interactive content, seen. Skips a journey if there is none. */
export async function interactiveEntry(page: Page): Promise<Locator> {
  const hasEntry = / href="\/interaktiv"[^>]* data-menu-key="interactive"/.test(htmlOf('/'));
  test.skip(!hasEntry, 'the menu does not lead to interactive content');
  await openMenu(page);
  return page.getByRole('navigation', { name: 'Hauptmenü' }).locator('a[href="/interaktiv"]');
}

/** The first link to an address in what the page is about. */
export function linkTo(page: Page, address: string): Locator {
  return page.getByRole('main').locator(`a[href="${address}"]`).first();
}

/** As a link to that address would do it. */
export async function goSoftly(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    window.navigation.navigate(href);
  }, address);
  await expect(page).toHaveURL(address);
}

export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

/** `data-marked` lives as long as the document: gone after a full load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}
