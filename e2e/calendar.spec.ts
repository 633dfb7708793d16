/** The calendar as visitors of a phone use it. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import ICAL from 'ical.js';
import { hitOf, searchFor } from './support/searchWords';
import { keyOf, pageWith, titleOf } from './support/site';
import { heading } from './support/ways';

const phone = { width: 390, height: 844 };

test.use({ viewport: phone });

test('the next date of an indicator is one tap from the search, on the first two screens, and leads to the calendar', async ({
  page,
}) => {
  const indicator = pageWith('indicator with a next date', /<a href="\/agenda#/, 'indicator');
  await page.goto(searchFor(titleOf(indicator)));
  await hitOf(page, indicator).click();
  await expect(heading(page)).toHaveText(titleOf(indicator));
  const date = page.locator('main a[href^="/agenda#"]').first();
  expect((await date.boundingBox())?.y).toBeLessThan(2 * phone.height);
  const address = (await date.getAttribute('href')) ?? '';
  await date.click();
  await expect(page).toHaveURL(address);
  await expect(page.locator(`[id="${address.split('#')[1] ?? ''}"]`)).toBeInViewport();
});

test('the calendar shows what a link asks for, and keeps what is chosen in its address', async ({ page }) => {
  const theme = pageWith('theme with dates', /<a href="\/agenda\?thema=/, 'theme');
  await page.goto(theme);
  await page.getByRole('link', { name: 'Alle Termine' }).click();
  await expect(page).toHaveURL(`/agenda?thema=${keyOf(theme)}`);
  const dates = page.locator('[data-product-list] li[data-kind]:visible');
  const others = page.locator(`[data-product-list] li[data-kind]:not([data-theme~="${keyOf(theme)}"])`);
  await expect(page.locator(`input[data-facet="theme"][value="${keyOf(theme)}"]`)).toBeChecked();
  await expect(dates.first()).toHaveAttribute('data-theme', new RegExp(keyOf(theme)));
  await expect(dates.and(others)).toHaveCount(0);
  await page.getByRole('radio', { name: 'Alle' }).last().check({ force: true });
  await expect(page).toHaveURL('/agenda');
  await expect(dates.and(others)).toHaveCount(await others.count());
});

test('the next dates come first, and each goes into a calendar', async ({ page }) => {
  await page.goto('/agenda');
  const first = page.locator('main li[data-kind]').first();
  expect((await first.boundingBox())?.y).toBeLessThan(phone.height / 2);
  const saved = page.waitForEvent('download');
  await first.getByRole('link', { name: /In meinen Kalender/ }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  const [event, ...others] = ICAL.Component.fromString(file).getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  expect(event?.getFirstPropertyValue('summary')).toBe((await first.getByRole('link').first().textContent())?.trim());
  const day = String(event?.getFirstPropertyValue('dtstart')).slice(0, 10);
  expect(await first.locator('time').getAttribute('datetime')).toContain(day);
});
