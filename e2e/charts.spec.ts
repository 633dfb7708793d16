/** Charts tell their values to who asks: by pointer, finger and keyboard. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations } from './support/accessibility';
import { longestLine } from './support/figureTools';
import { dataOf, htmlOf, needed, pagesWith, pageWith } from './support/site';
import { linkTo, markDocument } from './support/ways';

function drawing(page: Page): Locator {
  return page.getByRole('application').first();
}

function tooltip(page: Page): Locator {
  return page.locator('[data-tooltip]:visible');
}

async function open(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  const chart = drawing(page);
  await expect(chart).toBeVisible();
  await chart.scrollIntoViewIfNeeded();
  return chart;
}

test('the pointer shows the nearest value; the box can be entered and taken away with Escape', async ({ page }) => {
  const chart = await open(page, longestLine());
  await chart.hover({ position: { x: 60, y: 80 } });
  await expect(tooltip(page)).toHaveCount(1);
  const first = await tooltip(page).textContent();
  await chart.hover({ position: { x: 200, y: 80 } });
  await expect(tooltip(page)).not.toHaveText(first ?? '');
  await tooltip(page).hover();
  await expect(tooltip(page)).toHaveCount(1);
  expect(await accessibilityViolations(page, 'main figure')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
});

/** How long the longest change of a chart takes when it is asked, in milliseconds. */
function changeTime(chart: Locator): Promise<number> {
  return chart.evaluate((element) => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
    const changes = element.closest('figure')?.getAnimations({ subtree: true }) ?? [];
    return Math.max(0, ...changes.map((change) => Number(change.effect?.getComputedTiming().duration)));
  });
}

test('what is asked shows at once to those who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(
    await changeTime(await open(page, pageWith('chart of stacked columns', / data-chart="stacked"/, 'indicator'))),
  ).toBeLessThan(1);
});

test('a period can be chosen, and nothing stands beside the plot that is not in it', async ({ page }) => {
  const chart = await open(page, longestLine());
  await page.getByText('Zeitraum wählen').first().click();
  await page.getByRole('button', { name: '5 Jahre' }).click();
  const box = await chart.locator('[data-stretched]').getAttribute('viewBox');
  expect(Number(box?.split(' ')[2])).toBeLessThan(600);
  const { x = 0, width = 0 } = (await chart.boundingBox()) ?? {};
  const ends = await chart
    .locator('[data-ticks] text:not([data-outside])')
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect()).map(({ left, right }) => [left, right]));
  expect(ends.length).toBeGreaterThan(1);
  for (const [left = 0, right = 0] of ends) {
    expect(left).toBeGreaterThan(x - 30);
    expect(right).toBeLessThan(x + width + 30);
  }
  await page.getByRole('button', { name: 'alle', exact: true }).click();
  await expect(page.locator('[data-part]')).toHaveCount(0);
});

test('charts of the next page can be asked, too', async ({ page }) => {
  const charts = pagesWith(/ data-ask=/, 'indicator');
  const pairs = charts.flatMap((from) =>
    charts.filter((to) => to !== from && htmlOf(from).includes(` href="${to}"`)).map((to) => ({ from, to })),
  );
  const { from, to } = needed('chart on a page that leads to another one', pairs[0]);
  await open(page, from);
  await markDocument(page);
  await linkTo(page, to).click();
  await expect(page).toHaveURL(to);
  const chart = drawing(page);
  await expect(chart).toHaveAttribute('tabindex', '0');
  await chart.focus();
  await page.keyboard.press('End');
  await expect(chart.locator('xpath=ancestor::*[@data-chart]').getByRole('status')).not.toBeEmpty();
  await expect(page.locator('html')).toHaveAttribute('data-marked');
});

test('without colours of its own, the page tells groups of circles apart by dashes', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, pageWith('chart of circles', /aria-label="[^"]*(?:Streu|Blasen)diagramm/, 'indicator'));
  const looks = await drawing(page)
    .locator('circle')
    .evaluateAll((circles) => circles.map((circle) => getComputedStyle(circle)).map((own) => own.strokeDasharray));
  expect(new Set(looks).size).toBe(await page.locator('.charts-legend:not(.charts-circles) li').count());
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('names stay within the tiles of a map', async ({ page }) => {
    const map = pageWith('map of tiles', /aria-label="[^"]*Kachelkarte/, 'indicator');
    await page.goto(map);
    const rooms = await page.locator('.charts-tiles').evaluate((map) =>
      [...map.querySelectorAll('.charts-tile')].map((tile) => {
        const name = tile.parentElement?.querySelector('text')?.getBoundingClientRect().width ?? 0;
        return tile.getBoundingClientRect().width - name;
      }),
    );
    expect(rooms.length).toBeGreaterThanOrEqual(dataOf(map).length - 1);
    expect(Math.min(...rooms)).toBeGreaterThan(0);
  });

  test('a tap shows the value within the window, below the header, and a tap elsewhere takes it away', async ({
    page,
  }) => {
    const chart = await open(page, longestLine());
    const { x = 0, y = 0, width = 0 } = (await chart.boundingBox()) ?? {};
    const { y: top = 0, height = 0 } = (await page.locator('[data-site-header]').boundingBox()) ?? {};
    for (const share of [0.05, 0.5, 0.95]) {
      await page.touchscreen.tap(x + width * share, y + 100);
      const box = await tooltip(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      expect(box?.y).toBeGreaterThanOrEqual(top + height);
    }
    await page.locator('figcaption p').first().tap();
    await expect(tooltip(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
