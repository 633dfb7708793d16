import { expect, test } from '@playwright/test';
import { pageWith } from './support/site';

/** An article with some headings. */
function longArticle(): string {
  return pageWith('article with a list of contents', /(?:table-of-contents-(?:link|deeper).*){4}/s, 'article');
}

test('the list of contents marks the place that is read', async ({ page }) => {
  await page.goto(longArticle());
  const links = page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link');
  const count = await links.count();
  for (const index of [1, count - 2]) {
    const link = links.nth(index);
    const target = (await link.getAttribute('href')) ?? '';
    await page.evaluate((id) => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' }), target.slice(1));
    await expect(link).toHaveCSS('font-weight', '650');
    const marked = await links.evaluateAll(
      (all) => all.filter((other) => getComputedStyle(other).fontWeight === '650').length,
    );
    expect(marked).toBe(1);
  }
});

test('the list of contents says where it goes on, and every place of it can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(longArticle());
  const links = page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link');
  await links.last().focus();
  await expect(links.last()).toBeInViewport({ ratio: 0.95 });
  const shadow = await page.locator('.margin').evaluate((margin) => getComputedStyle(margin).backgroundImage);
  expect(shadow).toContain('gradient');
});
