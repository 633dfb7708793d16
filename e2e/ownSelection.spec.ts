/** A selection of one's own from an indicator, and its chart as a file. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Download, Locator, Page } from '@playwright/test';
import { accessibilityViolations } from './support/accessibility';

/** Commuters by where they live: a total and its parts over time. */
const address = '/indikatorenportal/9379';

async function open(page: Page): Promise<Locator> {
  await page.goto(address);
  await page.getByRole('button', { name: /^Eigene Auswahl/ }).click();
  const panel = page.getByRole('group', { name: /^Eigene Auswahl zu/ });
  await expect(panel).toBeVisible();
  return panel;
}

/** What the panel says of the choice; its chart has a place for answers below. */
function shown(panel: Locator): Locator {
  return panel.getByRole('status').first();
}

async function saved(page: Page, button: Locator): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return download;
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

test('is loaded only when it is asked for', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /ownSelection|savePicture|9379\.de\.json/.test(url))).toEqual([]);
  await page.getByRole('button', { name: /^Eigene Auswahl/ }).click();
  await expect(page.getByRole('group', { name: /^Eigene Auswahl zu/ })).toBeVisible();
  expect(requests.filter((url) => /ownSelection|9379\.de\.json/.test(url))).toHaveLength(2);
});

test('chart, table and file follow the choice; it survives reload, back and sharing', async ({ page, context }) => {
  const panel = await open(page);
  await panel.getByRole('checkbox', { name: 'Ausland' }).uncheck();
  await panel.getByRole('combobox', { name: 'Werte', exact: true }).selectOption('Index = 100');
  await panel.getByRole('combobox', { name: 'von', exact: true }).selectOption('2016');
  await expect(shown(panel)).toContainText('Index, 2016 = 100');
  await expect(panel.getByRole('application')).toHaveAccessibleName(/Liniendiagramm/);
  const shared = page.url();
  expect(shared).toContain('auswahl=9379');
  await page.reload();
  await expect(panel.getByRole('checkbox', { name: 'Ausland' })).not.toBeChecked();
  await expect(shown(panel)).toContainText('Index, 2016 = 100');
  const csv = await textOf(await saved(page, panel.getByRole('button', { name: /^CSV der Auswahl/ })));
  expect(csv).toMatch(/^jahr,/);
  expect(csv).toContain('2016,100,');
  await page.goBack();
  await expect(shown(panel)).not.toContainText('Index, 2016');
  const other = await context.newPage();
  await other.goto(shared);
  await expect(other.getByRole('status').filter({ hasText: 'Index, 2016 = 100' })).toBeVisible();
});

test('works by keyboard, gives the page back, and begins anew', async ({ page }) => {
  const panel = await open(page);
  const box = panel.getByRole('checkbox', { name: 'Ausland' });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).not.toBeChecked();
  await expect(box).toBeFocused();
  await panel.getByRole('button', { name: 'Auswahl zurücksetzen' }).press('Enter');
  await expect(box).toBeChecked();
  await page.getByRole('button', { name: /^Eigene Auswahl/ }).press('Enter');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('figure').getByRole('application').first()).toBeVisible();
  expect(page.url()).not.toContain('auswahl');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no accessibility faults and fits a phone, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test('says so if its data cannot be had, and keeps the chart', async ({ page }) => {
  await page.route('**/9379.de.json', (route) => route.abort());
  await page.goto(address);
  await page.getByRole('button', { name: /^Eigene Auswahl/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'nicht geladen' })).toBeVisible();
  await expect(page.getByRole('figure').getByRole('application').first()).toBeVisible();
});

test.describe('a chart as a picture', () => {
  test('is an SVG that says what it shows, of when and from where', async ({ page }) => {
    await page.goto('/indikatorenportal/5813');
    const download = await saved(page, page.getByRole('button', { name: /^Bild als SVG/ }).first());
    expect(download.suggestedFilename()).toMatch(/^bs-5813-leerwohnungsquote-\d{4}-\d\d-\d\d\.svg$/);
    const code = await textOf(download);
    // Pages of the site let nobody parse.
    await page.goto('about:blank');
    const said = await page.evaluate((text) => {
      const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
      return { name: svg.localName, text: [...svg.querySelectorAll('text')].map((line) => line.textContent).join(' ') };
    }, code);
    expect(said.name).toBe('svg');
    for (const part of ['Leerwohnungsquote', 'Quelle:', 'Stand:', '/indikatorenportal/5813', '2002']) {
      expect(said.text).toContain(part);
    }
    expect(code).not.toMatch(/class=|var\(|foreignObject/);
  });

  test('is a PNG of twice the size, light in the dark, and not empty', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/indikatorenportal/5813');
    const download = await saved(page, page.getByRole('button', { name: /^Bild als PNG/ }).first());
    expect(download.suggestedFilename()).toMatch(/^bs-5813-leerwohnungsquote-.*\.png$/);
    const bytes = (await readFile(await download.path())).toString('base64');
    const seen = await page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const pen = canvas.getContext('2d');
      pen?.drawImage(image, 0, 0);
      const pixels = pen?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
      const colours = new Set<string>();
      for (let index = 0; index < pixels.length; index += 4) colours.add(pixels.slice(index, index + 3).join(' '));
      return { width: image.width, height: image.height, corner: [...pixels.slice(0, 4)], colours: colours.size };
    }, bytes);
    expect(seen.width).toBe(1600);
    expect(seen.height).toBeGreaterThan(800);
    expect(seen.corner).toEqual([255, 255, 255, 255]);
    expect(seen.colours).toBeGreaterThan(20);
  });

  test('is there of a selection, with its address', async ({ page }) => {
    const panel = await open(page);
    await panel.getByRole('combobox', { name: 'Werte', exact: true }).selectOption('Index = 100');
    await expect(shown(panel)).toContainText('= 100');
    const download = await saved(page, panel.getByRole('button', { name: /^Bild als SVG/ }));
    expect(download.suggestedFilename()).toMatch(/^bs-9379-.*-auswahl\.svg$/);
    const code = await textOf(download);
    expect(code).toContain('= 100');
    expect(code).toContain('auswahl=9379');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing of it is offered', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('figure').getByRole('img').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Auswahl|Bild als/ })).toHaveCount(0);
  });
});
