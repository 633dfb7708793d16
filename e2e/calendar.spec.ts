/** The calendar as visitors of a phone use it. */
import { expect, test } from '@playwright/test';

const phone = { width: 390, height: 844 };

/** Where an element begins, in heights of the window. */
function screensAbove(top: number | undefined): number {
  return (top ?? Infinity) / phone.height;
}

test.use({ viewport: phone });

test('the next date of unemployment is one tap from the search, on the first screens, and leads to the calendar', async ({
  page,
}) => {
  await page.goto('/suche?q=Arbeitslosigkeit');
  await page.getByRole('main').getByRole('link', { name: 'Arbeitslosenquote', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arbeitslosenquote');
  const date = page.getByRole('link', { name: /^8\.\sDezember 2026$/ }).first();
  expect(screensAbove((await date.boundingBox())?.y)).toBeLessThan(1);
  await date.click();
  await expect(page).toHaveURL('/agenda#termin-106-2026-12-08');
  await expect(page.locator('#termin-106-2026-12-08')).toBeInViewport();
});

test('the calendar shows what a link asks for, and keeps what is chosen in its address', async ({ page }) => {
  await page.goto('/thema/tourismus');
  await page.getByRole('link', { name: 'Alle Termine' }).click();
  await expect(page).toHaveURL('/agenda?thema=tourismus');
  await expect(page.getByRole('radio', { name: /^Tourismus/ })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Arbeitslosenstatistik' }).first()).toBeHidden();
  await expect(page.getByText('Das Tourismusjahr 2026')).toBeVisible();
  await page.getByRole('radio', { name: 'Alle' }).last().check({ force: true });
  await expect(page).toHaveURL('/agenda');
  await expect(page.getByRole('link', { name: 'Arbeitslosenstatistik' }).first()).toBeVisible();
});

test('a date that is over says so by itself', async ({ page }) => {
  await page.clock.install({ time: new Date('2027-01-15T12:00:00Z') });
  await page.goto('/agenda');
  await expect(page.locator('#termin-106-2026-12-08')).toContainText('verspätet');
  await expect(page.locator('#termin-106-2026-12-08').getByText('verspätet')).toBeVisible();
});

test('calendars and feeds are served as what they are', async ({ request }) => {
  for (const [address, type] of [
    ['/agenda.ics', 'text/calendar'],
    ['/fr/agenda.ics', 'text/calendar'],
    ['/thema/tourismus/agenda.ics', 'text/calendar'],
    ['/feed.xml', 'application/atom+xml'],
    ['/en/thema/tourismus/feed.xml', 'application/atom+xml'],
  ] as const) {
    const response = await request.get(address);
    expect(response.headers()['content-type']).toContain(type);
  }
});
