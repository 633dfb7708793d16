import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';

const scripts = '**/_next/static/chunks/*.js';

const pages = [
  {
    name: 'search',
    address: '/suche?q=leer',
    text: 'Die Suche braucht JavaScript.',
    // What the code of this island alone writes.
    drawn: '"data-search-stage":',
  },
  {
    name: 'quiz',
    address: '/interaktiv/quiz-quartier',
    text: 'Hier stehen die Fragen und Antworten.',
    drawn: '"aria-disabled":',
  },
] as const;

const failure = 'Dieser Teil der Seite funktioniert im Moment nicht.';

const answers: readonly { readonly name: string; readonly answer: (route: Route) => Promise<void> }[] = [
  { name: 'is cut off', answer: (route) => route.abort('connectionreset') },
  { name: 'is gone', answer: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }) },
  {
    name: 'is a page',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!DOCTYPE html><p>Start' }),
  },
  {
    name: 'is half of itself',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: '(globalThis.x = {' }),
  },
];

/** How often the document was loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

for (const { name, address, text, drawn } of pages) {
  for (const { name: fault, answer } of answers) {
    test(`B5.4 ${name}: a script that ${fault} leads to one full load, then to the page without it`, async ({
      page,
    }) => {
      const loads = countLoads(page);
      await page.route(scripts, answer);
      await page.goto(address);
      await expect(page.getByText(failure)).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.locator('[data-island] :is(form, input, button)').first()).toBeHidden();
      await expect(page.getByRole('banner')).toBeVisible();
      expect(loads()).toBe(2);
    });
  }

  test(`B5.4 ${name}: a script that is there again after the full load brings everything`, async ({ page }) => {
    const loads = countLoads(page);
    let isGone = true;
    await page.route(scripts, (route) =>
      isGone ? route.fulfill({ status: 404, body: 'Not found' }) : route.fallback(),
    );
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForRequest((request) => request.isNavigationRequest());
    isGone = false;
    await expect(page.locator('[data-island][data-alive]')).toBeAttached({ timeout: 30_000 });
    await expect(page.getByText(failure)).toBeHidden();
    expect(loads()).toBe(2);
  });

  test(`${name}: what throws in it says so in its place, and the page around it stays`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route(scripts, async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      const broken = code.replaceAll(drawn, `${drawn}(()=>{throw new Error("broken")})()||`);
      await route.fulfill({ response, body: broken });
    });
    await page.goto(address);
    await expect(page.getByText(failure)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Themen' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-build');
    expect(errors).toEqual([]);
  });
}

test('a page in another language says it in its language', async ({ page }) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto('/fr/suche');
  await expect(page.getByText('Cette partie de la page ne fonctionne pas pour le moment.')).toBeVisible({
    timeout: 30_000,
  });
});

test('an island that works says nothing of the kind', async ({ page }) => {
  await page.goto('/suche');
  await expect(page.locator('[data-island][data-alive]')).toBeAttached();
  await expect(page.getByText(failure)).toBeHidden();
  await expect(page.getByText('Die Suche braucht JavaScript.')).toBeHidden();
});
