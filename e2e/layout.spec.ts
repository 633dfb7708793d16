import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { pageOfEachKind } from './support/site';

const widths = [320, 768, 2560];

/** How far parts of the page have moved since it began to load, as Core Web Vitals count it. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const shifts: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push('value' in entry ? Number(entry.value) : 0);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    await document.fonts.ready;
    // What was seen is reported after the next frames.
    await new Promise((resolve) => setTimeout(resolve, 300));
    observer.disconnect();
    return shifts.reduce((sum, shift) => sum + shift, 0);
  });
}

for (const [kind, address] of Object.entries(pageOfEachKind)) {
  test(`${kind} fits the window at every width`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
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
      expect(await layoutShift(page), `at ${width} px`).toBe(0);
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
  expect(await layoutShift(page)).toBeGreaterThan(0);
});
