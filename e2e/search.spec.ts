/** The search page over the index that ships with the site. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { violationsInAllSchemes } from './support/accessibility';
import { nextFocus } from './support/keyboard';
import { layoutShift, unseenShift } from './support/layoutShift';

function field(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Suchwörter' });
}

function count(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 2, name: /Treffer$/ });
}

test.describe('the search by keyboard', () => {
  test('B8.6 from the field through an option to the first hit', async ({ page }) => {
    await page.goto('/suche');
    await field(page).press('b');
    await field(page).pressSequentially('ev');
    await expect(page.getByRole('option', { name: 'Bevölkerung', exact: true })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', /.+/);
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('Bevölkerung');
    await expect(page).toHaveURL('/suche?q=Bev%C3%B6lkerung');
    await expect(page.getByRole('listbox')).toBeHidden();
    await page.getByRole('link', { name: 'Bevölkerung', exact: true }).first().press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bevölkerung');
  });

  test('Escape closes the options, then empties the field', async ({ page }) => {
    await page.goto('/suche');
    await field(page).pressSequentially('bev');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(page.getByRole('heading', { level: 2, name: 'Themen', exact: true })).toBeVisible();
  });
});

/** How often Tab is pressed until `target` has the focus, and what is wrong with the stops on the way. */
async function tabTo(page: Page, target: Locator): Promise<{ stops: number; faults: readonly string[] }> {
  const faults: string[] = [];
  for (let stops = 1; stops <= 60; stops += 1) {
    const step = await nextFocus(page);
    faults.push(...step.faults.map((fault) => `${step.name} ${fault}`));
    if (await target.evaluate((element) => element === document.activeElement)) return { stops, faults };
  }
  return { stops: Number.POSITIVE_INFINITY, faults };
}

