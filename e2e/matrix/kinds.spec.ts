/** Each kind of page, opened once: on a phone and wide, enlarged and on paper; then in other languages. */
import { expect } from '@playwright/test';
import { accessibilityViolations, violationsInAllSchemes, violationsInTranslation } from '../support/accessibility';
import { brokenWords } from '../support/brokenWords';
import { namesTwice } from '../support/names';
import { test } from '../support/onePage';
import { controlsOnPaper } from '../support/paper';
import { changedOnPhone, pageOfEachKind, pagesInTurn } from '../support/site';
import { coveredHeight, losses, textSpacing, zoomed } from '../support/zoom';

const phone = { width: 320, height: 640 };
const wide = { width: 1280, height: 900 };

for (const [kind, address] of Object.entries(pageOfEachKind)) {
  test(`${kind} is whole at each width, at 400 %, with wide text and on paper`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(address);
    const onPhone = changedOnPhone.includes(kind) ? violationsInAllSchemes : accessibilityViolations;
    expect.soft(await onPhone(page), 'accessibility on a phone').toEqual([]);
    await page.emulateMedia({ colorScheme: null, forcedColors: null });
    await page.emulateMedia({ media: 'print' });
    expect.soft(await controlsOnPaper(page), 'to press on paper').toEqual([]);
    await page.emulateMedia({ media: null });
    await page.setViewportSize(zoomed);
    expect.soft(await losses(page), 'at 400 %').toEqual([]);
    expect.soft(await coveredHeight(page), 'covered while reading').toBeLessThanOrEqual(zoomed.height / 3);
    const spacing = await page.addStyleTag({ content: textSpacing });
    expect.soft(await losses(page), 'at 400 % with wide text').toEqual([]);
    await page.setViewportSize(wide);
    expect.soft(await losses(page), 'with wide text').toEqual([]);
    await spacing.evaluate((element) => element.parentNode?.removeChild(element));
    // From here on everything is unfolded.
    expect.soft(await namesTwice(page, kind), 'shown twice').toEqual([]);
    await page.setViewportSize(phone);
    expect.soft(await brokenWords(page), 'divided words').toEqual([]);
  });
}

for (const { kind, locale, address } of pagesInTurn) {
  if (locale === 'de') continue;
  test(`${kind} in ${locale} has no accessibility violation, and shows nothing twice`, async ({ page }) => {
    await page.goto(address);
    // Leichte Sprache has its own styles, and untranslated entries carry a note that no German page has.
    const hasOwnColours = locale === 'ls' || kind === 'untranslated-article';
    const violations = hasOwnColours ? violationsInAllSchemes : violationsInTranslation;
    expect.soft(await violations(page), 'accessibility').toEqual([]);
    await page.emulateMedia({ colorScheme: null, forcedColors: null });
    expect.soft(await namesTwice(page, kind), 'shown twice').toEqual([]);
  });
}

test('the check notices text that is cut off and a page that is too wide', async ({ page }) => {
  await page.setViewportSize(zoomed);
  await page.goto('/themen');
  await page.addStyleTag({ content: 'h1 { overflow: hidden; block-size: 1px; } footer { inline-size: 600px; }' });
  expect(await losses(page)).toEqual([expect.stringContaining('too wide'), expect.stringContaining('cut: <h1')]);
  await page.addStyleTag({ content: 'main { position: sticky; inset-block-start: 0; }' });
  expect(await coveredHeight(page)).toBeGreaterThan(zoomed.height / 3);
});
