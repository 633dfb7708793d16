/** Series are told apart where the page has no colours of its own: in forced colours, and on paper in black and white. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { chosen, giveData, panelOf } from './support/ownSelection';
import { pageWith } from './support/site';

/** Six series as lines, as parts upon each other, and as areas. */
async function openAs(page: Page, choice: string): Promise<Locator> {
  await page.emulateMedia({ forcedColors: 'active' });
  await giveData(page);
  await page.goto(chosen(choice));
  const chart = panelOf(page).getByRole('application');
  await expect(chart).toBeVisible();
  return chart;
}

/** A property of the widest shape of each series. */
async function styleOf(chart: Locator, name: 'stroke-dasharray' | 'fill' | 'stroke'): Promise<readonly string[]> {
  return chart.evaluate((sheet, property) => {
    const series = new Map<string, string>();
    for (const group of sheet.querySelectorAll<SVGElement>('[data-series]')) {
      const path = group.querySelector(':scope > path');
      const key = group.dataset['series'] ?? '';
      if (path !== null && !series.has(key)) series.set(key, getComputedStyle(path).getPropertyValue(property));
    }
    return [...series.values()];
  }, name);
}

function differing(styles: readonly string[]): number {
  return new Set(styles).size;
}

test('lines differ by their dashes and the shapes of their marks', async ({ page }) => {
  const chart = await openAs(page, 'werte=index');
  const dashes = await styleOf(chart, 'stroke-dasharray');
  expect(dashes).toHaveLength(6);
  expect(differing(dashes)).toBe(6);
  const marks = await panelOf(page)
    .locator('[data-switch] svg svg path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  expect(new Set(marks).size).toBe(6);
});

test('parts upon each other differ by their texture', async ({ page }) => {
  const textures = await styleOf(await openAs(page, 'form=gestapelt'), 'stroke-dasharray');
  expect(textures).toHaveLength(6);
  expect(differing(textures)).toBe(6);
});

test('areas upon each other differ from their neighbours, with paper between them', async ({ page }) => {
  const chart = await openAs(page, 'form=flaeche');
  const fills = await styleOf(chart, 'fill');
  expect(fills).toHaveLength(6);
  expect(fills.slice(1).filter((fill, index) => fill === fills[index])).toEqual([]);
  const edges = await styleOf(chart, 'stroke');
  expect(differing(edges)).toBe(1);
  expect(fills).not.toContain(edges[0]);
});

test('tiles of a map are pale under their names', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(pageWith('map of tiles', /aria-label="[^"]*Kachelkarte/, 'indicator'));
  const tile = page.locator('.charts-tiles .charts-tone5').first();
  await expect(tile).toHaveCSS('stroke-opacity', '0.45');
  await expect(tile.locator('xpath=following-sibling::*[1]')).toHaveCSS('fill', 'rgb(0, 0, 0)');
});
