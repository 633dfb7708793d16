/**
 * What visitors of a phone come for, from the home page or from the hits of their search, in three taps and two screens. What
 * the tools of a figure take is in figureTools.spec.ts.
 */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
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

test('when the next number of unemployment comes', async ({ page }) => {
  await page.goto('/suche?q=Arbeitslosigkeit');
  const trip = startTrip(page);
  await tapTo(trip, page, 'Arbeitslosenquote');
  const date = link(page, /^\d+\.\s\p{L}+ \d{4}$/u);
  await trip.see(date);
  await expect(date).toHaveAttribute('href', /^\/agenda#termin-106-/);
  expectShort(trip);
});
