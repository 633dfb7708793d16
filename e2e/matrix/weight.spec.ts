import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { APIRequestContext, Page, Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { allAddresses, pageOfEachKind } from '../support/site';

const contentPageLimit = 8_000;
const islandPageLimit = 185_000;
const styleLimit = 20_000;
const fontLimit = 60_000;
const phoneImageLimit = 60_000;
const pageLimit = 15_000;
const chartPageLimit = 40_000;

/** Pages that hold more than others: all terms of the glossary, all titles that the search knows, a quiz (an island, whose text is there twice), one beside charts. */
const richPageLimits: Readonly<Record<string, number>> = {
  glossary: 20_000,
  search: 20_500,
  quiz: 17_500,
  article: 46_000,
};

/** A usual phone. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

interface Loaded {
  readonly address: string;
  readonly type: string;
  /** After gzip, but for what is compressed already. */
  readonly bytes: number;
}

async function loaded(response: Response): Promise<Loaded> {
  const type = response.request().resourceType();
  const body = await response.body();
  const isCompressed = type === 'font' || (type === 'image' && !response.url().endsWith('.svg'));
  return { address: response.url(), type, bytes: isCompressed ? body.length : gzipSync(body).length };
}

async function expectLightScripts(page: Page, request: APIRequestContext): Promise<void> {
  const scripts = await page.evaluate(() =>
    // Browsers of today leave out what is for those without modules.
    Array.from(document.scripts)
      .filter(({ src, noModule }) => src !== '' && !noModule)
      .map(({ src }) => src),
  );
  const isIsland = (await page.locator('[data-island]').count()) > 0;
  const sizes = await Promise.all(
    scripts.map(async (script) => gzipSync(await (await request.get(script)).body()).length),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect.soft(total, 'scripts').toBeLessThanOrEqual(isIsland ? islandPageLimit : contentPageLimit);
  if (!isIsland) expect.soft(await page.content()).not.toContain('__next_f');
}

for (const [kind, address] of Object.entries(pageOfEachKind)) {
  test(`${kind} stays within its weight of scripts, text, styles, typefaces and pictures on a phone`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const context = await browser.newContext({ ...phone, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    const bodies: Promise<Loaded>[] = [];
    const collect = (response: Response): void => {
      // What is fetched ahead is no part of the page.
      if (response.status() === 200 && response.request().resourceType() !== 'fetch') bodies.push(loaded(response));
    };
    page.on('response', collect);
    await page.goto(address, { waitUntil: 'networkidle' });
    // Nobody would wait for what comes later.
    page.off('response', collect);
    const files = await Promise.all(bodies);
    const total = (type: string): number =>
      files.filter((file) => file.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
    const hasChart = (await page.locator('main svg:not([aria-hidden="true"])').count()) > 0;
    const htmlLimit = richPageLimits[kind] ?? (hasChart ? chartPageLimit : pageLimit);
    expect.soft(total('document'), 'HTML').toBeLessThanOrEqual(htmlLimit);
    expect.soft(total('stylesheet'), 'styles').toBeLessThanOrEqual(styleLimit);
    expect.soft(total('font'), 'typefaces').toBeLessThanOrEqual(fontLimit);
    const heavy = files.filter(({ type, bytes }) => type === 'image' && bytes > phoneImageLimit);
    expect.soft(heavy, 'pictures').toEqual([]);
    await expectLightScripts(page, request);
    await context.close();
  });
}

test('a page is two files beside their compressed copies, and no flight data is left', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html') && !/(^|\/)(404|500)\.html$/.test(file));
  const payloads = files.filter((file) => file.endsWith('_payload.json'));
  expect(pages).toHaveLength(allAddresses().length);
  expect(payloads).toHaveLength(allAddresses().length);
  expect(files.filter((file) => file.endsWith('.txt') && file !== 'robots.txt')).toEqual([]);
});
