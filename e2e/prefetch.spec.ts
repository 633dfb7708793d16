import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

/** The page data asked for so far, each with its path; at most this many at once. */
interface Asked {
  readonly paths: readonly string[];
  readonly most: () => number;
}

async function watchPageData(page: Page, delay = 0): Promise<Asked> {
  const paths: string[] = [];
  let running = 0;
  let most = 0;
  await page.route('**/_payload.json', async (route) => {
    paths.push(new URL(route.request().url()).pathname.replace(/\/_payload\.json$/, '') || '/');
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, delay));
    running -= 1;
    await route.fallback();
  });
  return { paths, most: () => most };
}

test('B5.3 fetches the data of links in view, each once, and of others when they come into view', async ({ page }) => {
  const asked = await watchPageData(page);
  await page.goto('/themen');
  // When the browser has nothing else to do.
  await expect.poll(() => asked.paths).toContain('/interaktiv');
  await page.waitForLoadState('networkidle');
  expect(asked.paths).not.toContain('/interaktiv/glossar');
  const before = asked.paths.length;
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => asked.paths.length).toBeGreaterThan(before);
  await page.waitForLoadState('networkidle');
  expect(new Set(asked.paths).size).toBe(asked.paths.length);
});

test('B5.3 fetches at most five at once', async ({ page }) => {
  const asked = await watchPageData(page, 200);
  await page.goto('/sitemap');
  await expect.poll(() => asked.paths.length).toBeGreaterThan(10);
  expect(asked.most()).toBe(5);
});

for (const type of ['pointerover', 'focusin']) {
  test(`B5.3 fetches for links that are not in view at the event ${type}`, async ({ page }) => {
    const asked = await watchPageData(page);
    await page.goto('/themen', { waitUntil: 'networkidle' });
    const link = page.getByRole('contentinfo').locator('a[href="/interaktiv/glossar"]');
    await expect(link).not.toBeInViewport();
    expect(asked.paths).not.toContain('/interaktiv/glossar');
    await link.dispatchEvent(type);
    await expect.poll(() => asked.paths).toContain('/interaktiv/glossar');
  });
}

test('B5.2 what was fetched is there at the click, without another request', async ({ page }) => {
  await page.goto('/themen', { waitUntil: 'networkidle' });
  const link = page.locator('main a[href="/thema/tourismus"]').first();
  await link.hover();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tourismus');
});

test('B5.3 fetches nothing for who saves data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const asked = await watchPageData(page);
  await page.goto('/themen', { waitUntil: 'networkidle' });
  await page.locator('main a[href="/thema/tourismus"]').first().hover();
  await page.waitForTimeout(500);
  expect(asked.paths).toEqual([]);
});
