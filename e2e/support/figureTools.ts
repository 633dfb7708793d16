/** The tools at the charts of a page. */
import type { Page } from '@playwright/test';

/** On a phone the tools of the first figure are in a list, which this opens. */
export async function showTools(page: Page): Promise<void> {
  const list = page.locator('[data-figure-tools] > summary').first();
  if (await list.isVisible()) await list.click();
}

/** Opens a tool of the first figure by its name, as a visitor does. */
export async function openTool(page: Page, name: string): Promise<void> {
  await showTools(page);
  await page
    .locator('[data-figure-tools] details > summary', { hasText: new RegExp(`^${name}:`) })
    .first()
    .click();
}
