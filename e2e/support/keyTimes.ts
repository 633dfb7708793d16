import type { CDPSession, Locator, Page } from '@playwright/test';
import { z } from 'zod';

/** Half of the values are smaller. */
export function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Milliseconds from a letter to its results. */
export interface KeyTime {
  /** In the document. */
  readonly inPage: number;
  /** In sight. */
  readonly painted: number;
}

/** Notes, in the page itself, when a letter was typed and when the frame with its results has been painted. */
async function watchResults(page: Page, selector: string): Promise<void> {
  await page.evaluate((results) => {
    const isInResults = (node: Node): boolean => {
      const element = node instanceof Element ? node : node.parentElement;
      return element !== null && (element.closest(results) ?? element.querySelector(results)) !== null;
    };
    let pressed = 0;
    document.addEventListener('input', () => (pressed = performance.now()), { capture: true });
    const observer = new MutationObserver((records) => {
      const changed = records.flatMap(({ target, addedNodes, type }) =>
        type === 'childList' ? [...addedNodes] : [target],
      );
      if (pressed === 0 || !changed.some(isInResults)) return;
      const start = pressed;
      const inPage = performance.now() - start;
      pressed = 0;
      // A frame is painted after its callbacks, before the next task.
      requestAnimationFrame(() =>
        setTimeout(() => {
          const painted = performance.now() - start;
          performance.mark('results', { detail: { inPage, painted } });
        }),
      );
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  }, selector);
}

const detailSchema = z.object({ inPage: z.number(), painted: z.number() });

/** The times so far. */
async function timesIn(page: Page): Promise<readonly KeyTime[]> {
  const details = await page.evaluate(() =>
    performance.getEntriesByName('results').map((entry): unknown => ('detail' in entry ? entry.detail : null)),
  );
  return z.array(detailSchema).parse(details);
}

/** Longer than any answer takes: letters whose results look like those before have no time. */
const pause = 700;

/** Where is typed, and the selector of what changes then. */
interface Typed {
  readonly field: Locator;
  readonly results: string;
}

/**
 * Types the searches key by key on a processor four times as slow.
 */
export async function keyTimes(
  page: Page,
  searches: readonly string[],
  { field, results }: Typed,
): Promise<readonly KeyTime[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  // What a test answers itself goes through the test runner, and all other requests with it, which takes its own time.
  await page.unrouteAll();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await watchResults(page, results);
  for (const words of searches) {
    await field.fill('');
    await field.pressSequentially(words, { delay: pause });
    await page.waitForTimeout(pause);
  }
  return timesIn(page);
}
