/** Pages say each thing once. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from '../support/onePage';
import { pagesOfEachKindAndLanguage } from '../support/site';

/**
 * Pictures by their content, whatever their size; links to indicators and to people. What editors write in their texts
 * is theirs, and the answers of a quiz are shown if no script runs.
 */
async function namesTwice(page: Page, within: string): Promise<readonly string[]> {
  return page.locator(within).evaluateAll((parts) =>
    parts.flatMap((part) => {
      for (const folded of part.querySelectorAll('details')) folded.setAttribute('open', '');
      const pictures = [...part.querySelectorAll('img')].map(
        ({ src }) => /\/media\/[0-9a-f]{16}/.exec(src)?.[0] ?? src,
      );
      const links = [...part.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter((link) => link.checkVisibility() && link.closest('.prose') === null)
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => /^(?:\/(?:ls|fr|it|en))?\/indikatorenportal\/\d+$|^tel:|^mailto:(?!\?)/.test(href));
      const names = [...pictures, ...links];
      return names.filter((name, index) => names.indexOf(name) !== index);
    }),
  );
}

/** Where each thing is said once. The portal lists an indicator under each of its themes, the calendar at each of its dates. */
const partOf: Readonly<Record<string, string>> = { 'indicator-portal': 'main section', calendar: 'main li' };

for (const { kind, locale, address } of pagesOfEachKindAndLanguage) {
  test(`${kind} in ${locale} shows no picture, indicator or contact twice`, async ({ page }) => {
    await page.goto(address);
    expect(await namesTwice(page, partOf[kind] ?? 'main')).toEqual([]);
  });
}
