/** Anyone can write an address: what it says of a selection is never shown, and never believed. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { address, chosen, giveData, key, panelOf } from './support/ownSelection';

const markup = encodeURIComponent('<img src=x onerror="document.title=`Einbruch`">');

/** They name no selection of this page: markup, what every object has, two indicators of which the other one is first. */
const ofNothing = [`auswahl=${markup}`, 'auswahl=__proto__&reihe=constructor', `auswahl=123456&auswahl=${key}`];

/** They name the selection of this page, and nothing that it has: ten thousand characters, markup, broken characters, another kind. */
const ofNonsense = [
  `reihe=${'Einbruch'.repeat(1250)}`,
  `reihe=${markup}&werte=${markup}&form=${markup}&von=${markup}`,
  'reihe=%E0%A4%A&werte=%&form=%00',
  'form=karte&werte=absolut&von=2016-13&bis=2020-01-99',
];

/** What a page complains of. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('dialog', (dialog) => {
    complaints.push(dialog.message());
    dialog.dismiss().catch(console.error);
  });
  return complaints;
}

function drawing(place: Page | Locator): Locator {
  return place.getByRole('application').first();
}

async function expectNothingOdd(page: Page): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await expect(page).not.toHaveTitle(/Einbruch/);
  expect(await page.locator('body').innerText()).not.toMatch(/Einbruch|onerror|123456|__proto__|undefined|NaN/);
}

test('an address of nothing shows the page as it is', async ({ page }) => {
  const complaints = complaintsOf(page);
  await giveData(page);
  for (const query of ofNothing) {
    await page.goto(`${address}?${query}`, { waitUntil: 'networkidle' });
    await expect(drawing(page)).toBeVisible();
    await expect(panelOf(page)).toBeHidden();
    await expectNothingOdd(page);
  }
  expect(complaints).toEqual([]);
});

test('a selection with nonsense shows the chart as it is', async ({ page }) => {
  const complaints = complaintsOf(page);
  await giveData(page);
  await page.goto(chosen(''));
  const usual = (await drawing(panelOf(page)).getAttribute('aria-label')) ?? '';
  for (const query of ofNonsense) {
    await page.goto(chosen(query));
    await expect(drawing(panelOf(page))).toHaveAccessibleName(usual);
    await expect(panelOf(page).getByRole('checkbox', { checked: true })).toHaveCount(6);
    await expect(panelOf(page).getByRole('combobox', { name: 'Werte', exact: true })).toHaveValue('absolute');
    await expectNothingOdd(page);
    // The next choice leaves nothing of it in the address.
    await panelOf(page).getByRole('checkbox', { name: 'Ausland' }).uncheck();
    await expect(page).toHaveURL(/&reihe=solothurn&reihe=jura(?:&form=karte)?$/);
    expect(page.url()).not.toMatch(/Einbruch|onerror/);
  }
  expect(complaints).toEqual([]);
});
