import type { Page } from '@playwright/test';

/**
 * Words of a page that are divided without a hyphen although a line has room for them, as `word (128 px of 288)`.
 * Hyphens that the browser sets are switched off, so that every division counts; addresses may be divided anywhere.
 */
export async function brokenWords(page: Page): Promise<readonly string[]> {
  await page.addStyleTag({ content: '* { hyphens: manual !important; }' });
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    const blockOf = (element: Element): Element => {
      const parent = element.parentElement;
      return getComputedStyle(element).display.startsWith('inline') && parent !== null ? blockOf(parent) : element;
    };
    const check = (node: Node, element: Element, word: string, start: number): void => {
      range.setStart(node, start);
      range.setEnd(node, start + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      const width = Math.round(boxes.reduce((sum, box) => sum + box.width, 0));
      const lines = new Set(boxes.map(({ top }) => Math.round(top))).size;
      const room = blockOf(element).clientWidth;
      // Nine rem: what fits into the narrowest column of a table fits anywhere.
      if (lines > 1 && (width < room || width < 144)) found.push(`${word} (${width} px of ${room})`);
    };
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const isShown = element?.checkVisibility({ visibilityProperty: true }) === true;
      if (element === null || !isShown || element.closest('script, style, svg, .visually-hidden') !== null) continue;
      for (const { 0: token, index } of (node.textContent ?? '').matchAll(/[^ \t\n]+/g)) {
        if (/[@/=]|\.\w/.test(token)) continue;
        for (const part of token.matchAll(/[^-–]+/g)) check(node, element, part[0], index + part.index);
      }
    }
    return found;
  });
}
