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

/** All parts of a way together. */
function expectShort(...trips: readonly Trip[]): void {
  const taps = trips.reduce((sum, trip) => sum + trip.taps(), 0);
  const screens = trips.reduce((sum, trip) => sum + trip.screens(), 0);
  expect(taps, 'taps').toBeLessThanOrEqual(most.taps);
  expect(screens, 'screens').toBeLessThanOrEqual(most.screens);
  test.info().annotations.push({ type: 'way', description: `${taps} taps, ${screens.toFixed(2)} screens` });
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

/** What is copied from the tools of a figure. */
const copies = [
  ['Link', (address) => address],
  ['HTML-Code zum Einbetten', (address) => `/embed/indikator/${keyOf(address)}" title="${titleOf(address)}"`],
  ['Quellenangabe', (address) => `«${titleOf(address)}», Fassung vom`],
] satisfies readonly [string, (address: string) => string][];

test.describe('to take along', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('data as CSV, with unit, source, terms of use and day inside; link, code to embed and citation', async ({
    page,
  }) => {
    await page.goto(searchFor(titleOf(chartPage())));
    const toTools = startTrip(page);
    await tapTo(toTools, page, chartPage(), hitOf(page, chartPage()));
    await toTools.tap(page.locator('[data-figure-tools] summary', { hasText: /^Mitnehmen/ }).first());
    const place = await page.evaluate(() => scrollY);
    const startAtTools = async (): Promise<Trip> => {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place);
      return startTrip(page);
    };

    const toData = await startAtTools();
    const file = page.getByRole('link', { name: /^CSV/ }).first();
    const [download] = await Promise.all([page.waitForEvent('download'), toData.tap(file)]);
    const text = await textOf(download);
    expect(text).toContain(`# Titel: ${titleOf(chartPage())}\r\n`);
    expect(text).toMatch(/^# Einheit: .+[^]*^# Quelle: .+[^]*^# Nutzungsbedingungen: .+[^]*^# Stand: \d/m);
    expectShort(toTools, toData);

    for (const [label, copied] of copies) {
      const toCopy = await startAtTools();
      await toCopy.tap(page.getByRole('button', { name: new RegExp(`^Kopieren.*${label}$`) }));
      await expect(page.getByRole('button', { name: new RegExp(`^Kopiert.*${label}$`) })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(copied(chartPage()));
      expectShort(toTools, toCopy);
    }
  });
});
