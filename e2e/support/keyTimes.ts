import type { CDPSession, Page } from '@playwright/test';

/** Half of the values are smaller. */
export function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Notes, in the page itself, when a letter was typed and when the frame with its results has been painted. */
async function watchResults(page: Page): Promise<void> {
  await page.evaluate(() => {
    const results = 'section[aria-labelledby="search-results"]';
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
      pressed = 0;
      // A frame is painted after its callbacks, before the next task.
      requestAnimationFrame(() =>
        setTimeout(() => performance.mark('results', { detail: performance.now() - start })),
      );
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** The times so far, in milliseconds. */
function timesIn(page: Page): Promise<readonly number[]> {
  return page.evaluate(() =>
    performance.getEntriesByName('results').map((entry) => Number('detail' in entry ? entry.detail : Number.NaN)),
  );
}

/** Longer than any answer takes: letters whose results look like those before have no time. */
const pause = 700;

/**
 * Types the searches letter by letter on a processor four times as slow. Returns the times from a letter until its results
 * are painted, in milliseconds.
 */
export async function keyTimes(page: Page, searches: readonly string[]): Promise<readonly number[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  // What a test answers itself goes through the test runner, and all other requests with it, which takes its own time.
  await page.unrouteAll();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await watchResults(page);
  const field = page.getByRole('combobox', { name: 'Suchwörter' });
  for (const words of searches) {
    await field.fill('');
    await field.pressSequentially(words, { delay: pause });
    await page.waitForTimeout(pause);
  }
  return timesIn(page);
}
