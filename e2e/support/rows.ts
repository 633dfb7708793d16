/** What stands side by side stands on one line, and what is of one kind has one size. */
import type { Page } from '@playwright/test';

/** Neighbours of one size in one row whose first lines are a little apart: by more than this it is another line. */
const nearby = 8;

/** Names both texts, and how far one is below the other. */
function slantedRows(page: Page): Promise<readonly string[]> {
  return page.evaluate((most) => {
    interface Line {
      readonly text: string;
      readonly bottom: number;
      readonly size: string;
      readonly box: DOMRect;
    }
    const firstLine = (element: Element): readonly Line[] => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        const text = node.textContent?.trim() ?? '';
        const parent = node.parentElement;
        if (text === '' || !parent?.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const [first] = range.getClientRects();
        const { clipPath, fontSize: size } = getComputedStyle(parent);
        if (first === undefined || first.width === 0 || clipPath !== 'none') continue;
        return [{ text, bottom: first.bottom, size, box: element.getBoundingClientRect() }];
      }
      return [];
    };
    const isOneRow = (left: Line, right: Line): boolean =>
      right.box.left >= left.box.right - 1 && right.box.top < left.box.bottom && left.box.top < right.box.bottom;
    return [...document.querySelectorAll('main :is(dl, dl > div, ul, ol, p)')].flatMap((row) => {
      const lines = [...row.children].flatMap(firstLine);
      return lines.slice(1).flatMap((line, index) => {
        const before = lines[index] ?? line;
        const apart = Math.abs(line.bottom - before.bottom);
        const isSlanted = isOneRow(before, line) && before.size === line.size && apart > 1 && apart <= most;
        return isSlanted ? [`«${before.text}» and «${line.text}»: ${apart.toFixed(1)} px`] : [];
      });
    });
  }, nearby);
}

/** A strong rule that closes a part, and one that opens the next, with nothing between them. */
function doubledRules(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const nearby = 48;
    const isStrong = (width: string, style: string): boolean => style === 'solid' && parseFloat(width) >= 2;
    const all = [...document.querySelectorAll('main *')].filter((element) => element.checkVisibility());
    const closing = all.filter((element) => {
      const { borderBottomWidth, borderBottomStyle } = getComputedStyle(element);
      return isStrong(borderBottomWidth, borderBottomStyle) && element.closest('table, a, label, form') === null;
    });
    const opening = all.filter((element) => {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
      return isStrong(borderTopWidth, borderTopStyle) && element.closest('table, a, label, form') === null;
    });
    return closing.flatMap((first) =>
      opening.flatMap((second) => {
        const [above, below] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
        const apart = below.top - above.bottom;
        const isBelow = below.left < above.right && above.left < below.right && apart > 0 && apart <= nearby;
        return isBelow && !first.contains(second) ? [`${apart} px before «${second.textContent.slice(0, 40)}»`] : [];
      }),
    );
  });
}

/** Lists whose titles are not of one size. */
function unevenLists(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main ul')].flatMap((list) => {
      const titles = [...list.children].flatMap((item) => item.querySelector('a') ?? []);
      const sizes = new Set(titles.map((title) => getComputedStyle(title).fontSize));
      return sizes.size > 1
        ? [`${[...sizes].join(' and ')}: ${titles.map(({ textContent }) => textContent).join(', ')}`]
        : [];
    }),
  );
}

/** All of these on the page as wide as it is now. */
export async function crookedParts(page: Page): Promise<readonly string[]> {
  return [...(await slantedRows(page)), ...(await doubledRules(page)), ...(await unevenLists(page))];
}
