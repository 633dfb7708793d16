import type { Page } from '@playwright/test';

/** `data-marked` lives as long as the document: gone after a full load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}
