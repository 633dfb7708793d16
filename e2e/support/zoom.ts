/** WCAG 2.2: 1.4.10 reflow, 1.4.4 and 1.4.12 text size and spacing, 1.4.13 and 2.4.11 nothing hidden at 400 %. */
import type { Page } from '@playwright/test';

/** A window of 1280 × 1024 pixels at 400 %. */
export const zoomed = { width: 320, height: 256 };

/** The distances that WCAG 1.4.12 names. */
export const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Parts of the page whose text is cut off, and how far the page is too wide. What is hidden on purpose has no size. */
export async function losses(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const overflow = root.scrollWidth - root.clientWidth;
    const tooWide = overflow > 0 ? [`the page is ${overflow} px too wide`] : [];
    const cut = [...document.querySelectorAll<HTMLElement>('body, body *')].filter((element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const hides = (value: string): boolean => value === 'hidden' || value === 'clip';
      if (element.textContent.trim() === '' || clipPath !== 'none' || element.clientWidth <= 1) return false;
      if (!element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) return false;
      const isTooWide = hides(overflowX) && element.scrollWidth > element.clientWidth + 1;
      return isTooWide || (hides(overflowY) && element.scrollHeight > element.clientHeight + 1);
    });
    return [...tooWide, ...cut.map(({ outerHTML }) => `cut: ${outerHTML.slice(0, 160)}`)];
  });
}

/**
 * How much of the window stays covered while reading: headers and bars that do not scroll away. What sticks below the
 * window, as the footer of a short page does, covers nothing.
 */
export async function coveredHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    const covers = [...document.querySelectorAll('body *')].filter((element) => {
      const style = getComputedStyle(element);
      const { width, top, bottom } = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const stays = style.position === 'sticky' && parseFloat(style.insetBlockStart) < innerHeight;
      return (
        isShown && (style.position === 'fixed' || stays) && width > innerWidth / 2 && bottom > 0 && top < innerHeight
      );
    });
    return Math.max(0, ...covers.map((element) => element.getBoundingClientRect().height));
  });
}
