/** Tables are read as a whole; pages.spec.ts tells them apart by their names. */
import { expect } from '@playwright/test';
import { longestLine, openTool } from './support/figureTools';
import { test } from './support/onePage';
import { dataOf, pageOf } from './support/site';

test('a long table that was unfolded is not cut, on a phone either', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(longestLine());
  await openTool(page, 'Tabelle');
  const area = page.getByRole('group', { name: /^Daten zu «/ }).first();
  await expect(area.getByRole('row')).toHaveCount(dataOf(longestLine()).length);
  expect(await area.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

test('the head of a long table stays in view, below the header of the site when that shows', async ({ page }) => {
  await page.goto(longestLine());
  await openTool(page, 'Tabelle');
  const area = page.getByRole('group', { name: /^Daten zu «/ }).first();
  const head = area.getByRole('columnheader').first();
  const topOfHead = (): Promise<number> =>
    head.evaluate((cell) => Math.round(cell.getBoundingClientRect().top - (cell.closest('table')?.offsetTop ?? 0)));
  await area
    .getByRole('row')
    .nth(60)
    .evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await expect.poll(topOfHead).toBe(0);
  await page.mouse.wheel(0, -60);
  const { height = 0 } = (await page.locator('[data-site-header]').boundingBox()) ?? {};
  await expect.poll(topOfHead).toBe(Math.round(height) - 1);
});

/** The distances that WCAG 1.4.12 names. */
const wideText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

test('what is said of an area needs no scrolling sideways on a narrow phone, and stays a table', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(pageOf('area'));
  const frames = page.locator('[data-table-frame]');
  const tooWide = async (): Promise<readonly number[]> =>
    frames.evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  const none = Array.from({ length: await frames.count() }, () => 0);
  expect(none.length).toBeGreaterThan(0);
  expect(await tooWide()).toEqual(none);
  const row = page.getByRole('table').first().getByRole('row').nth(1);
  const name = await row.getByRole('rowheader').boundingBox();
  const value = await row.getByRole('cell').boundingBox();
  expect(value?.y).toBeGreaterThanOrEqual((name?.y ?? Infinity) + (name?.height ?? 0) - 1);
  await expect(page.getByRole('table').first().getByRole('columnheader')).toHaveCount(2);
  await page.addStyleTag({ content: wideText });
  expect(await tooWide()).toEqual(none);
});
