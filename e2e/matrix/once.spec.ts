/** Pages say each thing once. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from '../support/onePage';
import { pagesOfEachKindAndLanguage } from '../support/site';

/**
 * Pictures by their content, whatever their size; links to indicators and to people. What editors write in their texts
 * is theirs, and the answers of a quiz are shown if no script runs.
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
