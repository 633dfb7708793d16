/** The selection of one's own at an indicator, whichever it is, with data that the tests know. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Download, Locator, Page } from '@playwright/test';
import { selectionData } from '@/lib/open-data/selection/selectionData';
import type { SelectionData } from '@/lib/open-data/selection/selectionData';
import { column, indicatorEntry } from '@/tests/lib/charts/indicators';
import { keyOf, needed, pagesWith, richestOf } from './site';

const found = richestOf(pagesWith(/ data-selection=/, 'indicator'));

/** An indicator that visitors choose from; empty if the site has none. */
export const address = found ?? '';
export const key = keyOf(address);

/** The address of a choice from it. */
export function chosen(query: string, page = address): string {
  return `${page}?auswahl=${key}&${query}`;
}

export function panelOf(page: Page): Locator {
  return page.getByRole('group', { name: /^Eigene Auswahl zu/ });
}

export function opener(page: Page): Locator {
  return page.getByRole('button', { name: /^Eigene Auswahl/ });
}

/** Opens it with data. */
export async function open(page: Page, data = students()): Promise<Locator> {
  await giveData(page, data);
  await page.goto(address);
  await opener(page).click();
  await expect(panelOf(page)).toBeVisible();
  return panelOf(page);
}

/** What the panel says of the choice; its chart has a place for answers below. */
export function shown(panel: Locator): Locator {
  return panel.getByRole('status').first();
}

export async function choose(panel: Locator, field: string, value: string): Promise<void> {
  await panel.getByRole('combobox', { name: field, exact: true }).selectOption(value);
}

export async function openTable(panel: Locator): Promise<Locator> {
  await panel.locator('summary', { hasText: /^Tabelle:/ }).click();
  return panel.getByRole('table');
}

export async function saved(page: Page, button: Locator): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return download;
}

export async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

export async function csvOf(page: Page, panel: Locator): Promise<readonly string[]> {
  const text = await textOf(await saved(page, panel.getByRole('button', { name: /^CSV der Auswahl/ })));
  // What a file says before its data begins with a sign.
  return text
    .trim()
    .split('\r\n')
    .filter((line) => !line.startsWith('# '));
}

/** The page at `address` gets data to choose from, as the build would have written them. A site without such a page has no journey. */
export async function giveData(page: Page, data = students()): Promise<void> {
  needed('indicator to choose from', found);
  const file = `**/daten/indikator/${key}.de.json`;
  await page.context().route(file, (route) => route.fulfill({ json: { ...data, key } }));
}

function yearsFrom(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Students by where they lived: a total and its six parts over time. */
function students(): SelectionData {
  const homes = ['Basel-Stadt', 'Basel-Landschaft', 'Aargau', 'Solothurn', 'Jura', 'Ausland'];
  const rows = yearsFrom(2015, 2024).map((year, later) => {
    const parts = homes.map((_, place) => 3000 + 700 * place + 10 * later * (place % 2 === 0 ? 1 : -1));
    return [String(year), parts.reduce((sum, part) => sum + part, 0), ...parts];
  });
  return selectionData(
    indicatorEntry({
      title: 'Studierende',
      unit: 'Studierende',
      unit_label: 'Anzahl Studierende',
      subtitle: null,
      decimals: 0,
      chart_type: 'stacked',
      chart_options: { stacking: 'normal', visible: homes.map((label) => label.toLowerCase()) },
      columns: [
        column('jahr', 'period', { label: 'Jahr' }),
        column('total', 'total', { label: 'Total' }),
        ...homes.map((label) => column(label.toLowerCase(), 'value', { label })),
      ],
      data_rows: rows,
    }),
  );
}

/** Four areas, two sexes, fourteen years: all people, and foreigners as a part of them. */
export function areasAndSexes(): SelectionData {
  const rows = yearsFrom(2012, 2025).flatMap((year, later) =>
    ['Basel', 'Riehen', 'Bettingen', 'Birsfelden'].flatMap((area, place) =>
      ['Frauen', 'Männer'].map((sex, which) => {
        const all = 1000 * (4 - place) + 100 * which + 10 * later;
        return [String(year), area, sex, all, all / 5 + later * 2];
      }),
    ),
  );
  return selectionData(
    indicatorEntry({
      title: 'Bevölkerung',
      unit: 'Personen',
      unit_label: 'Anzahl Personen',
      subtitle: null,
      decimals: 0,
      chart_type: 'line',
      columns: [
        column('jahr', 'period', { label: 'Jahr' }),
        column('gemeinde', 'area', { label: 'Gemeinde' }),
        column('geschlecht', 'category', { label: 'Geschlecht' }),
        column('alle', 'total', { label: 'alle' }),
        column('auslaendisch', 'value', { label: 'ohne Schweizer Pass' }),
      ],
      data_rows: rows,
    }),
  );
}
