/** Pages say each thing once. */
import type { Page } from '@playwright/test';

/** Where each thing is said once. The portal lists an indicator under each of its themes, the calendar at each of its dates. */
const partOf: Readonly<Record<string, string>> = { 'indicator-portal': 'main section', calendar: 'main li' };

/**
 * Pictures by their content, whatever their size; links to indicators and to people. What editors write in their texts
 * is theirs, and the answers of a quiz are shown if no script runs.
 */
export async function namesTwice(page: Page, kind: string): Promise<readonly string[]> {
  return page.locator(partOf[kind] ?? 'main').evaluateAll((parts) =>
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
