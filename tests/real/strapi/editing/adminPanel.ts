/** What editors do in the admin panel of Strapi 5, in a browser and in German. Fields are found by their labels. */
import type { Locator, Page } from '@playwright/test';
import { launchBrowser } from '../../../support/launchBrowser';

/** A busy CMS answers late. */
const patienceMs = 60_000;

const shortMs = 20;

/** What an editor sees is built first. */
const longestBuildMs = 6 * 60_000;

/** A browser of an office in Switzerland; close its context's browser in the end. */
export async function openBrowser(size: { readonly width: number; readonly height: number }): Promise<Page> {
  const browser = await launchBrowser();
  const context = await browser.newContext({ viewport: size, locale: 'de-CH', timezoneId: 'Europe/Zurich' });
  context.setDefaultTimeout(patienceMs);
  return context.newPage();
}

/** A field whose label begins like this, whatever follows it; `place` −1 is the last one. */
function field(page: Page, label: string, place = 0): Locator {
  return page.getByLabel(new RegExp(`^${label}`)).nth(place);
}

/** The smallest part of the form that has this heading and such a button. */
function buttonBelow(page: Page, heading: string, button: string): Locator {
  const part = `xpath=ancestor::*[.//button[contains(., "${button}")]][1]//button[contains(., "${button}")]`;
  return page
    .getByText(new RegExp(`^${heading}`))
    .first()
    .locator(part)
    .first();
}

export async function logIn(
  page: Page,
  cms: string,
  login: { readonly email: string; readonly password: string },
): Promise<void> {
  await page.goto(`${cms}/admin`);
  await field(page, 'E-Mail').fill(login.email);
  await field(page, 'Passwort').fill(login.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { name: 'Hallo' }).waitFor();
  // Of Strapi's maker, in English.
  await page.getByRole('button', { name: 'Hinweis schliessen' }).click();
}

/** Opens the list of a type: `Artikel`. */
export async function openList(page: Page, type: string): Promise<void> {
  const link = page.getByRole('link', { name: type, exact: true });
  if (!(await link.isVisible())) {
    await page.getByRole('link', { name: 'Content Manager' }).click();
    // It opens a list of its own choice first.
    await page.getByRole('link', { name: 'Neuer Eintrag' }).first().waitFor();
  }
  await link.click();
  await page.getByRole('heading', { name: type, exact: true }).waitFor();
}

export async function beginEntry(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Neuer Eintrag' }).first().click();
  await page.getByRole('heading', { name: 'Eintrag erstellen' }).waitFor();
}

export async function openEntry(page: Page, type: string, title: string): Promise<void> {
  await openList(page, type);
  await page.getByRole('button', { name: 'Suchen' }).click();
  await page.locator('main').getByPlaceholder('Suchen').fill(title);
  await page.keyboard.press('Enter');
  await page.getByRole('gridcell', { name: title, exact: true }).click();
  await page.getByRole('heading', { name: title }).waitFor();
}

/** Key by key, as number fields need it. */
export async function write(page: Page, label: string, text: string, place = 0): Promise<void> {
  const input = field(page, label, place);
  await input.fill('');
  await input.pressSequentially(text);
}

