/**
 * What visitors of a phone come for, from the home page or from the hits of their search, in three taps and two screens.
 */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chartPage } from './support/figureTools';
import { textOf } from './support/ownSelection';
import { largestTheme, removal } from './support/portal';
import { hitOf, searchFor } from './support/searchWords';
import { htmlOf, keyOf, needed, pagesWith, titleOf } from './support/site';
import { phone, startTrip } from './support/trip';
import type { Trip } from './support/trip';
import { heading, linkTo } from './support/ways';

const most = { taps: 3, screens: 2 };

test.use({ viewport: phone });

function expectShort(trip: Trip): void {
  expect(trip.taps(), 'taps').toBeLessThanOrEqual(most.taps);
  expect(trip.screens(), 'screens').toBeLessThanOrEqual(most.screens);
  test
    .info()
    .annotations.push({ type: 'way', description: `${trip.taps()} taps, ${trip.screens().toFixed(2)} screens` });
}

/** By its link in the page; returns once its page is there. */
async function tapTo(trip: Trip, page: Page, address: string, link = linkTo(page, address)): Promise<void> {
  await trip.tap(link);
  await expect(heading(page)).toHaveText(titleOf(address));
}

test('the key figure of a theme, and of when the number is', async ({ page }) => {
  const themes = pagesWith(/ class="figures-detail"/, 'theme');
  const theme = needed(
    'theme with a figure',
    themes.find((address) => htmlOf('/').includes(` href="${address}"`)),
  );
  await page.goto('/');
  const trip = startTrip(page);
  await tapTo(trip, page, theme);
  const figure = page.locator('main .figures-item').first();
  await trip.see(figure.locator('.figures-label'));
  await trip.see(figure.locator('.figures-detail'));
  expectShort(trip);
});

test('all indicators of a theme, narrowed, in an address', async ({ page }) => {
  const theme = largestTheme();
  const narrowed = `/indikatorenportal?thema=${theme.value}`;
  await page.goto('/');
  const trip = startTrip(page);
  await tapTo(trip, page, `/thema/${theme.value}`);
  await trip.tap(page.getByRole('main').getByRole('link', { name: 'Indikatoren', exact: true }).first());
  await trip.tap(linkTo(page, narrowed));
  await expect(page).toHaveURL(narrowed);
  await trip.see(removal(page, theme));
  expectShort(trip);
});

test.describe('to take along', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  /** From the hits to the tools of the figure. */
  async function goToTools(page: Page): Promise<Trip> {
    await page.goto(searchFor(titleOf(chartPage())));
    const trip = startTrip(page);
    await tapTo(trip, page, chartPage(), hitOf(page, chartPage()));
    await trip.tap(page.locator('[data-figure-tools] summary', { hasText: /^Mitnehmen/ }).first());
    return trip;
  }

  test('data as CSV, with unit, source, terms of use and day inside', async ({ page }) => {
    const trip = await goToTools(page);
    const file = page.getByRole('link', { name: /^CSV/ }).first();
    const [download] = await Promise.all([page.waitForEvent('download'), trip.tap(file)]);
    const text = await textOf(download);
    expect(text).toContain(`# Titel: ${titleOf(chartPage())}\r\n`);
    expect(text).toMatch(/^# Einheit: .+[^]*^# Quelle: .+[^]*^# Nutzungsbedingungen: .+[^]*^# Stand: \d/m);
    expectShort(trip);
  });

  for (const [task, label, copied] of [
    ['share', 'Link', (address) => address],
    [
      'embed',
      'HTML-Code zum Einbetten',
      (address) => `/embed/indikator/${keyOf(address)}" title="${titleOf(address)}"`,
    ],
    ['cite', 'Quellenangabe', (address) => `«${titleOf(address)}», Fassung vom`],
  ] satisfies readonly [string, string, (address: string) => string][]) {
    test(`to ${task} it`, async ({ page }) => {
      const trip = await goToTools(page);
      await trip.tap(page.getByRole('button', { name: new RegExp(`^Kopieren.*${label}$`) }));
      await expect(page.getByRole('button', { name: new RegExp(`^Kopiert.*${label}$`) })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(copied(chartPage()));
      expectShort(trip);
    });
  }
});
