import type { Page } from '@playwright/test';

/** A fifth of what counts as stable: on a busy machine a page may be painted before all of it is parsed. */
export const unseenShift = 0.02;

/** How far parts of the page have moved since it began to load, as Core Web Vitals count it. */
export async function layoutShift(page: Page): Promise<number> {
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