export async function choose(page: Page, label: string, option: string, place = 0): Promise<void> {
  await field(page, label, place).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** `day`: `25.11.2026`. */
export async function writeDay(page: Page, label: string, day: string): Promise<void> {
  await field(page, label).fill(day);
  await page.keyboard.press('Tab');
}

/** The first of the fields with a day and a time. `time`: `08:30`. */
export async function writeInstant(page: Page, day: string, time: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Choose date' }).first().fill(day);
  await page.keyboard.press('Tab');
  await page.getByRole('combobox', { name: 'Choose time' }).first().fill(time);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
}

/** Adds a first part to a list of the form, such as a column. Its fields are the last ones of their names from then on. */
export async function addFirst(page: Page, list: string): Promise<void> {
  await buttonBelow(page, list, 'Noch keine Einträge').click();
}

/** Adds one more, whose fields begin with this one: those of the part before close slowly. */
export async function addNext(page: Page, list: string, label: string): Promise<void> {
  await buttonBelow(page, list, 'Eintrag hinzufügen').click();
  await page
    .getByLabel(new RegExp(`^${label}`))
    .and(page.locator('[value=""]'))
    .waitFor();
}

export async function addBlock(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Füge Inhalt eine Komponente hinzu' }).click();
  await page.getByRole('button', { name: kind, exact: true }).click();
}

/** Into the text field with formatting that was added last; its editor shows a moment earlier than it knows what was typed. */
export async function writeText(page: Page, text: string): Promise<void> {
  await page.locator('.CodeMirror').last().click();
  await page.keyboard.insertText(text);
  const isKnown = `[...document.querySelectorAll('.CodeMirror')].at(-1).CodeMirror.getValue() !== ''`;
  while ((await page.evaluate(isKnown)) !== true) await page.waitForTimeout(shortMs);
}

export async function relate(page: Page, label: string, title: string): Promise<void> {
  const input = field(page, label);
  await input.click();
  await input.fill(title);
  await page.getByRole('option', { name: title }).first().click();
}

/** Scrolls until a field is at the top, below the bar of the panel. */
export async function show(page: Page, label: string): Promise<void> {
  const heading = page.getByText(new RegExp(`^${label}`)).first();
  await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
}

export async function upload(
  page: Page,
  label: string,
  file: { readonly name: string; readonly text: string },
): Promise<void> {
  await buttonBelow(page, label, 'Klicke, um eine Datei').click();
  await page.getByRole('button', { name: 'Weitere Dateien hinzufügen' }).click();
  const upload = { name: file.name, mimeType: 'text/csv', buffer: Buffer.from(file.text) };
  await page.locator('input[type=file]').setInputFiles(upload);
  await page.getByRole('button', { name: 'Lade 1 Datei in die Bibliothek' }).click();
  await page.getByRole('button', { name: 'Fertig' }).click();
}

/** Presses a button, and waits until the CMS has done what it asks for and shows the entry as it is then. */
async function press(page: Page, button: Locator): Promise<void> {
  const done = page.waitForResponse(
    (response) =>
      response.request().method() !== 'GET' && response.url().includes('/content-manager/collection-types/'),
  );
  await button.click();
  const response = await done;
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
  await page.waitForURL((url) => !url.pathname.endsWith('/create'));
}

export async function save(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Speichern' }));
  await page.getByRole('button', { name: 'Speichern', disabled: true }).waitFor();
}

export async function publish(page: Page): Promise<void> {
  const name = { name: 'Veröffentlichen', exact: true };
  await press(page, page.getByRole('button', name));
  await page.getByRole('button', { ...name, disabled: true }).waitFor();
}

export async function takeBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Weitere Dokumentaktionen' }).click();
  await press(page, page.getByRole('menuitem', { name: 'Nicht veröffentlichen' }));
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true, disabled: false }).waitFor();
}

/** Removes the entry that is open, in all languages. */
export async function remove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Eintrag löschen (alle Sprachen)' }).click();
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  await page.getByRole('link', { name: 'Neuer Eintrag' }).first().waitFor();
}

/** Opens the preview, and waits until it shows a page of the site with this heading. */
export async function preview(page: Page, heading: string): Promise<void> {
  await page.getByRole('link', { name: 'Vorschau öffnen' }).click();
  await shownInPreview(page, heading);
}

export async function shownInPreview(page: Page, heading: string): Promise<void> {
  const frame = page.frameLocator('iframe');
  await frame.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: longestBuildMs });
}

/** Back from the preview to the form. */
export async function closePreview(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Vorschau schließen' }).click();
  await page.getByRole('button', { name: 'Weitere Dokumentaktionen' }).waitFor();
}

export async function openLanguage(page: Page, language: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Locales' }).click();
  await page.getByRole('option', { name: new RegExp(`^${language}`) }).click();
  await page.getByRole('combobox', { name: 'Locales' }).filter({ hasText: language }).waitFor();
}

export async function beginLanguage(page: Page, language: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Locales' }).click();
  await page.getByRole('option', { name: `Sprache ${language} erstellen` }).click();
  await page.getByRole('heading', { name: 'Unbenannt' }).waitFor();
}
