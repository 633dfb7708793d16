import { expect, test } from '@playwright/test';
import { pageOfEachKind } from './support/site';

const widths = [320, 768, 2560];

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

test('nothing moves while pages load', async ({ page }) => {
  for (const address of [pageOfEachKind.home, pageOfEachKind.article, pageOfEachKind.indicator]) {
    await page.goto(address, { waitUntil: 'networkidle' });
    const shift = await page.evaluate(async () => {
      const observed = new Promise<PerformanceEntryList>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve([]), 500);
      });
      return (await observed).reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
    });
    expect(shift, address).toBe(0);
  }
});
