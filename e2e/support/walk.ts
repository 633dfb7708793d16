/** A walk through a whole page with the Tab key. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { nextFocus, numberControls } from './keyboard';

/** Walks through the whole page; says what was not reached, and what was not seen. */
export async function walk(page: Page): Promise<{ unreached: readonly string[]; faults: readonly string[] }> {
  const controls = await numberControls(page);
  const reached = new Set<number>();
  const faults: string[] = [];
  let first: number | undefined;
  // Each control once, and the way out of the page.
  for (let presses = 0; presses <= controls.length; presses += 1) {
    const step = await nextFocus(page);
    if (step.control === null) break;
    // From the last control, the browser may go to the first one again instead of leaving the page.
    if (step.control === first) break;
    first ??= step.control;
    reached.add(step.control);
    faults.push(...step.faults.map((fault) => `${step.name} ${fault}`));
  }
  return { unreached: controls.filter((_, index) => !reached.has(index)), faults };
}

/** The Tab key reaches every function, and the focus is always seen. */
export async function expectWholeWalk(page: Page): Promise<void> {
  const { unreached, faults } = await walk(page);
  expect.soft(faults, 'focus that is not seen').toEqual([]);
  expect.soft(unreached, 'out of reach of the Tab key').toEqual([]);
}
