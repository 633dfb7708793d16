/** The search page over the index that ships with the site. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { locales } from '../content-types/locales';
import { pageSize } from '@/lib/search/addressState';
import { localizedPath } from '@/lib/i18n/paths';
import { violationsInAllSchemes } from './support/accessibility';
import { focusFaults, focusSteps } from './support/keyboard';
import { layoutShift, unseenShift } from './support/layoutShift';
import { largestTheme } from './support/portal';
import { frequentWord, searchFor } from './support/searchWords';
import { pagesWith } from './support/site';

function field(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Suchwörter' });
}

function count(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 2, name: /Treffer$/ });
}

function firstHit(page: Page): Locator {
  return page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 }).getByRole('link').first();
}

/** The first kind of hits that the list can be narrowed to. */
function kindFilter(page: Page): Locator {
  return page.getByRole('group', { name: 'Art' }).getByRole('checkbox').first();
}

/** Skips a journey through pages of hits if there are none. */
async function expectPages(page: Page): Promise<void> {
  const hits = Number(/\d+/.exec((await count(page).textContent()) ?? '')?.[0]);
  test.skip(hits <= pageSize, 'the site has no word with two pages of hits');
}

test('B8.6 the keyboard leads from the field to the first hit', async ({ page }) => {
  await page.goto('/suche');
  await expect(page.locator('[data-island][data-alive]')).toBeAttached();
  const words = frequentWord();
  await field(page).pressSequentially(words);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === words);
  const target = (await firstHit(page).getAttribute('href')) ?? '';
  await firstHit(page).press('Enter');
  await expect(page).toHaveURL(target);
});

/** How often Tab is pressed until `target` has the focus, at most so often, and what is wrong with the stops on the way. */
async function tabTo(page: Page, target: Locator, most: number): Promise<{ stops: number; faults: readonly string[] }> {
  await target.evaluate((element) => element.setAttribute('data-control', '1'));
  const steps = await focusSteps(page, most);
  await target.evaluate((element) => element.removeAttribute('data-control'));
  const stops = steps.findIndex(({ control }) => control === 1) + 1;
  return { stops, faults: focusFaults(steps.slice(0, stops)) };
}

for (const width of [320, 1280]) {
  test(`the first hit is few stops from the field and from the count at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(searchFor(frequentWord()));
    await expect(count(page)).toBeVisible();
    const skip = page.getByRole('link', { name: 'Filter überspringen' });

    await field(page).focus();
    // The button that empties the field comes before.
    expect(await tabTo(page, skip, 2)).toEqual({ stops: 2, faults: [] });
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.locator('#search-found')).toBeFocused();
    await expect(page).toHaveURL(searchFor(frequentWord()));
    // An answer may come before it.
    const behind = await tabTo(page, firstHit(page), 2);
    expect(behind.stops).toBeGreaterThan(0);
    expect(behind.faults).toEqual([]);

    await count(page).focus();
    expect((await tabTo(page, skip, 1)).stops).toBe(1);
    // Whoever wants the filters: five values of each, and the way to the others.
    expect((await tabTo(page, firstHit(page), 26)).stops).toBeGreaterThan(0);
  });
}

test.describe('the address of a search', () => {
  test('B8.6 survives reload, back and forward', async ({ page }) => {
    await page.goto('/suche');
    const words = frequentWord();
    await field(page).fill(words);
    await page.keyboard.press('Enter');
    await expect(count(page)).toBeVisible();
    await kindFilter(page).check();
    await expect(page).toHaveURL((url) => url.searchParams.has('art'));
    await page.reload();
    await expect(kindFilter(page)).toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL(searchFor(words));
    await expect(kindFilter(page)).not.toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL('/suche');
    await expect(field(page)).toHaveValue('');
    await page.goForward();
    await expect(field(page)).toHaveValue(words);
    await expect(count(page)).toBeVisible();
  });

  test('B8.6 can be shared with words, filters, sorting and page', async ({ page }) => {
    await page.goto(searchFor('e', '&art=article&art=indicator'));
    await expect(count(page)).toBeVisible();
    await expectPages(page);
    await page.goto(searchFor('e', '&art=article&art=indicator&sort=titel&seite=2'));
    await expect(page.getByRole('link', { name: 'Seite 2' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByLabel('Sortieren')).toHaveValue('titel');
    await expect(page.getByRole('list', { name: 'Gewählte Filter' }).getByRole('button')).toHaveCount(3);
  });

  test('B8.6 keeps the place among the hits when it is opened again', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.goto(searchFor(frequentWord()));
    await expect(count(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    await page.reload();
    await expect(count(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  });

  test('leads through pages that have addresses', async ({ page }) => {
    const words = frequentWord();
    await page.goto(searchFor(words));
    await expect(count(page)).toBeVisible();
    await expectPages(page);
    await page.getByRole('navigation', { name: 'Seiten mit Treffern' }).getByRole('link', { name: 'Weiter' }).click();
    await expect(page).toHaveURL(searchFor(words, '&seite=2'));
    await expect(count(page)).toBeFocused();
    await expect(count(page)).toBeInViewport();
  });
});

/** What a search may look like. */
const states = {
  filters: () => searchFor(frequentWord(), `&art=indicator&thema=${largestTheme().value}`),
  'nothing found': () => searchFor('xylofon'),
  'hits hidden by filters': () => searchFor(frequentWord(), '&jahr=1999'),
  'Leichte Sprache': () => localizedPath('ls', searchFor(frequentWord('ls'))),
};

for (const [name, address] of Object.entries(states)) {
  test(`${name}: no accessibility violation in any scheme, nothing moves by itself, fits into 320 px`, async ({
    page,
  }) => {
    await page.goto(address(), { waitUntil: 'networkidle' });
    expect.soft(await layoutShift(page)).toBeLessThan(unseenShift);
    expect.soft(await violationsInAllSchemes(page, 'main')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('filters on a phone: open by touch, without accessibility violation', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(searchFor(frequentWord()));
  await page.getByText('Filtern und sortieren', { exact: true }).click();
  await kindFilter(page).check();
  await expect(page.getByText('Filter (1)')).toBeVisible();
  // What the header covers while the page is scrolled is no target then.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await violationsInAllSchemes(page, 'main')).toEqual([]);
});

test('the first hit is seen without scrolling at 320 px in every language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const locale of locales) {
    const isWritten = pagesWith(new RegExp(` name="translations" content="[^"]*\\b${locale}\\b`), 'theme').length > 0;
    if (!isWritten) continue;
    await page.goto(localizedPath(locale, searchFor(frequentWord(locale))));
    const first = page.locator('#search-found').getByRole('listitem').first();
    await expect(first).toBeVisible();
    expect((await first.boundingBox())?.y, locale).toBeLessThanOrEqual(450);
  }
});

test('the words stay in the field while the code of the search takes them over', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const note = (): void => {
      const input = document.querySelector<HTMLInputElement>('main [name=q]');
      if (input !== null) seen.add(input.value);
      document.documentElement.dataset['seen'] = [...seen].filter((value) => value !== '').join('|');
      if (seen.has('miete') && input?.value !== 'miete') document.documentElement.dataset['lost'] = '';
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await page.goto('/suche?q=miete');
  await expect(count(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-seen', 'miete');
  await expect(page.locator('html')).not.toHaveAttribute('data-lost');
});
