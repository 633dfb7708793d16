/** Charts as files, also those of a selection of one's own. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chartPage, openTool } from './support/figureTools';
import { choose, key, open, saved, shown, textOf } from './support/ownSelection';
import { titleOf } from './support/site';

/** What files of the figure are called, without their ending. */
function fileName(page: Page): Promise<string | null> {
  return page.locator('figure[data-file]').first().getAttribute('data-file');
}

test('is an SVG that says what it shows, of when and from where', async ({ page }) => {
  const address = chartPage();
  await page.goto(address);
  await openTool(page, 'Mitnehmen');
  const download = await saved(page, page.getByRole('button', { name: /^Bild als SVG/ }).first());
  expect(download.suggestedFilename()).toBe(`${await fileName(page)}.svg`);
  const code = await textOf(download);
  // Pages of the site let nobody parse.
  await page.goto('about:blank');
  const said = await page.evaluate((text) => {
    const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    return { name: svg.localName, text: [...svg.querySelectorAll('text')].map((line) => line.textContent).join(' ') };
  }, code);
  expect(said.name).toBe('svg');
  for (const part of [titleOf(address), 'Quelle', 'Stand:', address]) expect(said.text).toContain(part);
  expect(code).not.toMatch(/class=|var\(|foreignObject/);
});

test('is a PNG of twice the size, light in the dark, and not empty', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(chartPage());
  await openTool(page, 'Mitnehmen');
  const download = await saved(page, page.getByRole('button', { name: /^Bild als PNG/ }).first());
  expect(download.suggestedFilename()).toBe(`${await fileName(page)}.png`);
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
  await choose(panel, 'Werte', 'Index = 100');
  await expect(shown(panel)).toContainText('= 100');
  const download = await saved(page, panel.getByRole('button', { name: /^Bild als SVG/ }));
  expect(download.suggestedFilename()).toBe(`${await fileName(page)}-auswahl.svg`);
  const code = await textOf(download);
  expect(code).toContain('= 100');
  expect(code).toContain(`auswahl=${key}`);
});
