import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './support/accessibility';
import { pagesOfEachKindAndLanguage } from './support/site';

for (const { kind, locale, address } of pagesOfEachKindAndLanguage) {
  test(`${kind} in ${locale} has no accessibility violation`, async ({ page }) => {
    await page.goto(address);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

test('a page in dark colours has no accessibility violation', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/artikel/leerstand-2026');
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('the check finds what is wrong', async ({ page }) => {
  await page.goto('/themen');
  await page.evaluate(() =>
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<img src="/favicon.ico">'),
  );
  expect(await accessibilityViolations(page)).toEqual([expect.stringContaining('image-alt')]);
});
