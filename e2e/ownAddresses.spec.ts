/** Anyone can write an address: what it says of a selection is never shown, and never believed. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { address, panelOf } from './support/ownSelection';

const markup = encodeURIComponent('<img src=x onerror="document.title=`Einbruch`">');

/** They name no selection of this page. */
const ofNothing = {
  'of nothing': 'auswahl=&reihe=ausland',
  'of markup': `auswahl=${markup}`,
  'of what every object has': 'auswahl=__proto__&reihe=constructor',
  'of two indicators, the other one first': 'auswahl=123456&auswahl=9379',
};

/** They name the selection of this page, and nothing that it has. */
const ofNonsense = {
  'unknown series': 'reihe=Einbruch&reihe=ausland%20',
  'ten thousand characters': `reihe=${'Einbruch'.repeat(1250)}`,
  'a thousand series': 'reihe=Einbruch&'.repeat(1000).slice(0, 10_000),
  markup: `reihe=${markup}&werte=${markup}&form=${markup}&von=${markup}`,
  'the same more than once, nonsense first':
    'werte=Einbruch&werte=index&form=Einbruch&form=linie&von=Einbruch&von=2016&bis=&bis=2020',
  'periods in months': 'von=2016-13&bis=2020-01-99',
  'broken characters': 'reihe=%E0%A4%A&werte=%&form=%00',
  'what does not fit': 'form=karte&werte=absolut',
};

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
  return place.getByRole('application', { name: /^Studierende\./ }).first();
}

/** The name of the chart that the page shows by itself. */
async function usualName(page: Page): Promise<string> {
  await page.goto(address);
  return (await drawing(page).getAttribute('aria-label')) ?? '';
}

async function expectNothingOdd(page: Page): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await expect(page).toHaveTitle(/^Studierende/);
  expect(await page.locator('body').innerText()).not.toMatch(/Einbruch|onerror|123456|__proto__|undefined|NaN/);
}

for (const [name, query] of Object.entries(ofNothing)) {
  test(`an address ${name} shows the page as it is`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const usual = await usualName(page);
    await page.goto(`${address}?${query}`, { waitUntil: 'networkidle' });
    await expect(drawing(page)).toHaveAccessibleName(usual);
    await expect(panelOf(page)).toBeHidden();
    await expectNothingOdd(page);
    expect(complaints).toEqual([]);
  });
}

for (const [name, query] of Object.entries(ofNonsense)) {
  test(`a selection with ${name} shows the chart as it is`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const usual = await usualName(page);
    await page.goto(`${address}?auswahl=9379&${query}`);
    await expect(drawing(panelOf(page))).toHaveAccessibleName(usual);
    await expect(panelOf(page).getByRole('checkbox', { checked: true })).toHaveCount(6);
    await expect(panelOf(page).getByRole('combobox', { name: 'Werte', exact: true })).toHaveValue('absolute');
    await expectNothingOdd(page);
    // The next choice leaves nothing of it in the address.
    await panelOf(page).getByRole('checkbox', { name: 'Ausland' }).uncheck();
    await expect(page).toHaveURL(/&reihe=solothurn&reihe=uebrige_schweiz(?:&form=karte)?$/);
    expect(page.url()).not.toMatch(/Einbruch|onerror/);
    expect(complaints).toEqual([]);
  });
}
