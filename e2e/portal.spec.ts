/** The list of the indicator portal: narrowed, sorted, taken along, all of it in the address. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { accessibilityViolations } from './support/accessibility';
import { largestTheme, listed, removal, said, someArea, step, tiles, wordsField } from './support/portal';
import { needed } from './support/site';

const address = '/indikatorenportal';

/** The number in what is said of the list. */
async function countOf(page: Page): Promise<number> {
  return Number(/\d+/.exec((await said(page).textContent()) ?? '')?.[0]);
}

test('a choice narrows the list, is counted, stands in the address, and goes back', async ({ page }) => {
  const area = someArea();
  await page.goto(address);
  // The filters begin with the date, and their themes with the one that has most indicators.
  await expect(page.getByRole('region', { name: 'Filter' }).locator('label').first()).toHaveText('Aktualisiert seit');
  const theme = page.getByRole('group', { name: 'Thema', exact: true }).locator('label').first();
  await expect(theme).toHaveText(new RegExp(`\\D${largestTheme().count}$`));
  const choice = page.getByRole('group', { name: 'Räumliche Gliederung' }).locator('label', { hasText: area.label });
  await expect(choice.first()).toContainText(String(area.count));
  expect(await countOf(page)).toBe(listed.length);
  await choice.first().click();
  await expect(tiles(page)).toHaveCount(area.count);
  expect(await countOf(page)).toBe(area.count);
  await expect(page).toHaveURL((url) => url.searchParams.get('raeumlicheGliederung') === area.value);
  await page.reload();
  await expect(tiles(page)).toHaveCount(area.count);
  await removal(page, area).click();
  await expect(said(page)).toContainText(String(listed.length));
  await page.goBack();
  await expect(tiles(page)).toHaveCount(area.count);
});

test('words narrow the list while they are typed, and nothing is said to be nothing', async ({ page }) => {
  const { address: wanted, title } = needed('indicator', listed.at(-1));
  await page.goto(address);
  await wordsField(page).fill(title);
  await expect.poll(() => countOf(page)).toBeLessThan(listed.length);
  await expect(tiles(page).locator(`a[href="${wanted}"]`)).toBeVisible();
  await wordsField(page).fill('gibt es nicht');
  await expect(page.getByText('Kein Indikator passt zu dieser Auswahl.')).toBeVisible();
});

test('the list can be taken along as it is narrowed', async ({ page }) => {
  const theme = largestTheme();
  await page.goto(`${address}?thema=${theme.value}`);
  await removal(page, theme).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Diese Liste als CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  const inTheme = listed.filter(({ facets }) => facets.thema.includes(theme.value));
  expect(lines).toHaveLength(inTheme.length + 1);
  for (const indicator of inTheme) expect(lines.join('\n')).toContain(indicator.address);
});

test('the first are there at once, the others on demand', async ({ page }) => {
  test.skip(listed.length <= step, `the site has no more than ${step} indicators`);
  await page.goto(address);
  await expect(tiles(page)).toHaveCount(step);
  await page.getByRole('button', { name: /weitere zeigen/ }).click();
  await expect(tiles(page)).toHaveCount(Math.min(2 * step, listed.length));
  // The button may be gone: reading goes on at the first that is new.
  await expect(tiles(page).nth(step).getByRole('link')).toBeFocused();
});

test('each view fits on a narrow phone and has no faults', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const view of ['tabelle', 'liste']) {
    await page.goto(`${address}?ansicht=${view}`);
    await page.locator('summary', { hasText: /^Filter/ }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), view).toBe(320);
    expect(await accessibilityViolations(page, '[data-island="Portal"]'), view).toEqual([]);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the complete list by theme leads to every indicator', async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('[data-island="Portal"] input')).toHaveCount(1);
    await expect(page.locator('[data-island="Portal"] input')).toBeHidden();
    const links = page.locator('.without-scripts a[href^="/indikatorenportal/"]');
    expect(await links.count()).toBeGreaterThanOrEqual(listed.length);
    await expect(links.first()).toBeVisible();
  });
});
