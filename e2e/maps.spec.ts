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

test('the keyboard chooses the time: map, list, name and what is asked follow', async ({ page }) => {
  await page.goto(address);
  const [newest, list] = [await looks(page), await highest(page).textContent()];
  await slider(page).focus();
  await page.keyboard.press('Home');
  const name = (await slider(page).getAttribute('aria-valuetext')) ?? '';
  await expect(page.locator('[data-shown]').first()).toHaveText(name);
  await expect(captions(page)).toHaveText(name);
  await expect(captions(page)).toBeHidden();
  await expect(highest(page)).not.toHaveText(list ?? '');
  expect(await looks(page)).not.toEqual(newest);
  await page.getByRole('application').first().focus();
  await page.keyboard.press('Home');
  await expect(page.locator('[data-tooltip]:visible')).toContainText(name);
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

for (const [width, place] of [
  [1280, 'beside'],
  [320, 'below'],
] as const) {
  test(`at ${width} px another time stands ${place} the map, and both values are told`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await page.getByRole('combobox', { name: 'Vergleichen mit' }).first().selectOption({ index: 1 });
    await expect(captions(page).filter({ visible: true })).toHaveCount(2);
    const [own, other] = await Promise.all([0, 1].map((plot) => page.locator(`[data-plot="${plot}"]`).boundingBox()));
    const isBeside = other?.y === own?.y && (other?.x ?? 0) >= (own?.x ?? 0) + (own?.width ?? 0);
    expect(isBeside).toBe(place === 'beside');
    expect((other?.x ?? 0) + (other?.width ?? 0)).toBeLessThanOrEqual(width);
    await page.locator('[data-plot="1"] text').first().hover();
    for (const name of await captions(page).allTextContents())
      await expect(page.locator('[data-tooltip]:visible')).toContainText(name);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

test('the code and the data of other times ask no other server, and come when they are wanted', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(address, { waitUntil: 'networkidle' });
  const code = (): readonly string[] => requested.filter((url) => url.includes('/mapPeriods-'));
  expect(code()).toEqual([]);
  await slider(page).press('Home');
  await expect.poll(code).toHaveLength(1);
  const hosts = new Set(requested.map((url) => new URL(url).host));
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('a saved picture has both maps, with their times', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('combobox', { name: 'Vergleichen mit' }).first().selectOption({ index: 1 });
  await expect(captions(page)).toHaveCount(2);
  const names = await captions(page).allTextContents();
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

test('paper has the map that was chosen, with its time, and nothing to press', async ({ page }) => {
  await page.goto(address);
  const newest = (await captions(page).textContent()) ?? '';
  await slider(page).press('Home');
  await expect(captions(page)).not.toHaveText(newest);
  await page.emulateMedia({ media: 'print' });
  await expect(captions(page)).toBeVisible();
  await expect(slider(page)).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Vergleichen mit' })).toBeHidden();
});
