/** A walk through a whole page with the Tab key. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { focusFaults, focusSteps, numberControls } from './keyboard';

/** Walks through the whole page; says what was not reached, and what was not seen. */
export async function walk(page: Page): Promise<{ unreached: readonly string[]; faults: readonly string[] }> {
  const controls = await numberControls(page);
  // Each control once, and the way out of the page; from the last one, the browser may go to the first one again instead.
  const steps = await focusSteps(page, controls.length + 1);
  const end = steps.findIndex(({ control }, index) => control === null || (index > 0 && control === steps[0]?.control));
  const walked = end === -1 ? steps : steps.slice(0, end);
  const reached = new Set(walked.map(({ control }) => control));
  return { unreached: controls.filter((_, index) => !reached.has(index)), faults: focusFaults(walked) };
}

/** The Tab key reaches every function, and the focus is always seen. */
export async function expectWholeWalk(page: Page): Promise<void> {
  const { unreached, faults } = await walk(page);
  expect.soft(faults, 'focus that is not seen').toEqual([]);
  expect.soft(unreached, 'out of reach of the Tab key').toEqual([]);
}
