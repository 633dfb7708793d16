import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { htmlOf, needed, pageOf, titleOf } from './support/site';
import { heading, linkTo } from './support/ways';

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

/** An address that a page links in its foot alone. */
function farFrom(address: string): string {
  const [above = '', foot = ''] = htmlOf(address).split('<footer');
  const links = [...foot.matchAll(/ href="(\/[^"#.]+)"/g)].map(([, link = '']) => link);
  return needed(
    'link that is at the foot of a page alone',
    links.find((link) => !above.includes(` href="${link}"`)),
  );
}

test('B5.3 fetches the data of links in view, each once, and of others when they come into view', async ({ page }) => {
  const asked = await watchPageData(page);
  const far = farFrom(pageOf('article'));
  await page.goto(pageOf('article'));
  // When the browser has nothing else to do.
  await expect.poll(() => asked.paths).toContain('/themen');
  await page.waitForLoadState('networkidle');
  expect(asked.paths).not.toContain(far);
  const before = asked.paths.length;
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => asked.paths.length).toBeGreaterThan(before);
  await page.waitForLoadState('networkidle');
  expect(new Set(asked.paths).size).toBe(asked.paths.length);
});

test('B5.3 fetches at most five at once', async ({ page }) => {
  const asked = await watchPageData(page, 200);
  await page.goto('/sitemap');
  await expect.poll(() => asked.paths.length).toBeGreaterThan(5);
  expect(asked.most()).toBe(5);
});

test('B5.3 fetches for links that are not in view under the pointer and with the focus', async ({ page }) => {
  const asked = await watchPageData(page);
  for (const [type, address] of [
    ['pointerover', pageOf('article')],
    ['focusin', pageOf('theme')],
  ] as const) {
    const far = farFrom(address);
    const before = asked.paths.length;
    await page.goto(address, { waitUntil: 'networkidle' });
    const link = page.getByRole('contentinfo').locator(`a[href="${far}"]`).first();
    await expect(link).not.toBeInViewport();
    expect(asked.paths.slice(before)).not.toContain(far);
    await link.dispatchEvent(type);
    await expect.poll(() => asked.paths.slice(before)).toContain(far);
  }
});

test('B5.2 what was fetched is there at the click, without another request', async ({ page }) => {
  await page.goto('/themen', { waitUntil: 'networkidle' });
  const link = linkTo(page, pageOf('theme'));
  await link.hover();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await link.click();
  await expect(heading(page)).toHaveText(titleOf(pageOf('theme')));
  // The next test has the same context.
  await page.context().setOffline(false);
});
