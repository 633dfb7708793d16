import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { nextFocus, numberControls } from './support/keyboard';
import { test } from './support/onePage';
import { pageOfEachKind } from './support/site';

/** Walks through the whole page; says what was not reached, and what was not seen. */
async function walk(page: Page): Promise<{ unreached: readonly string[]; faults: readonly string[] }> {
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

async function expectWholeWalk(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const { unreached, faults } = await walk(page);
  expect(faults).toEqual([]);
  expect(unreached).toEqual([]);
}

for (const [kind, address] of Object.entries(pageOfEachKind)) {
  test(`${kind}: the Tab key reaches every function, and the focus is always seen`, async ({ page }) => {
    test.slow();
    await expectWholeWalk(page, address);
  });
}

// Here the menu is folded, tables run wide, and the list of contents is a line.
for (const [kind, address] of Object.entries(pageOfEachKind)) {
  if (!['home', 'article', 'indicator', 'search'].includes(kind)) continue;

  test(`${kind} on a phone: the Tab key reaches every function, and the focus is always seen`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectWholeWalk(page, address);
  });
}

test('the walk notices a focus without outline, one under the header, and a function out of reach', async ({
  page,
}) => {
  await page.goto('/themen');
  await page.evaluate(() => {
    const cover = document.createElement('div');
    Object.assign(cover.style, { position: 'fixed', inset: '0 0 auto', blockSize: '50px', zIndex: '9' });
    const [bare, hidden, removed] = ['bare', 'hidden', 'removed'].map((name) => {
      const button = document.createElement('button');
      button.textContent = name;
      return button;
    });
    bare?.style.setProperty('outline', 'none', 'important');
    Object.assign(hidden?.style ?? {}, { position: 'fixed', insetBlockStart: '10px' });
    removed?.setAttribute('tabindex', '-1');
    document.body.style.paddingBlockStart = '100px';
    document.body.replaceChildren(...[bare, hidden, removed].filter((element) => element !== undefined), cover);
  });
  const { unreached, faults } = await walk(page);
  expect(faults).toEqual([
    expect.stringContaining('bare</button> has no outline'),
    expect.stringContaining('hidden</button> is under'),
  ]);
  expect(unreached).toEqual([expect.stringContaining('removed')]);
});
