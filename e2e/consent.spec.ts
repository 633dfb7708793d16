import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { locales } from '../content-types/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { violationsInAllSchemes, violationsInTranslation } from './support/accessibility';
import { embeddedPage, standInFor } from './support/foreignSite';
import { focusFaults, focusSteps } from './support/keyboard';
import { layoutShift, unseenShift } from './support/layoutShift';
import { needed, pageOf, pagesWith, richestOf, titleOf } from './support/site';
import { expectWholeWalk } from './support/walk';
import { heading, linkTo } from './support/ways';

// Visitors who come for the first time.
test.use({ storageState: { cookies: [], origins: [] } });

function banner(page: Page): Locator {
  return page.locator('[data-consent]');
}

/** All, or no more than needed. */
function answer(page: Page, choice: 'all' | 'partial'): Locator {
  return banner(page).locator(`[data-consent-choice="${choice}"]`);
}

function settings(page: Page): Locator {
  return page.getByRole('contentinfo').locator('[data-consent-open]');
}

/** How it is drawn, and how large. */
function lookOf(button: Locator): Promise<readonly (string | number)[]> {
  return button.evaluate((element) => {
    const { color, backgroundColor, fontWeight, fontSize, borderTopColor } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return [color, backgroundColor, fontWeight, fontSize, borderTopColor, width, height];
  });
}

test.describe('the question for consent', () => {
  test('B4.1 is asked until it is answered, on a low screen too, and never again', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 400 });
    await page.goto('/themen');
    await answer(page, 'partial').click({ timeout: 5000 });
    await expect(banner(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('bs_consent_cookie'))).toBe('2');
    await page.reload({ waitUntil: 'networkidle' });
    await expect(banner(page)).toBeHidden();
  });

  test('B4.1 storage that throws means not decided, without an error', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/themen');
    await answer(page, 'all').click();
    await expect(banner(page)).toBeHidden();
    const theme = pageOf('theme');
    await linkTo(page, theme).click();
    await expect(heading(page)).toHaveText(titleOf(theme));
    await expect(banner(page)).toBeHidden();
    expect(errors).toEqual([]);
  });

  test('B4.2 moves nothing when it appears', async ({ page }) => {
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(unseenShift);
  });

  for (const locale of locales) {
    test(`B4.2 takes at most a third of a phone in ${locale}, its answers weigh the same, and it has no accessibility violation`, async ({
      page,
    }) => {
      await page.goto(localizedPath(locale, '/themen'));
      await expect(banner(page)).toBeVisible();
      for (const [width, height] of [
        [390, 844],
        [320, 640],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(height * 0.31);
        for (const choice of ['all', 'partial'] as const)
          await expect(answer(page, choice)).toBeInViewport({ ratio: 1 });
        expect(await lookOf(answer(page, 'all'))).toEqual(await lookOf(answer(page, 'partial')));
      }
      const violations = locale === 'de' ? violationsInAllSchemes : violationsInTranslation;
      expect(await violations(page, '[data-consent]')).toEqual([]);
    });
  }

  test('B4.2 never flashes for those who decided', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('bs_consent_cookie', '1');
      const seen = (): void => {
        if (document.querySelector('[data-consent]:not([hidden])')) document.documentElement.dataset['flashed'] = '';
      };
      new MutationObserver(seen).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
  });

  test('B4.2 can be left with the keyboard, and covers no focus on the way', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/themen');
    await expect(banner(page)).toBeVisible();
    await expectWholeWalk(page);
    expect(await banner(page).evaluate((region) => region.contains(document.activeElement))).toBe(false);
  });

  test('B4.2 can be answered from the skip link while the page stands still', async ({ page }) => {
    await page.goto('/indikatorenportal');
    await expect(banner(page)).toBeVisible();
    await page.getByRole('link', { name: 'Zur Frage nach der Zustimmung springen' }).press('Enter');
    await expect(banner(page).getByRole('heading')).toBeFocused();
    for (const control of await banner(page).locator('a, button:visible').all()) {
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('B4.2 covers no place in a list of contents, however low the window', async ({ page }) => {
    const contents = / class="table-of-contents-/;
    const kinds = [pagesWith(contents, 'article'), pagesWith(contents, 'indicator-set')];
    const pages = kinds.flatMap((all) => richestOf(all) ?? []);
    needed('list of contents', pages[0]);
    for (const address of pages) {
      await page.goto(address);
      await expect(banner(page)).toBeVisible();
      // A set has a list of its chapters, too, and that is longer.
      const list = page.locator('.margin nav').last();
      for (const [width, height] of [
        [1280, 720],
        [320, 568],
        // 1280 × 720, enlarged four times.
        [320, 180],
      ] as const) {
        await page.setViewportSize({ width, height });
        const summary = list.locator('details:not([open]) > summary');
        if (await summary.isVisible()) await summary.click();
        await list.getByRole('link').first().focus();
        const steps = await focusSteps(page, (await list.getByRole('link').count()) - 1);
        expect(focusFaults(steps), `${address} at ${width} × ${height}`).toEqual([]);
      }
    }
  });

  test('B4.1 an answer in one tab holds in the others', async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    for (const page of [first, second]) await page.goto('/themen');
    await answer(first, 'all').click();
    await expect(banner(second)).toBeHidden();
  });
});

test.describe('a page that React takes over', () => {
  test('B3.7 B4.2 keeps the year that the browser has corrected, and the question', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.clock.setFixedTime('2031-01-01T12:00:00');
    await page.goto('/suche', { waitUntil: 'networkidle' });
    await page.getByRole('searchbox', { name: 'Suchwörter' }).fill('wohnen');
    await expect(page.getByRole('contentinfo')).toContainText('© 2031');
    await answer(page, 'partial').click();
    await expect(banner(page)).toBeHidden();
    expect(errors).toEqual([]);
  });
});

test.describe('content of another website', () => {
  test('B4.4 loads without another question for those who allow everything', async ({ page }) => {
    const requests = await standInFor(page);
    await page.goto(embeddedPage());
    await expect(banner(page)).toBeVisible();
    expect(requests).toEqual([]);
    await answer(page, 'all').click();
    await expect(page.frameLocator('[data-embed] iframe').getByRole('button')).toBeVisible();
    await page.reload();
    await expect(page.frameLocator('[data-embed] iframe').getByRole('button')).toBeVisible();
  });

  test('B4.2 goes at once when consent is taken back at the foot of the page, and not with Escape', async ({
    page,
  }) => {
    await standInFor(page);
    await page.addInitScript(() => localStorage.setItem('bs_consent_cookie', '1'));
    await page.goto(embeddedPage());
    await expect(page.locator('[data-embed] iframe')).toBeAttached();
    // By keyboard: right after scrolling, a click may still land in the frame that was there.
    await settings(page).press('Enter');
    await expect(banner(page).getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(banner(page)).toBeHidden();
    await expect(settings(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await answer(page, 'partial').press('Enter');
    await expect(page.locator('[data-embed] iframe')).not.toBeAttached();
    await expect(page.locator('[data-embed-load]')).toBeVisible();
  });
});
