import { expect, test } from '@playwright/test';
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
