/** Another website whose content the site embeds; nothing leaves the machine. */
import type { Page } from '@playwright/test';
import { htmlOf, pageWith } from './site';

const foreignPage = `<!doctype html><html lang="de"><meta charset="utf-8"><title>Karte</title><body>
  <button onclick="parent.postMessage({ type: 'resize', height: 333 }, '*')">Höhe melden</button></body></html>`;

/** A page that is about content of another website. */
export function embeddedPage(): string {
  return pageWith('content of another website', / data-embed-host=/, 'interactive');
}

/** The other website. */
export function foreignHost(): string {
  return / data-embed-host="([^"]+)"/.exec(htmlOf(embeddedPage()))?.[1] ?? '';
}

/** Answers for the other website, and notes what is asked of it. */
export async function standInFor(page: Page): Promise<readonly string[]> {
  const requests: string[] = [];
  await page.route(`https://${foreignHost()}/**`, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: foreignPage });
  });
  return requests;
}
