import { chromium, expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { locales } from '../content-types/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { embeddedPage, standInFor } from './support/foreignSite';
import { nextFocus } from './support/keyboard';
import { layoutShift, unseenShift } from './support/layoutShift';
import { htmlOf, needed, pageOf, pagesWith, richestOf, titleOf } from './support/site';
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

function decision(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('bs_consent_cookie'));
}

test.describe('the question for consent', () => {
  test('B4.1 is asked until it is answered, and never again', async ({ page }) => {
    await page.goto('/themen');
    await answer(page, 'partial').click();
    await expect(banner(page)).toBeHidden();
    expect(await decision(page)).toBe('2');
    await page.reload({ waitUntil: 'networkidle' });
    await expect(banner(page)).toBeHidden();
  });

  test('B4.1 can be answered on a low screen, at the end of the page', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 400 });
    await page.goto('/themen');
    await answer(page, 'partial').click({ timeout: 5000 });
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

  for (const [width, height] of [
    [390, 844],
    [320, 640],
  ] as const) {
    test(`B4.2 takes at most a third of a window of ${width} × ${height}, and its answers weigh the same`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      for (const locale of locales) {
        await page.goto(localizedPath(locale, '/themen'));
        await expect(banner(page)).toBeVisible();
        expect((await banner(page).boundingBox())?.height ?? height, locale).toBeLessThanOrEqual(height * 0.31);
        const answers = banner(page).locator('[data-consent-choice]');
        for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 1 });
        const looks = await answers.evaluateAll((buttons) =>
          buttons.map((button) => {
            const { color, backgroundColor, fontWeight, fontSize, borderTopColor } = getComputedStyle(button);
            const { width: across, height: tall } = button.getBoundingClientRect();
            return [color, backgroundColor, fontWeight, fontSize, borderTopColor, across, tall];
          }),
        );
        expect(looks[0]).toEqual(looks[1]);
      }
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
    const faults: string[] = [];
    for (let presses = 0; presses < 400; presses += 1) {
      const step = await nextFocus(page);
      faults.push(...step.faults.map((fault) => `${step.name} ${fault}`));
      if (await banner(page).evaluate((region) => region.contains(document.activeElement))) break;
    }
    expect(faults).toEqual([]);
    const controls = banner(page).locator('a, button:visible');
    await expect(controls.first()).toBeFocused();
    for (let presses = await controls.count(); presses > 0; presses -= 1) await page.keyboard.press('Tab');
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

  for (const [width, height] of [
    [1280, 720],
    [1024, 700],
    [390, 844],
    [320, 568],
    // 1280 × 720, enlarged four times.
    [320, 180],
  ] as const) {
    test(`B4.2 covers no place in the list of contents at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const contents = / class="table-of-contents-/;
      const kinds = [
        pagesWith(contents, 'article'),
        pagesWith(contents, 'article', 'ls'),
        pagesWith(contents, 'indicator-set'),
      ];
      const pages = kinds.flatMap((all) => richestOf(all) ?? []);
      needed('list of contents', pages[0]);
      for (const address of pages) {
        await page.goto(address);
        await expect(banner(page)).toBeVisible();
        // A set has a list of its chapters, too, and that is longer.
        const list = page.locator('.margin nav').last();
        const summary = list.locator('summary');
        if (await summary.isVisible()) await summary.click();
        await list.getByRole('link').first().focus();
        for (let place = 1; place < (await list.getByRole('link').count()); place += 1)
          expect((await nextFocus(page)).faults, address).toEqual([]);
      }
    });
  }

  test('B4.2 opens again from the foot of the page, and Escape leaves the answer as it was', async ({ page }) => {
    await page.goto('/themen');
    await answer(page, 'all').click();
    await settings(page).press('Enter');
    await expect(banner(page).getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(banner(page)).toBeHidden();
    await expect(settings(page)).toBeFocused();
    expect(await decision(page)).toBe('1');
  });

  test('B4.1 an answer in one tab holds in the others', async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    for (const page of [first, second]) await page.goto('/themen');
    await answer(first, 'all').click();
    await expect(banner(second)).toBeHidden();
  });

  test("is asked in the page's language", async ({ page }) => {
    const translated = locales
      .filter((locale) => !['de', 'ls'].includes(locale))
      .map((locale) => localizedPath(locale, '/themen'));
    const foreign = translated.find((address) => htmlOf(address).includes('aria-labelledby="zustimmung" hidden'));
    await page.goto('/themen');
    const german = (await banner(page).getByRole('heading').textContent()) ?? '';
    await page.goto(needed('question in another language', foreign));
    await expect(banner(page).getByRole('heading')).not.toHaveText(german);
  });
});

test.describe('a page that React takes over', () => {
  test('B3.7 B4.2 keeps the year that the browser has corrected, and the question', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.clock.setFixedTime('2031-01-01T12:00:00');
    await page.goto('/suche', { waitUntil: 'networkidle' });
    await page.getByRole('combobox', { name: 'Suchwörter' }).fill('wohnen');
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

  test('B4.2 goes at once when consent is taken back', async ({ page }) => {
    await standInFor(page);
    await page.addInitScript(() => localStorage.setItem('bs_consent_cookie', '1'));
    await page.goto(embeddedPage());
    await expect(page.locator('[data-embed] iframe')).toBeAttached();
    // By keyboard: right after scrolling, a click may still land in the frame that was there.
    await settings(page).press('Enter');
    await answer(page, 'partial').press('Enter');
    await expect(page.locator('[data-embed] iframe')).not.toBeAttached();
    await expect(page.locator('[data-embed-load]')).toBeVisible();
  });

  test('B4.4 loads in a browser that blocks cookies of other websites', async ({ baseURL, launchOptions }) => {
    const args = [...(launchOptions.args ?? []), '--test-third-party-cookie-phaseout'];
    const browser = await chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    await standInFor(page);
    await page.goto(embeddedPage());
    await answer(page, 'all').click();
    await expect(page.frameLocator('[data-embed] iframe').getByRole('button')).toBeVisible();
    await browser.close();
  });
});
