/** The search field of the header, the menu, the home page and the not-found page: hits while typing, and the key `/`. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { localizedPath } from '@/lib/i18n/paths';
import { accessibilityViolations, violationsInAllSchemes } from './support/accessibility';
import { layoutShift, unseenShift } from './support/layoutShift';
import { frequentWord, searchFor } from './support/searchWords';
import { missingPage, pageOf } from './support/site';
import { heading, markDocument, openMenu } from './support/ways';

const narrow = { width: 320, height: 640 };

function headerField(page: Page): Locator {
  return page.getByRole('banner').locator('[data-search-field]');
}

/** Content boxes may have one, too. */
function pageField(page: Page): Locator {
  return page.getByRole('main').locator('[data-search-field]').first();
}

function options(page: Page): Locator {
  return page.getByRole('option');
}

/** Types into the field, and waits for the list. */
async function lookFor(page: Page, field: Locator, words = frequentWord()): Promise<void> {
  await field.fill(words);
  await expect(options(page).last()).toHaveText(`Alle Treffer für «${words}»`);
}

/** Presses the key once the page listens to it, which its switch tells. */
async function pressSlash(page: Page): Promise<void> {
  await expect(page.locator('[data-slash-key]')).toBeEnabled();
  await page.keyboard.press('/');
}

/** The addresses of the code and the indexes of the search that the page asks for, from now on. */
function searchRequests(page: Page): readonly string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const name = /^\/assets\/(startSuggestions|loadShippedEngine|meilisearchEngine)|^\/search\/\w+\.json/.exec(
      pathname,
    )?.[0];
    if (name !== undefined) found.push(name);
  });
  return found;
}

test('nothing of the search is loaded before the focus, and no index before the first word', async ({ page }) => {
  const requests = searchRequests(page);
  await page.goto('/themen', { waitUntil: 'networkidle' });
  expect(requests).toEqual([]);
  await headerField(page).focus();
  await expect(headerField(page)).toHaveRole('combobox');
  expect(requests).toEqual(['/assets/startSuggestions']);
  await lookFor(page, headerField(page));
  expect(requests).toEqual(['/assets/startSuggestions', '/assets/loadShippedEngine', '/search/de.json']);
});

