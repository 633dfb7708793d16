/** A way through the site on a phone, counted as visitors feel it: how often they tap, how far they scroll. */
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

export const phone = { width: 390, height: 844 };

export interface Trip {
  /** Scrolls no farther than it takes to see all of it. */
  readonly see: (target: Locator) => Promise<void>;
  readonly tap: (target: Locator) => Promise<void>;
  readonly taps: () => number;
  /** All that was scrolled on all pages, in heights of the window. */
  readonly screens: () => number;
}

/** What lies above the window, or reaches below it, in px. */
async function hiddenPart(target: Locator): Promise<number> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${String(target)} is not shown.`);
  return box.y < 0 ? box.y : Math.max(0, box.y + box.height - phone.height);
}

export function startTrip(page: Page): Trip {
  let [taps, scrolled] = [0, 0];
  const see = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible();
    const part = await hiddenPart(target);
    scrolled += Math.abs(part);
    await page.evaluate((distance) => window.scrollBy({ top: distance, behavior: 'instant' }), part);
    await expect(target).toBeInViewport({ ratio: 0.95 });
  };
  return {
    see,
    tap: async (target) => {
      await see(target);
      await target.click();
      taps += 1;
    },
    taps: () => taps,
    screens: () => scrolled / phone.height,
  };
}
