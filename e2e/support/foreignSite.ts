/** Another website whose content the site embeds; nothing leaves the machine. */
import type { Page } from '@playwright/test';

const foreignPage = `<!doctype html><html lang="de"><meta charset="utf-8"><title>Karte</title><body>
  <button onclick="parent.postMessage({ type: 'resize', height: 333 }, '*')">Höhe melden</button></body></html>`;

/** Answers for the other website, and notes what is asked of it. */
export async function standInFor(page: Page, host: string): Promise<readonly string[]> {
  const requests: string[] = [];
  await page.route(`https://${host}/**`, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: foreignPage });
  });
  return requests;
}
