import type { Page } from '@playwright/test';

/** What the browser reports of the policy from now on; by the console, so that no page is missed. */
export async function watchPolicy(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|^violation /i.test(message.text())) violations.push(message.text());
  });
  page.on('pageerror', (error) => violations.push(error.message));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      console.log(`violation ${violatedDirective} ${sample}`),
    );
  });
  return violations;
}

/** What the page asks for, from now on, and does not get. */
export function watchMissing(page: Page): readonly string[] {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) missing.push(response.url());
  });
  return missing;
}

/** The addresses on other hosts that the page asks from now on. */
export function watchForeign(page: Page): readonly string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
  });
  return foreign;
}