test('the keyboard leads to a hit, softly, and the field is fresh there', async ({ page }) => {
  await page.goto('/themen', { waitUntil: 'networkidle' });
  await markDocument(page);
  await lookFor(page, headerField(page));
  await expect(headerField(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toHaveAttribute('id', (await headerField(page).getAttribute('aria-activedescendant')) ?? '');
  const address = (await chosen.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-marked');
  await expect(headerField(page)).toHaveValue('');
  await expect(options(page)).toHaveCount(0);
  await lookFor(page, headerField(page));
});

test('a hit can be clicked, and all of them', async ({ page }) => {
  await page.goto('/');
  await lookFor(page, pageField(page));
  const first = options(page).first();
  const address = (await first.getAttribute('href')) ?? '';
  await first.click();
  await expect(page).toHaveURL(address);
  await page.goto('/');
  await lookFor(page, pageField(page));
  await options(page).last().click();
  await expect(page).toHaveURL(searchFor(frequentWord()));
});

test('Enter without a choice sends the form, in the language of the page', async ({ page }) => {
  await page.goto('/fr/themen');
  const words = frequentWord('fr');
  await headerField(page).fill(words);
  await expect(options(page).last()).toHaveText(/^Tous les résultats pour/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(localizedPath('fr', searchFor(words)));
});

for (const [what, address] of [
  ['the code', '**/assets/startSuggestions-*.js'],
  ['the index', '**/search/de.json'],
] as const) {
  test(`without ${what} the field is a plain form`, async ({ page }) => {
    await page.route(address, (route) => route.abort());
    await page.goto('/', { waitUntil: 'networkidle' });
    const refused = page.waitForEvent('requestfailed');
    await pageField(page).fill(frequentWord());
    await refused;
    await expect(options(page)).toHaveCount(0);
    await pageField(page).press('Enter');
    await expect(page).toHaveURL(searchFor(frequentWord()));
  });
}

test('on narrow screens the field is on top of the menu, and its list fits', async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto('/themen');
  await openMenu(page);
  await lookFor(page, headerField(page));
  for (const option of await options(page).all()) {
    const box = await option.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(narrow.width);
  }
  expect(await accessibilityViolations(page, '[data-site-header]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(headerField(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(headerField(page)).toBeHidden();
});

test('the header stays while its field has the focus', async ({ page }) => {
  await page.goto(pageOf('article'), { waitUntil: 'networkidle' });
  await lookFor(page, headerField(page));
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  await expect(headerField(page)).toBeInViewport({ ratio: 1 });
  await expect(options(page).first()).toBeInViewport({ ratio: 1 });
});

test('the list has no accessibility violation in light, dark and forced colours', async ({ page }) => {
  await page.goto('/themen');
  await lookFor(page, headerField(page));
  await page.keyboard.press('ArrowDown');
  expect(await violationsInAllSchemes(page, '[data-site-header]')).toEqual([]);
});

test('nothing moves when the list opens, and at 400 % every option can be reached and seen', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await lookFor(page, pageField(page));
  expect(await layoutShift(page)).toBeLessThan(unseenShift);
  await page.setViewportSize({ width: 320, height: 256 });
  for (const option of await options(page).all()) {
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(option).toBeInViewport({ ratio: 0.9 });
  }
});

test('pages that open with a field, and the search page, have none in the header', async ({ page }) => {
  for (const address of ['/', missingPage, '/suche']) {
    await page.goto(address);
    await expect(headerField(page)).toBeHidden();
  }
  await page.goto('/themen');
  await expect(headerField(page)).toBeVisible();
});

test('the skip link leads to the field that is seen, else to that of the search page', async ({ page }) => {
  const skip = page.getByRole('link', { name: 'Zur Suche springen' });
  await page.goto(searchFor(frequentWord()), { waitUntil: 'networkidle' });
  await skip.press('Enter');
  await expect(pageField(page)).toBeFocused();
  await expect(page).toHaveURL(searchFor(frequentWord()));
  await page.setViewportSize(narrow);
  await page.goto('/themen', { waitUntil: 'networkidle' });
  await skip.press('Enter');
  await expect(page).toHaveURL('/suche#search-words');
  await expect(pageField(page)).toBeFocused();
});

test.describe('the key /', () => {
  test('leads to the field of the home page, where it is a letter then, and to that of the search page', async ({
    page,
  }) => {
    await page.goto('/');
    await pressSlash(page);
    await expect(pageField(page)).toBeFocused();
    await page.keyboard.press('/');
    await expect(pageField(page)).toHaveValue('/');
    await page.goto('/suche', { waitUntil: 'networkidle' });
    await pressSlash(page);
    await expect(page.getByRole('main').locator('input').first()).toBeFocused();
  });

  test('goes to the search page if no field is seen, but not behind the open menu', async ({ page }) => {
    await page.setViewportSize(narrow);
    await page.goto('/themen');
    await openMenu(page);
    await pressSlash(page);
    await expect(page).toHaveURL('/themen');
    await page.goto('/fr/themen');
    await pressSlash(page);
    await expect(page).toHaveURL('/fr/suche#search-words');
    await expect(pageField(page)).toBeFocused();
  });

  test('WCAG 2.1.4 leads to the field of the header, and can be switched off at the foot of the page, for all pages', async ({
    page,
  }) => {
    await page.goto(pageOf('article'));
    const box = page.getByRole('checkbox', { name: 'Taste / öffnet die Suche' });
    await box.uncheck();
    await page.goto('/themen');
    await expect(box).not.toBeChecked();
    await pressSlash(page);
    await expect(headerField(page)).not.toBeFocused();
    await box.check();
    await box.blur();
    await pressSlash(page);
    await expect(headerField(page)).toBeFocused();
    await expect(headerField(page)).toHaveValue('');
  });
});
