import type { Page } from '@playwright/test';

/** Opens menu and languages if the header keeps them behind a button. */
export async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name: 'Menü' });
  if (await button.isVisible()) await button.click();
}
