import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { placeOf, quizPage } from './support/quiz';
import { frequentWord, searchFor } from './support/searchWords';
import { htmlOf, pagesOf, titleOf } from './support/site';
import { goSoftly, heading, linkTo, markDocument } from './support/ways';

const [theme = '', other = ''] = pagesOf('theme');
test.skip(other === '', 'the site has fewer than two themes');

function follow(page: Page, address: string): Promise<void> {
  return linkTo(page, address).click();
}

/** Page data comes when the function that it returns is called. */
async function holdPageData(page: Page, path: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${path}/_payload.json`, async (route) => {
    await released;
    // The navigation may be overtaken meanwhile.
    await route.fallback().catch(() => undefined);
  });
  return () => release();
}

/** Everything the head of a page says of it, in an order of its own. */
async function headOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll(
      'title, meta[name], meta[property], link[rel="canonical"], link[rel="alternate"]',
    );
    const jsonLd = document.querySelectorAll('script[type="application/ld+json"]');
    const menuKey = `menu ${document.body.dataset['menuKey'] ?? ''}`;
    const texts = [...jsonLd].map(({ textContent }) => textContent);
    const tags = [...parts].map((part) => {
      const attributes = [...part.attributes].map(({ name, value }) => `${name}=${value}`).sort();
      return [part.localName, ...attributes, part.textContent].join(' ');
    });
    return [...tags, ...texts, menuKey, document.documentElement.lang].sort();
  });
}

test.describe('between content pages', () => {
  test('B5.1 only the content changes, and the new heading is announced', async ({ page }) => {
    await page.goto('/themen');
    await markDocument(page);
    await follow(page, theme);
    await expect(page).toHaveURL(theme);
    await expect(heading(page)).toHaveText(titleOf(theme));
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: titleOf(theme) })).toBeAttached();
    const shown = await headOf(page);
    await page.goBack();
    await expect(page).toHaveURL('/themen');
    await expect(heading(page)).not.toHaveText(titleOf(theme));
    await page.goForward();
    await expect(heading(page)).toHaveText(titleOf(theme));
    await expect(page.locator('html')).toHaveAttribute('data-marked');
    // The page says of itself what it says after a full load.
    await page.reload();
    expect(shown).toEqual(await headOf(page));
  });

  test('B5.1 a new page begins at its top, and going back leads to where one was', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.goto('/themen');
    await page.evaluate(() => window.scrollTo(0, 200));
    // A click of the pointer would scroll the link into view first.
    await linkTo(page, theme).evaluate((link) => link instanceof HTMLElement && link.click());
    await expect(page.getByRole('heading', { level: 1, name: titleOf(theme) })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/themen');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
  });

  test('B5.1 going back shows a list as the visitor left it', async ({ page }) => {
    test.skip(!htmlOf('/indikatorenset').includes(' data-later='), 'the site has no long list of products');
    await page.goto('/indikatorenset');
    const rows = page.locator('[data-product-list] li[data-kind]:visible');
    const before = await rows.count();
    await page.getByRole('button', { name: 'Mehr laden' }).click();
    const count = await rows.count();
    expect(count).toBeGreaterThan(before);
    const link = rows.last().getByRole('link').first();
    await link.press('Enter');
    await expect(page).not.toHaveURL('/indikatorenset');
    await page.goBack();
    await expect(page).toHaveURL('/indikatorenset');
    await expect(rows).toHaveCount(count);
    await expect(link).toBeFocused();
  });

  test('B5.1 of two quick navigations the second wins', async ({ page }) => {
    const release = await holdPageData(page, theme);
    await page.goto('/themen');
    await follow(page, theme);
    await follow(page, other);
    await expect(page).toHaveURL(other);
    await expect(heading(page)).toHaveText(titleOf(other));
    release();
    // What is asked for later has been answered, so the first page has been, too.
    await page.evaluate((path) => fetch(`${path}/_payload.json`), theme);
    await expect(page).toHaveURL(other);
    await expect(heading(page)).toHaveText(titleOf(other));
  });

  test('B3.6 a bar shows when the page lets wait, and goes when it is there', async ({ page }) => {
    const release = await holdPageData(page, theme);
    await page.goto('/themen');
    await follow(page, theme);
    await expect(page.locator('html')).toHaveAttribute('data-loading');
    const bar = await page.evaluate(() => getComputedStyle(document.documentElement, '::before').blockSize);
    expect(bar).toBe('3px');
    release();
    await expect(heading(page)).toHaveText(titleOf(theme));
    await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  });
});

test.describe('pages with an island', () => {
  test('a quiz works, and is as it was left when one comes back', async ({ page }) => {
    const quiz = quizPage();
    await page.goto('/interaktiv');
    await markDocument(page);
    await follow(page, quiz);
    await expect(page).toHaveURL(quiz);
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Antwort prüfen' }).click();
    await expect(page.getByRole('button', { name: 'Nächste Frage' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/interaktiv');
    await expect(heading(page)).toHaveText(titleOf('/interaktiv'));
    await page.goForward();
    await page.getByRole('button', { name: 'Nächste Frage' }).click();
    await expect(placeOf(page, 2)).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-marked');
  });

  test('a search is as it was left when one comes back, and leaves other addresses alone', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const words = frequentWord();
    await page.goto('/sitemap');
    await markDocument(page);
    await follow(page, '/suche');
    await expect(page).toHaveURL('/suche');
    await page.getByRole('searchbox', { name: 'Suchwörter' }).fill(words);
    await page.getByRole('searchbox', { name: 'Suchwörter' }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: /Treffer$/ })).toBeVisible();
    await expect(page).toHaveURL(searchFor(words));
    const hit = page.getByRole('main').locator('ol a[href^="/"]').nth(1);
    const target = (await hit.getAttribute('href')) ?? '';
    await hit.click();
    await expect(page).toHaveURL(target);
    await page.waitForTimeout(500);
    await expect(page).toHaveURL(target);
    await page.goBack();
    await expect(page).toHaveURL(searchFor(words));
    await expect(hit).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('searchbox', { name: 'Suchwörter' })).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL('/sitemap');
    await expect(page.locator('html')).toHaveAttribute('data-marked');
    expect(errors).toEqual([]);
  });
});

test.describe('what soft navigation cannot show', () => {
  test('B5.4 a page whose data are broken is loaded whole', async ({ page }) => {
    const broken = { status: 200, contentType: 'application/json', body: '{"title":' };
    await page.route('**/_payload.json', (route) => route.fulfill(broken));
    await page.goto('/themen');
    await markDocument(page);
    await follow(page, theme);
    await expect(page).toHaveURL(theme);
    await expect(heading(page)).toHaveText(titleOf(theme));
    await expect(page.locator('html')).not.toHaveAttribute('data-marked');
  });

  test('a link with a slash at its end leads to the one address of the page', async ({ page }) => {
    await page.goto('/artikel');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.setAttribute('href', '/themen/');
      link.textContent = 'Mit Strich';
      document.querySelector('main')?.prepend(link);
    });
    await follow(page, '/themen/');
    await expect(heading(page)).toHaveText(titleOf('/themen'));
    await expect(page).toHaveURL('/themen');
  });

  test('B5.4 offline the browser says so itself, and going back works', async ({ page, context }) => {
    await page.route('**/_payload.json', (route) => route.abort());
    await page.goto('/themen');
    const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
    await context.setOffline(true);
    await follow(page, theme);
    expect(new URL((await failed).url()).pathname).toBe(theme);
    await context.setOffline(false);
    await page.goto('/themen');
    await expect(heading(page)).toBeVisible();
  });
});

test('B5.6 overviews fade into each other, but not for those who want no motion, and content does not', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      document.documentElement.dataset['faded'] = '';
      return start(change);
    };
  });
  const hasFaded = async (address: string): Promise<boolean> => {
    await page.evaluate(() => delete document.documentElement.dataset['faded']);
    await goSoftly(page, address);
    await expect(heading(page)).toHaveText(titleOf(address));
    await expect(heading(page)).toBeFocused();
    return page.evaluate(() => 'faded' in document.documentElement.dataset);
  };
  await page.goto('/artikel');
  expect(await hasFaded('/sitemap')).toBe(true);
  expect(await hasFaded(theme)).toBe(false);
  await page.goto('/artikel');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await hasFaded('/sitemap')).toBe(false);
});

test('B1.5 the language switch of a page that does not exist keeps its address', async ({ page }) => {
  await page.goto('/gibt/es-nicht?x=1');
  const french = page.getByRole('banner').getByRole('link', { name: 'Français' });
  await expect(french).toHaveAttribute('href', /gibt/);
  await french.click();
  await expect(page).toHaveURL('/fr/gibt/es-nicht?x=1');
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/gibt/es-nicht?x=1');
});

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/themen');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
