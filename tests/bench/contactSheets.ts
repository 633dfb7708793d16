/**
 * `npm run sheets -- <folder>`: pictures of the charts of an office, by kind, on a phone and in a wide column, light and dark.
 * Look at them: a check knows what covers what, not what is ugly.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { drawFigures, openBrowser, openFigures } from '../support/real-indicators/chartPages';
import type { DrawnFigures } from '../support/real-indicators/chartPages';
import type { RealFigure } from '../support/real-indicators/figures';
import { haveRealIndicators, realIndicatorsHint } from '../support/real-indicators/office';

/** In px, with how many columns of figures fill a screen. */
const layouts = [
  { width: 360, columns: 4 },
  { width: 760, columns: 2 },
] as const;

const schemes = ['light', 'dark'] as const;

/** More on one picture could not be seen. */
const perSheet = 16;

const gap = 24;

interface Sheet {
  readonly figures: readonly RealFigure[];
  readonly styles: string;
  readonly file: string;
  readonly layout: (typeof layouts)[number];
  readonly scheme: (typeof schemes)[number];
}

async function draw(browser: Browser, { figures, styles, file, layout, scheme }: Sheet): Promise<void> {
  const { width, columns } = layout;
  const viewport = { width: columns * (width + gap) + gap, height: 900 };
  const page = await browser.newPage({ viewport, colorScheme: scheme });
  const grid = `main { columns: ${columns}; column-gap: 0; } [data-indicator] { break-inside: avoid; --column: ${width}px; }`;
  await openFigures(page, figures, `${styles}${grid}`);
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

function sheetsOf({ figures, styles }: DrawnFigures, folder: string): readonly Sheet[] {
  const kinds = [...new Set(figures.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const own = figures.filter((figure) => figure.kind === kind);
    const parts = Array.from({ length: Math.ceil(own.length / perSheet) }, (_, index) => index);
    return parts.flatMap((part) =>
      layouts.flatMap((layout) =>
        schemes.map((scheme): Sheet => {
          const file = path.join(folder, `${kind}-${part + 1}-${layout.width}-${scheme}.png`);
          return { figures: own.slice(part * perSheet, (part + 1) * perSheet), styles, file, layout, scheme };
        }),
      ),
    );
  });
}

const [folder = '.cache/sheets'] = process.argv.slice(2);
if (!haveRealIndicators) throw new Error(`There is nothing to draw${realIndicatorsHint}.`);
await mkdir(folder, { recursive: true });
const browser = await openBrowser();
try {
  const sheets = sheetsOf(await drawFigures(), folder);
  for (const sheet of sheets) await draw(browser, sheet);
  console.log(`${sheets.length} pictures are in ${folder}`);
} finally {
  await browser.close();
}
