/** Charts, and the tools at them. */
import type { Page } from '@playwright/test';
import { dataOf, needed, pagesWith, pageWith } from './site';

/** An indicator with a chart, and with all tools. */
export function chartPage(): string {
  return pageWith('indicator with a chart', / data-ask=.*data-choice="build"/s, 'indicator');
}

/** The line over the most periods. */
export function longestLine(): string {
  const lines = pagesWith(/aria-label="[^"]*Liniendiagramm(?![^"]*kleine)/, 'indicator').toSorted(
    (left, right) => dataOf(right).length - dataOf(left).length,
  );
  return needed('chart with lines', lines[0]);
}

/** Opens a door of the first figure by its name, as a visitor does. */
export async function openTool(page: Page, name: string): Promise<void> {
  await page
    .locator('[data-figure-tools] > details > summary', { hasText: new RegExp(`^${name}:`) })
    .first()
    .click();
}
