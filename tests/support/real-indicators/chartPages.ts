/** Documents with the figures of many indicators, with the style sheets of the site, and what they are measured with. */
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { build } from 'esbuild';
import { z } from 'zod';
import { openGallery, siteStyles } from '@/lib/commands/drawGallery';
import { systemBrowser } from '@/lib/commands/ensureBrowser.mjs';
import type { RealFigure } from './figures';
import type { Fault } from './geometry';

const modules = 'tests/support/real-indicators';

const figuresSchema = z.object({
  realFigures: z.custom<() => Promise<readonly RealFigure[]>>((value) => typeof value === 'function'),
});

export interface DrawnFigures {
  readonly figures: readonly RealFigure[];
  readonly styles: string;
}

/** Draws all figures. Throws what a component throws. */
export async function drawFigures(): Promise<DrawnFigures> {
  const vite = await openGallery({ watches: false });
  try {
    const { realFigures } = figuresSchema.parse(await vite.ssrLoadModule(`/${modules}/figures.tsx`));
    const styles = (await siteStyles(vite)).join('\n');
    return { figures: await realFigures(), styles };
  } finally {
    await vite.close();
  }
}

/** Columns as wide as `--column`; whatever is painted can be asked for. */
const frame = `
body { margin: 0; }
[data-indicator] { inline-size: var(--column, 360px); margin: 0 0 24px 24px; }
svg * { pointer-events: auto !important; }`;

/** A document with these figures. */
function figuresDocument(figures: readonly RealFigure[], styles: string): string {
  const cases = figures.map(({ id, html }) => `<div data-indicator="${id}">${html}</div>`);
  return `<!doctype html><html lang="de-CH"><head><meta charset="utf-8"><title>Figures</title><style>${styles}${frame}</style></head>
<body><main>${cases.join('\n')}</main></body></html>`;
}

/** The script that finds faults: `geometry.faultsAt(widths)`. */
async function geometryScript(): Promise<string> {
  const options = { bundle: true, write: false, format: 'iife', globalName: 'geometry' } as const;
  const { outputFiles } = await build({ entryPoints: [`${modules}/geometry.ts`], ...options });
  return outputFiles.map(({ text }) => text).join('');
}

export async function openBrowser(): Promise<Browser> {
  const executablePath = systemBrowser();
  return chromium.launch({
    timeout: 0,
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
}

/** Opens a document with these figures; its typeface is there. */
export async function openFigures(page: Page, figures: readonly RealFigure[], styles: string): Promise<void> {
  page.setDefaultTimeout(0);
  await page.setContent(figuresDocument(figures, styles));
  // Nobody asks for the typeface of what is hidden.
  await page.evaluate('Promise.all([...document.fonts].map((face) => face.load())).then(() => undefined)');
}

/** Px: around a figure. */
const roomAround = 100;

/** Makes the window as high as the highest figure: nobody can ask what lies below the window. */
async function fitWindow(page: Page, widths: readonly number[]): Promise<void> {
  const height = z.number().parse(await page.evaluate(`geometry.tallestAt(${JSON.stringify(widths)})`));
  await page.setViewportSize({ width: 1200, height: height + roomAround });
}

const faultsSchema = z.array(z.custom<Fault>());

/** So many at once: a browser with all of them would be slow. */
const perPage = 30;

/** What is wrong with the figures in columns so wide, in px. */
export async function faultsOf(
  { figures, styles }: DrawnFigures,
  widths: readonly number[],
): Promise<readonly Fault[]> {
  const script = await geometryScript();
  const browser = await openBrowser();
  const faults: Fault[] = [];
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
    for (let first = 0; first < figures.length; first += perPage) {
      await openFigures(page, figures.slice(first, first + perPage), styles);
      await page.addScriptTag({ content: script });
      await fitWindow(page, widths);
      faults.push(...faultsSchema.parse(await page.evaluate(`geometry.faultsAt(${JSON.stringify(widths)})`)));
    }
    return faults;
  } finally {
    await browser.close();
  }
}
