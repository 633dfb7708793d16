/** Words and numbers on a narrow phone. */
import { expect } from '@playwright/test';
import { test } from '../support/onePage';
import { brokenWords } from '../support/brokenWords';
import { pageWith } from '../support/site';

test.describe('on a narrow phone', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 320, height: 800 }));

  test('a map divides no word, and the first column of its wide table has room for names and stays in view', async ({
    page,
  }) => {
    await page.goto(pageWith('map of areas', /aria-label="[^"]*Kachelkarte/, 'indicator'));
    expect(await brokenWords(page)).toEqual([]);
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

  test('no word of a tile is divided or leaves its tile', async ({ page }) => {
    await page.goto('/indikatorenportal');
    const tiles = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('b') });
    for (const width of [360, 390, 430]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await brokenWords(page), `at ${width} px`).toEqual([]);
      const wide = await tiles.evaluateAll((all) =>
        all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
      );
      expect(wide, `at ${width} px`).toEqual([]);
    }
  });

  test('the check notices a word that is divided', async ({ page }) => {
    await page.goto('/themen');
    await page.addStyleTag({ content: 'h1 { inline-size: 2em; overflow-wrap: anywhere; }' });
    expect(await brokenWords(page)).toEqual([expect.stringContaining('Themen')]);
  });
});
