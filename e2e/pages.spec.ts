/** What holds for every kind of page: a new route is among them by itself. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { violationsInAllSchemes } from './support/accessibility';
import { layoutShift, unseenShift } from './support/layoutShift';
import { watchForeign, watchMissing, watchPolicy } from './support/policy';
import { changedOnPhone, missingKinds, pageOfEachKind, pageWith } from './support/site';
import { expectWholeWalk, walk } from './support/walk';
import { smallTargets } from './support/targets';

/** Pictures that are not shown, or have no size or no description. */
async function pictureFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const faults = [...document.images].map(async (image) => {
      image.loading = 'eager';
      const isShown = await image.decode().then(
        () => true,
        () => false,
      );
      const isSized = ['width', 'height'].every((name) => /^\d+$/.test(image.getAttribute(name) ?? ''));
      return isShown && isSized && image.hasAttribute('alt') ? [] : [image.outerHTML];
    });
    return (await Promise.all(faults)).flat();
  });
}

/** How many pixels the page is wider than the window, at each width. */
async function overflows(page: Page, widths: readonly number[]): Promise<readonly number[]> {
  const found: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found.push(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth));
  }
  return found;
}

/** How many pixels of a high window are left below the footer; none where other sites show a page without one. */
async function leftBelowFooter(page: Page): Promise<number> {
  await page.setViewportSize({ width: 1280, height: 4000 });
  return page.evaluate(() => {
    const footer = document.querySelector('body > footer');
    // What the notices cover is below it.
    const covered = Number.parseFloat(getComputedStyle(document.body).paddingBottom);
    return footer === null ? 0 : Math.max(0, window.innerHeight - footer.getBoundingClientRect().bottom - covered);
  });
}

/** Names of tables that several tables have. */
async function tablesNamedTwice(page: Page): Promise<readonly (string | null)[]> {
  const names = await page
    .locator('[role="group"]:has(> table)')
    .evaluateAll((areas) => areas.map((area) => area.getAttribute('aria-label')));
  return names.filter((name, index) => names.indexOf(name) !== index);
}

for (const [kind, address] of Object.entries(pageOfEachKind)) {
  test(`${kind} opens without a fault, for everybody, at every width`, async ({ page }) => {
    test.slow();
    const [foreign, missing] = [watchForeign(page), watchMissing(page)];
    const violations = await watchPolicy(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    expect.soft(await layoutShift(page), 'what moves on a wide screen').toBeLessThan(unseenShift);
    expect.soft(await pictureFaults(page), 'pictures').toEqual([]);
    expect.soft(await tablesNamedTwice(page), 'tables with one name').toEqual([]);
    await expectWholeWalk(page);
    expect.soft(await violationsInAllSchemes(page), 'accessibility').toEqual([]);
    await page.emulateMedia({ colorScheme: null, forcedColors: null });
    expect.soft(await smallTargets(page), 'too small for a finger').toEqual([]);
    expect.soft(await overflows(page, [320, 768, 2560]), 'wider than the window').toEqual([0, 0, 0]);
    expect.soft(await leftBelowFooter(page), 'below the footer').toBeLessThan(1);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address, { waitUntil: 'networkidle' });
    expect.soft(await layoutShift(page), 'what moves on a phone').toBeLessThan(unseenShift);
    if (changedOnPhone.includes(kind)) await expectWholeWalk(page);
    expect.soft(await smallTargets(page), 'too small for a finger on a phone').toEqual([]);
    expect.soft(violations, 'policy').toEqual([]);
    expect.soft(foreign, 'asked of other hosts').toEqual([]);
    expect.soft(missing, 'asked for and not there').toEqual([]);
  });
}

test('the site has a page of each kind', () => {
  test.skip(missingKinds.length > 0, `the site has no ${missingKinds.join(', ')}`);
});

test('the checks find faults, also those of dark colours alone, pictures, targets, widths, and what moves', async ({
  page,
}) => {
  await page.goto(pageWith('page with two pictures', /<img .*<img /s, 'article'), { waitUntil: 'networkidle' });
  expect(await pictureFaults(page)).toEqual([]);
  await page.evaluate(() => {
    const [first, second] = [...document.images];
    first?.setAttribute('src', '/gibt-es-nicht.png');
    first?.removeAttribute('alt');
    second?.removeAttribute('width');
    const [text, box] = ['Grau auf Grau', 'Spät'].map((words) => {
      const paragraph = document.createElement('p');
      paragraph.textContent = words;
      return paragraph;
    });
    text?.style.setProperty('color', 'light-dark(#000, #333)');
    box?.style.setProperty('block-size', '200px');
    const link = document.createElement('a');
    link.href = '/klein';
    Object.assign(link.style, { display: 'block', blockSize: '8px', inlineSize: '8px' });
    document.querySelector('main')?.append(text ?? '', link);
    document.querySelector('main')?.prepend(box ?? '');
  });
  expect(await layoutShift(page)).toBeGreaterThan(unseenShift);
  expect(await pictureFaults(page)).toHaveLength(2);
  expect(await smallTargets(page)).toEqual([expect.stringContaining('/klein')]);
  const violations = await violationsInAllSchemes(page);
  expect(violations).toContainEqual(expect.stringMatching(/^light: image-alt/));
  expect(violations).toContainEqual(expect.stringMatching(/^dark: color-contrast/));
  expect(violations).not.toContainEqual(expect.stringMatching(/^light: color/));
  await page.locator('h1').evaluate((title) => title.style.setProperty('inline-size', '1000px'));
  expect(await overflows(page, [320])).not.toEqual([0]);
});

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
