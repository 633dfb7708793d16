/** Words and numbers on a narrow phone. */
import { expect } from '@playwright/test';
import { test } from '../support/onePage';
import { brokenWords } from '../support/brokenWords';
import { needed, pagesOf, pageWith, titleOf } from '../support/site';
import { heading } from '../support/ways';

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

  for (const width of [360, 390, 430]) {
    test(`no word of a tile is divided or leaves its tile at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/indikatorenportal');
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

  test('a title that is one long word stays on one line', async ({ page }) => {
    const pages = (['statistic', 'sub-theme'] as const).flatMap((kind) => pagesOf(kind));
    const [longest] = pages
      .filter((address) => /^\p{L}{15,}$/u.test(titleOf(address)))
      .toSorted((left, right) => titleOf(right).length - titleOf(left).length);
    await page.goto(needed('title of one long word', longest));
    const lines = await heading(page).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  });

  test('a mail address stays on one line beside a picture', async ({ page }) => {
    await page.goto(pageWith('mail address beside a picture', /<img .*href="mailto:[^?"]+"/s, 'interactive'));
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
