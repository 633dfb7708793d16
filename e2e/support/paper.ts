import type { Page } from '@playwright/test';

/** What looks as if it could be pressed: heads that sort and names that switch look like text. */
export async function controlsOnPaper(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button:not(th > button, [data-switch] > button), input, select, a, [data-tools]',
      ),
    ]
      .filter((control) => control.checkVisibility())
      .filter((control) => !control.matches('a') || getComputedStyle(control).borderInlineStartWidth !== '0px')
      .map((control) => control.outerHTML.slice(0, 160)),
  );
}
