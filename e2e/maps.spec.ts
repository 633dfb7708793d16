/** Maps of several points in time: each can be seen, played, and compared with another one. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations } from './support/accessibility';
import { openTool } from './support/figureTools';
import { saved, textOf } from './support/ownSelection';
import { pageWith } from './support/site';

const address = pageWith('map of several points in time', / data-periods="/, 'indicator');

function slider(page: Page): Locator {
  return page.getByRole('slider').first();
}

function captions(page: Page): Locator {
  return page.locator('[data-caption]');
}

/** The highest value, as the list beside the map says it. */
function highest(page: Page): Locator {
  return page.locator('.charts-ranks').first().getByRole('listitem').first();
}

/** What fills the areas of one of the maps. */
function looks(page: Page, plot = 0): Promise<readonly string[]> {
  return page
    .locator(`[data-plot="${plot}"]`)
    .first()
    .evaluate((map) => [...map.querySelectorAll('.charts-tile, .charts-area')].map((area) => area.classList.value));
}

test('the keyboard chooses the time: map, list, name, what is asked and paper follow, with code that comes when it is wanted', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const code = (): readonly string[] => requested.filter((url) => url.includes('/mapPeriods-'));
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(code()).toEqual([]);
  const [newest, list] = [await looks(page), await highest(page).textContent()];
  const now = (await slider(page).getAttribute('aria-valuetext')) ?? '';
  await slider(page).focus();
  await page.keyboard.press('Home');
  await expect(slider(page)).not.toHaveAttribute('aria-valuetext', now);
  const name = (await slider(page).getAttribute('aria-valuetext')) ?? '';
  await expect(page.locator('[data-shown]').first()).toHaveText(name);
  await expect(captions(page)).toHaveText(name);
  await expect(captions(page)).toBeHidden();
  await expect(highest(page)).not.toHaveText(list ?? '');
  expect(await looks(page)).not.toEqual(newest);
  expect(code()).toHaveLength(1);
  await page.getByRole('application').first().focus();
  await page.keyboard.press('Home');
  await expect(page.locator('[data-tooltip]:visible')).toContainText(name);
  await page.emulateMedia({ media: 'print' });
  await expect(captions(page)).toHaveText(name);
  await expect(slider(page)).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Vergleichen mit' })).toBeHidden();
  await page.emulateMedia({ media: null });
  await slider(page).focus();
  await page.keyboard.press('End');
  await expect(highest(page)).toHaveText(list ?? '');
  expect(await looks(page)).toEqual(newest);
});

test('the map plays from the beginning to the newest time, and is paused', async ({ page }) => {
  await page.goto(address);
  const newest = await slider(page).inputValue();
  await page.getByRole('button', { name: 'Abspielen' }).first().click();
  await expect(slider(page)).toHaveValue('0');
  await page.getByRole('button', { name: 'Anhalten' }).click();
  await expect(slider(page)).toHaveValue('0');
  await page.getByRole('button', { name: 'Abspielen' }).first().click();
  await expect(slider(page)).toHaveValue(newest);
  await expect(page.getByRole('button', { name: 'Abspielen' }).first()).toBeVisible();
});

test('nothing plays for those who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await expect(slider(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abspielen' })).toHaveCount(0);
});

test('another time stands beside the map, or below on a phone, both values are told, and a saved picture has both', async ({
  page,
}) => {
  await page.goto(address);
  await page.getByRole('combobox', { name: 'Vergleichen mit' }).first().selectOption({ index: 1 });
  await expect(captions(page)).toHaveCount(2);
  const names = await captions(page).allTextContents();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const [own, other] = await Promise.all([0, 1].map((plot) => page.locator(`[data-plot="${plot}"]`).boundingBox()));
    const isBeside = other?.y === own?.y && (other?.x ?? 0) >= (own?.x ?? 0) + (own?.width ?? 0);
    expect(isBeside).toBe(width === 1280);
    expect((other?.x ?? 0) + (other?.width ?? 0)).toBeLessThanOrEqual(width);
    await page.locator('[data-plot="1"] text').first().hover();
    for (const name of names) await expect(page.locator('[data-tooltip]:visible')).toContainText(name);
    expect(await accessibilityViolations(page, 'main figure')).toEqual([]);
  }
  await openTool(page, 'Mitnehmen');
  const code = await textOf(await saved(page, page.getByRole('button', { name: /^Bild als SVG/ }).first()));
  for (const name of names) expect(code).toContain(`>${name}</text>`);
  const [tile = ''] = await page.locator('[data-plot="0"] text').first().allTextContents();
  expect(code.split(`>${tile}</text>`)).toHaveLength(3);
});

test('without scripts the newest time is seen, and nothing waits to be pressed', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(address);
  await expect(captions(page)).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await context.close();
});
