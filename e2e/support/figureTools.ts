/** The tools at the charts of a page. */
import type { Page } from '@playwright/test';

/** On a phone the tools of the first figure are in a list, which this opens. Returns the number of taps. */
export async function showTools(page: Page): Promise<number> {
  const list = page.locator('[data-figure-tools] > summary').first();
  if (!(await list.isVisible())) return 0;
  await list.click();
  return 1;
}

/** Opens a tool of the first figure by its name, as a visitor does. Returns the number of taps. */
export async function openTool(page: Page, name: string): Promise<number> {
  const taps = await showTools(page);
  await page
    .locator('[data-figure-tools] details > summary', { hasText: new RegExp(`^${name}:`) })
    .first()
    .click();
  return taps + 1;
}
