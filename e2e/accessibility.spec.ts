import { expect, test } from '@playwright/test';
import { accessibilityViolations, violationsInAllSchemes } from './support/accessibility';
import { pagesOfEachKindAndLanguage } from './support/site';

for (const { kind, locale, address } of pagesOfEachKindAndLanguage) {
  // Colours do not depend on the language; German and Leichte Sprache have styles of their own.
  if (locale === 'de' || locale === 'ls') {
    test(`${kind} in ${locale} has no accessibility violation in light, dark and forced colours`, async ({ page }) => {
      await page.goto(address);
      expect(await violationsInAllSchemes(page)).toEqual([]);
    });
  } else {
    test(`${kind} in ${locale} has no accessibility violation`, async ({ page }) => {
      await page.goto(address);
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  }
}

test('the check finds what is wrong', async ({ page }) => {
  await page.goto('/themen');
  await page.evaluate(() => {
    const picture = document.createElement('img');
    picture.src = '/favicon.ico';
    document.querySelector('main')?.append(picture);
  });
  expect(await accessibilityViolations(page)).toEqual([expect.stringContaining('image-alt')]);
});

test('the check finds what is too pale in dark colours only', async ({ page }) => {
  await page.goto('/themen');
  await page.evaluate(() => {
    const paragraph = document.createElement('p');
    paragraph.textContent = 'Grau auf Grau';
    paragraph.style.color = 'light-dark(#000, #333)';
    document.querySelector('main')?.append(paragraph);
  });
  const violations = await violationsInAllSchemes(page);
  expect(violations).toContainEqual(expect.stringMatching(/^dark: color-contrast/));
  expect(violations).not.toContainEqual(expect.stringMatching(/^light/));
});
