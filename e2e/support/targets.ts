/** What can be pressed is as large as a finger needs it: 24 by 24 pixels (WCAG 2.5.8). */
import type { Page } from '@playwright/test';

/** Opening tags of what is lower than 24 px, and misses a finger that comes down 12 px beside its middle. */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const selector = 'a[href], button, summary, select, input:not([type="hidden"])';
    const isHit = (target: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      const label = hit?.closest('label');
      return hit !== null && (target.contains(hit) || label?.control === target || label?.contains(target) === true);
    };
    const reach = 11.5;
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((target) => {
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const [box] = target.getClientRects();
      if (box === undefined || getComputedStyle(target).clipPath !== 'none') return [];
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const around =
        [x - reach, x + reach].every((side) => isHit(target, side, y)) &&
        [y - reach, y + reach].every((side) => isHit(target, x, side));
      // Words are as wide as they are; lines of text lie close, so the finger may come down on the next one.
      const isLarge = box.height >= 24 || around;
      return isLarge ? [] : [target.outerHTML.slice(0, 160)];
    });
  });
}
