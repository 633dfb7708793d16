/** The tools at the charts of a page. */
import type { Page } from '@playwright/test';

/** Opens a tool of the first figure by its name, as a visitor does: on a phone it is in a list. Returns the number of taps. */
export async function openTool(page: Page, name: string): Promise<number> {
  const list = page.locator('[data-figure-tools] > summary').first();
  const isFolded = await list.isVisible();
  if (isFolded) await list.click();
  await page
    .locator('[data-figure-tools] details > summary', { hasText: new RegExp(`^${name}:`) })
    .first()
    .click();
  return isFolded ? 2 : 1;
}
