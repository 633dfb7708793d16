/** Pages say each thing once, and are short enough for a phone. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { pagesOfEachKindAndLanguage } from '../support/site';

/** Pixels at 390: about nine screens for a theme, seven for the home page. An article is measured without its figures. */
const longest = [
  { name: 'the home page', address: '/', limit: 6000, without: null },
  { name: 'the page of a theme', address: '/thema/bevoelkerung', limit: 8000, without: null },
  { name: 'an article', address: '/artikel/leerstand-2026', limit: 8000, without: '[data-block="indicator"]' },
] as const;

async function height(page: Page, without: string | null): Promise<number> {
  return page.evaluate((selector) => {
    const figures = selector === null ? [] : [...document.querySelectorAll(selector)];
    const heights = figures.map((figure) => figure.getBoundingClientRect().height);
    return heights.reduce((rest, own) => rest - own, document.documentElement.scrollHeight);
  }, without);
}

for (const { name, address, limit, without } of longest) {
  test(`${name} is not longer than a phone can bear`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    expect(await height(page, without)).toBeLessThanOrEqual(limit);
  });
}

/**
 * Pictures by their content, whatever their size; links to indicators and to people. What editors write in their texts
 * is theirs, and the answers of a quiz are shown where no script runs.
 */
async function namesInMain(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    for (const folded of document.querySelectorAll('main details')) folded.setAttribute('open', '');
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].map(
      ({ src }) => /\/media\/[0-9a-f]{16}/.exec(src)?.[0] ?? src,
    );
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
      .filter((link) => link.checkVisibility() && link.closest('[class*="_prose"]') === null)
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => /^(?:\/(?:ls|fr|it|en))?\/indikatorenportal\/\d+$|^tel:|^mailto:(?!\?)/.test(href));
    return [...pictures, ...links];
  });
}

for (const { kind, locale, address } of pagesOfEachKindAndLanguage) {
  test(`${kind} in ${locale} shows no picture, indicator or contact twice`, async ({ page }) => {
    await page.goto(address);
    const names = await namesInMain(page);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
}
