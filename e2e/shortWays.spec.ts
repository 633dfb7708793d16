/**
 * What visitors of a phone come for, from the home page or from the hits of their search, in three taps and two screens.
 */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { textOf } from './support/ownSelection';
import { phone, startTrip } from './support/trip';
import type { Trip } from './support/trip';

const most = { taps: 3, screens: 2 };

test.use({ viewport: phone });

function expectShort(trip: Trip): void {
  expect(trip.taps(), 'taps').toBeLessThanOrEqual(most.taps);
  expect(trip.screens(), 'screens').toBeLessThanOrEqual(most.screens);
  test
    .info()
    .annotations.push({ type: 'way', description: `${trip.taps()} taps, ${trip.screens().toFixed(2)} screens` });
}

function link(page: Page, name: string | RegExp): Locator {
  return page.getByRole('main').getByRole('link', { name, exact: true }).first();
}

/** By its link in the page; returns once its page is there. */
async function tapTo(trip: Trip, page: Page, name: string): Promise<void> {
  await trip.tap(link(page, name));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

test('how many people live here, and of when the number is', async ({ page }) => {
  await page.goto('/');
  const trip = startTrip(page);
  await tapTo(trip, page, 'Bevölkerung');
  await trip.see(page.getByText(/^Menschen leben in der Stadt Basel/).first());
  await trip.see(page.getByText(/^Ende \d{4}; ein Jahr zuvor/).first());
  expectShort(trip);
});

test('all indicators of a theme, narrowed, in an address', async ({ page }) => {
  await page.goto('/');
  const trip = startTrip(page);
  await tapTo(trip, page, 'Bevölkerung');
  await trip.tap(link(page, 'Indikatoren'));
  await trip.tap(page.getByRole('main').locator('a[href="/indikatorenportal?thema=bevoelkerung"]'));
  await expect(page).toHaveURL('/indikatorenportal?thema=bevoelkerung');
  await trip.see(page.getByRole('button', { name: /^Bevölkerung.*entfernen$/ }));
  expectShort(trip);
});

test.describe('to take along', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  /** From the hits to the tools of the figure. */
  async function goToTools(page: Page): Promise<Trip> {
    await page.goto('/suche?q=Arbeitslosigkeit');
    const trip = startTrip(page);
    await tapTo(trip, page, 'Arbeitslosenquote');
    await trip.tap(page.locator('[data-figure-tools] > summary').first());
    return trip;
  }

  test('unemployment as CSV, with unit, source, terms of use and day inside', async ({ page }) => {
    const trip = await goToTools(page);
    const file = page.getByRole('link', { name: /^CSV/ }).first();
    const [download] = await Promise.all([page.waitForEvent('download'), trip.tap(file)]);
    expect(await textOf(download)).toMatch(
      /^# Titel: Arbeitslosenquote\r\n[^]*^# Einheit: .+[^]*^# Quelle: .+[^]*^# Nutzungsbedingungen: .+[^]*^# Stand: \d/m,
    );
    expectShort(trip);
  });

  for (const [task, label, copied] of [
    ['share', 'Link', /\/indikatorenportal\/7510$/],
    ['embed', 'HTML-Code', /<iframe src="[^"]+\/embed\/indikator\/7510" title="Arbeitslosenquote"/],
    ['cite', 'Quellenangabe', /«Arbeitslosenquote», Fassung vom/],
  ] as const) {
    test(`to ${task} it`, async ({ page }) => {
      const trip = await goToTools(page);
      await trip.tap(page.getByRole('button', { name: new RegExp(`^Kopieren.*${label}$`) }));
      await expect(page.getByRole('button', { name: new RegExp(`^Kopiert.*${label}$`) })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(copied);
      expectShort(trip);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
});
