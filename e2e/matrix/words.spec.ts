/** Words and numbers on a narrow phone. */
import { expect } from '@playwright/test';
import { test } from '../support/onePage';
import { brokenWords } from '../support/brokenWords';
import { chosenPages } from '../support/site';

test.describe('on a narrow phone', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 320, height: 800 }));

  test('no word of a wide table is divided, and no number from its unit', async ({ page }) => {
    await page.goto('/indikatorenportal/5814');
    expect(await brokenWords(page)).toEqual([]);
  });

  test('the first column of a wide table has room for names and stays in view', async ({ page }) => {
    await page.goto('/indikatorenportal/5814');
    const name = page.getByRole('rowheader', { includeHidden: true }).first();
    const folded = page.locator('details', { has: name });
    await folded.evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')));
    await name.scrollIntoViewIfNeeded();
    const value = await page.getByRole('cell').first().boundingBox();
    expect((value?.x ?? 0) + (value?.width ?? 0), 'end of the first value').toBeLessThanOrEqual(304);
    await page.getByRole('columnheader').last().scrollIntoViewIfNeeded();
    const box = await name.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(112);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(box?.x).toBeLessThan(40);
  });

  for (const width of [360, 390, 430]) {
    test(`no word of a tile is divided or leaves its tile at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(chosenPages.indicatorPortal);
      expect(await brokenWords(page)).toEqual([]);
      const tiles = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator('b') });
      const wide = await tiles.evaluateAll((all) =>
        all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
      );
      expect(wide).toEqual([]);
    });
  }

  for (const [title, address] of [
    ['Bevölkerungsstatistik', '/statistik/101'],
    ['Strassenverkehrsunfälle', '/unterthema/strassenverkehrsunfaelle'],
  ] as const) {
    test(`a title that is one long word stays on one line: ${title}`, async ({ page }) => {
      await page.goto(address);
      const heading = page.getByRole('heading', { level: 1, name: title });
      const lines = await heading.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      });
      expect(lines).toBe(1);
    });
  }

  test('a mail address stays on one line beside a picture', async ({ page }) => {
    await page.goto(chosenPages.embedded);
    const lines = await page
      .locator('a[href^="mailto:"]', { hasText: '@' })
      .evaluateAll((links) => links.map((link) => link.getClientRects().length));
    expect(lines.length).toBeGreaterThan(0);
    expect(Math.max(...lines)).toBe(1);
  });

  test('the check notices a word that is divided', async ({ page }) => {
    await page.goto('/themen');
    await page.addStyleTag({ content: 'h1 { inline-size: 2em; overflow-wrap: anywhere; }' });
    expect(await brokenWords(page)).toEqual([expect.stringContaining('Themen')]);
  });
});
