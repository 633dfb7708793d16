/** Compares what a person sees with the picture that is kept in `e2e/baselines`. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** Half the size of a screen: small files, and the finest differences between browsers are evened out. */
export const scale = 0.5;

const tallest = 3000;

/** Browsers of other versions may round differently. */
const heightTolerance = 12;

interface Picture {
  readonly name: string;
  readonly width: number;
  /** What the picture shows; it begins at the top of the page. */
  readonly part: Locator;
  readonly mask?: readonly Locator[];
}

/** Everything has arrived and nothing moves. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/** New pictures are wanted. */
export function isRenewing(): boolean {
  const { updateSnapshots } = test.info().config;
  return updateSnapshots === 'all' || updateSnapshots === 'changed';
}

/** How far down the part reaches, once that no longer changes. */
async function settledHeight(page: Page, part: Locator): Promise<number> {
  let last = -1;
  let same = 0;
  while (same < 2) {
    await settle(page);
    const box = await part.boundingBox();
    const height = Math.ceil((box?.y ?? 0) + (box?.height ?? 0));
    same = height === last ? same + 1 : 0;
    last = height;
    await page.waitForTimeout(50);
  }
  return Math.min(tallest, last);
}

/** The height that the kept picture shows, in pixels of the page; undefined when a new one is wanted. */
async function keptHeight(file: string): Promise<number | undefined> {
  if (isRenewing() || !existsSync(file)) return undefined;
  const { height } = await sharp(file).metadata();
  return height / scale;
}

/** Few colours are enough to compare with, and a third of the size. */
async function shrink(file: string): Promise<void> {
  const small = await sharp(file).png({ palette: true, colours: 16, dither: 0, effort: 10 }).toBuffer();
  await writeFile(file, small);
}

/**
 * The window is as tall as the kept picture, because pictures of different sizes cannot be compared; how tall the part
 * has become is checked beforehand.
 */
export async function expectPicture(page: Page, { name, width, part, mask = [] }: Picture): Promise<void> {
  const fileName = `${name}-${width}.png`;
  await page.setViewportSize({ width, height: 1000 });
  const height = await settledHeight(page, part);
  const file = test.info().snapshotPath(fileName, { kind: 'screenshot' });
  const kept = await keptHeight(file);
  if (kept !== undefined) {
    expect(Math.abs(height - kept), `${fileName}: ${height} px tall, was ${kept}`).toBeLessThanOrEqual(heightTolerance);
  }
  // Pictures have whole pixels.
  const shown = kept ?? Math.ceil(height * scale) / scale;
  await page.setViewportSize({ width, height: shown });
  await expect(page).toHaveScreenshot(fileName, { mask: [...mask] });
  if (isRenewing()) await shrink(file);
}
