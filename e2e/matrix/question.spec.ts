/** The question for consent, as visitors see it who come for the first time. */
import { expect, test } from '@playwright/test';
import { locales } from '../../content-types/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { violationsInAllSchemes, violationsInTranslation } from '../support/accessibility';

test.use({ storageState: { cookies: [], origins: [] } });

for (const locale of locales) {
  test(`has no accessibility violation in ${locale}, and can be answered at every width`, async ({ page }) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(localizedPath(locale, '/themen'));
      await expect(page.locator('[data-consent]')).toBeVisible();
      await expect(page.locator('[data-consent-choice]').last()).toBeInViewport({ ratio: 1 });
      const violations = locale === 'de' ? violationsInAllSchemes : violationsInTranslation;
      expect(await violations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: null, forcedColors: null });
    }
  });
}