for (const width of [320, 1280]) {
  test(`the first hit is few stops from the field and from the count at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/suche?q=statistik');
    await expect(count(page)).toBeVisible();
    const firstHit = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 }).getByRole('link');
    const skip = page.getByRole('link', { name: 'Filter überspringen' });

    await field(page).focus();
    const fromField = await tabTo(page, skip);
    // The button that empties the field comes before.
    expect(fromField).toEqual({ stops: 2, faults: [] });
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.locator('#search-found')).toBeFocused();
    await expect(page).toHaveURL('/suche?q=statistik');
    const behind = await tabTo(page, firstHit.first());
    expect(behind).toEqual({ stops: 1, faults: [] });

    await count(page).focus();
    expect((await tabTo(page, skip)).stops).toBe(1);
    // Whoever wants the filters: five values of each, and the way to the others.
    expect((await tabTo(page, firstHit.first())).stops).toBeLessThanOrEqual(26);
  });
}

test('B8.6 every option that the keyboard reaches is seen at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/suche');
  await field(page).pressSequentially('bev');
  await expect(page.getByRole('listbox')).toBeVisible();
  for (const option of await page.getByRole('listbox').getByRole('option').all()) {
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(option).toBeInViewport({ ratio: 0.9 });
  }
});

test('the focus stays on a filter of the others, and goes to the count when the filters go', async ({ page }) => {
  await page.goto('/suche?q=bev');
  await page.getByRole('group', { name: 'Thema' }).getByText('Weitere').press('Enter');
  const choice = page.getByRole('checkbox', { name: /^Bildung/ });
  await choice.press(' ');
  await expect(page).toHaveURL('/suche?q=bev&thema=bildung');
  await expect(choice).toBeChecked();
  await expect(choice).toBeFocused();
  await page.goto('/suche?q=xylofon&art=indicator');
  await page.getByRole('checkbox', { name: /^Indikator/ }).press(' ');
  await expect(page.getByRole('heading', { level: 2, name: 'Keine Treffer' })).toBeFocused();
});

test.describe('the address of a search', () => {
  test('B8.6 survives reload, back and forward', async ({ page }) => {
    await page.goto('/suche');
    await field(page).fill('bevölkerung');
    await page.keyboard.press('Enter');
    await expect(count(page)).toBeVisible();
    await page.getByRole('checkbox', { name: /^Indikator \d/ }).check();
    await expect(page).toHaveURL('/suche?q=bev%C3%B6lkerung&art=indicator');
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /^Indikator \d/ })).toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL('/suche?q=bev%C3%B6lkerung');
    await expect(page.getByRole('checkbox', { name: /^Indikator \d/ })).not.toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL('/suche');
    await expect(field(page)).toHaveValue('');
    await page.goForward();
    await expect(field(page)).toHaveValue('bevölkerung');
    await expect(count(page)).toBeVisible();
  });

  test('B8.6 can be shared with words, filters, sorting and page', async ({ page }) => {
    await page.goto('/suche?q=e&art=article&art=indicator&sort=titel&seite=2');
    await expect(page.getByRole('link', { name: 'Seite 2' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByLabel('Sortieren')).toHaveValue('titel');
    await expect(page.getByRole('list', { name: 'Gewählte Filter' }).getByRole('button')).toHaveCount(3);
  });

  test('B8.6 keeps the place among the hits when it is opened again', async ({ page }) => {
    await page.goto('/suche?q=bev%C3%B6lkerung');
    await expect(count(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await page.reload();
    await expect(count(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  });

  test('leads through pages that have addresses', async ({ page }) => {
    await page.goto('/suche?q=bev%C3%B6lkerung');
    await page.getByRole('navigation', { name: 'Seiten mit Treffern' }).getByRole('link', { name: 'Weiter' }).click();
    await expect(page).toHaveURL('/suche?q=bev%C3%B6lkerung&seite=2');
    await expect(count(page)).toBeFocused();
    await expect(count(page)).toBeInViewport();
  });
});

test.describe('what is found', () => {
  test('begins with the value of the part of the canton that was asked for', async ({ page }) => {
    await page.goto('/suche?q=Wie%20viele%20Leute%20leben%20im%20Gundeldingen');
    const first = page.locator('#search-found').getByRole('listitem').first();
    await expect(first).toContainText('19’624 Personen Gundeldingen, ');
    await expect(first.locator('img')).toHaveJSProperty('complete', true);
    await first.getByRole('link').click();
    await expect(page).toHaveURL('/indikatorenportal/7763');
  });
});

const states = {
  results: '/suche?q=leer',
  filters: '/suche?q=leer&art=indicator&thema=bau-wohnungswesen',
  'nothing found': '/suche?q=xylofon',
  'hits hidden by filters': '/suche?q=leer&jahr=1999',
  'Leichte Sprache': '/ls/suche?q=wohnung',
};

for (const [name, address] of Object.entries(states)) {
  test(`${name}: no accessibility violation in any scheme, nothing moves by itself, fits into 320 px`, async ({
    page,
  }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    expect.soft(await layoutShift(page)).toBeLessThan(unseenShift);
    expect.soft(await violationsInAllSchemes(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('open options: no accessibility violation in light, dark and forced colours', async ({ page }) => {
  await page.goto('/suche');
  await field(page).pressSequentially('bev');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  expect(await violationsInAllSchemes(page)).toEqual([]);
});

test('filters on a phone: open by touch, without accessibility violation', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/suche?q=leer');
  await page.getByText('Filtern und sortieren', { exact: true }).click();
  await page.getByRole('checkbox', { name: /^Indikator \d/ }).check();
  await expect(page.getByText('Filter (1)')).toBeVisible();
  // What the header covers while the page is scrolled is no target then.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await violationsInAllSchemes(page)).toEqual([]);
});

for (const address of [
  '/suche?q=Arbeitslosenquote',
  '/suche?q=statistik',
  '/ls/suche?q=wohnung',
  '/fr/suche?q=population',
  '/it/suche?q=popolazione',
  '/en/suche?q=population',
]) {
  test(`${address} shows the first hit without scrolling at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address);
    const first = page.locator('#search-found').getByRole('listitem').first();
    await expect(first).toBeVisible();
    expect((await first.boundingBox())?.y).toBeLessThanOrEqual(450);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
});

test('the words of the address stand in the field before the code of the search has come', async ({ page }) => {
  // All but the script of every page.
  await page.route(/\/assets\/(?!site-)[^/]*\.js$/, () => undefined);
  await page.goto('/suche?q=miete');
  await expect(field(page)).toHaveValue('miete');
  await expect(page.getByText('Die Website sucht …')).toBeVisible();
  await expect(page.getByText('Geben Sie ein Wort ein')).toBeHidden();
});

test('the words stay in the field while the code of the search takes them over', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const note = (): void => {
      const input = document.querySelector<HTMLInputElement>('main [name=q]');
      if (input !== null) seen.add(input.value);
      document.documentElement.dataset['seen'] = [...seen].filter((value) => value !== '').join('|');
      if (seen.has('miete') && input?.value !== 'miete') document.documentElement.dataset['lost'] = '';
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await page.goto('/suche?q=miete');
  await expect(count(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-seen', 'miete');
  await expect(page.locator('html')).not.toHaveAttribute('data-lost');
});

test('B8.5 an index that never comes is given up with a sentence and a way on', async ({ page }) => {
  await page.route('**/search/de.json', () => undefined);
  await page.goto('/suche?q=miete');
  await expect(page.getByText('Die Website sucht …')).toBeVisible();
  await expect(page.getByText('Die Suche antwortet nicht.')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('button', { name: 'Noch einmal suchen' })).toBeVisible();
  await expect(page.getByText('Die Website sucht …')).toBeHidden();
});
