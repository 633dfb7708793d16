/** Every kind of page in Leichte Sprache, in another language and on a phone, and the question for consent. */
import { expect, test as freshTest } from '@playwright/test';
import { locales } from '../../content-types/locales';
import { localizedPath } from '../../lib/language/paths';
import { accessibilityViolations, violationsInAllSchemes } from '../support/accessibility';
import { test } from '../support/onePage';
import { pageOfEachKind, pagesOfEachKindAndLanguage } from '../support/site';

/** The others have the markup and the styles of German: each kind of page is looked at in one of them. */
const others = locales.filter((locale) => locale !== 'de' && locale !== 'ls');
const kinds = Object.keys(pageOfEachKind);

for (const { kind, locale, address } of pagesOfEachKindAndLanguage) {
  // Colours and widths do not depend on the language; German and Leichte Sprache have styles of their own.
  if (locale === 'de' || locale === 'ls') {
    test(`${kind} in ${locale} has no accessibility violation on a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(address);
      expect(await violationsInAllSchemes(page)).toEqual([]);
    });
  }
  if (locale === 'ls' || locale === others[kinds.indexOf(kind) % others.length]) {
    test(`${kind} in ${locale} has no accessibility violation`, async ({ page }) => {
      await page.goto(address);
      const violations = locale === 'ls' ? violationsInAllSchemes : accessibilityViolations;
      expect(await violations(page)).toEqual([]);
    });
  }
}

freshTest.describe('the question for consent', () => {
  // Visitors who come for the first time.
  freshTest.use({ storageState: { cookies: [], origins: [] } });

  for (const locale of locales) {
    for (const width of [320, 1280]) {
      freshTest(`has no accessibility violation in ${locale} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 640 });
        await page.goto(localizedPath(locale, '/themen'));
        await expect(page.locator('[data-consent]')).toBeVisible();
        await expect(page.locator('[data-consent-choice]').last()).toBeInViewport({ ratio: 1 });
        expect(await violationsInAllSchemes(page)).toEqual([]);
      });
    }
  }
});
