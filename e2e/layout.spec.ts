import { expect, test } from '@playwright/test';
import { brokenWords } from './support/brokenWords';
import { layoutShift, unseenShift } from './support/layoutShift';
import { pageOfEachKind } from './support/site';

const widths = [320, 768, 2560];

for (const [kind, address] of Object.entries(pageOfEachKind)) {
  test(`${kind} fits the window at every width`, async ({ page }) => {
    await page.goto(address);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `at ${width} px`).toBe(0);
    }
  });
}

for (const [kind, address] of Object.entries(pageOfEachKind)) {
  test(`nothing moves while ${kind} loads, on a phone and on a wide screen`, async ({ page }) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address, { waitUntil: 'networkidle' });
      expect(await layoutShift(page), `at ${width} px`).toBeLessThan(unseenShift);
    }
  });
}

test('the measure notices what moves', async ({ page }) => {
  await page.goto('/themen', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const box = document.createElement('p');
    box.textContent = 'Spät';
    box.style.blockSize = '200px';
    document.querySelector('main')?.prepend(box);
  });
  expect(await layoutShift(page)).toBeGreaterThan(unseenShift);
});

// Hyphens are switched off by a style of the test.
test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 800 }, bypassCSP: true });

  for (const [kind, address] of Object.entries({ ...pageOfEachKind, wideTable: '/indikatorenportal/5814' })) {
    test(`no word of ${kind} is divided, and no number from its unit`, async ({ page }) => {
      await page.goto(address);
      expect(await brokenWords(page)).toEqual([]);
    });
  }

  test('the first column of a wide table has room for names and stays in view', async ({ page }) => {
    await page.goto('/indikatorenportal/5814');
    const name = page.getByRole('rowheader').first();
    await name.evaluate((cell) => cell.closest('details')?.setAttribute('open', ''));
    await page.getByRole('columnheader').last().scrollIntoViewIfNeeded();
    const box = await name.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(144);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(box?.x).toBeLessThan(40);
  });

  test('the check notices a word that is divided', async ({ page }) => {
    await page.goto('/themen');
    await page.addStyleTag({ content: 'h1 { inline-size: 2em; overflow-wrap: anywhere; }' });
    expect(await brokenWords(page)).toEqual([expect.stringContaining('Themen')]);
  });
});
