import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { frequentWord, searchFor } from '../support/searchWords';
import { allAddresses, isFramed, pageOfEachKind } from '../support/site';

/** The module of every page. */
const moduleLimit = 8_000;
/** With what few pages load besides: lists to narrow, the glossary. */
const contentPageLimit = 9_500;
/** The page for wrong addresses looks up where they lead now. */
const notFoundPageLimit = 10_000;
/** What lets charts be asked, and tables that are seen at once be sorted. */
const chartCode = 4_600;
/** All that comes, at once and later, to who plays and who searches. */
const quizPageLimit = 85_000;
const searchPageLimit = 60_000;
const styleLimit = 22_000;
const fontLimit = 60_000;
const phoneImageLimit = 60_000;
const pageLimit = 15_000;
const chartPageLimit = 40_000;

/** Pages that hold more than others: all terms of the glossary, a quiz (an island, whose text is there twice) beside charts. */
const richPageLimits: Readonly<Record<string, number>> = {
  glossary: 20_000,
  article: 46_000,
};

// A usual phone.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

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

for (const [kind, address] of Object.entries(pageOfEachKind)) {
  test(`${kind} stays within its weight of scripts, text, styles, typefaces and pictures on a phone`, async ({
    page,
  }) => {
    const bodies: Promise<Loaded>[] = [];
    const collect = (response: Response): void => {
      // What is fetched ahead is no part of the page.
      if (response.status() === 200 && response.request().resourceType() !== 'fetch') bodies.push(loaded(response));
    };
    page.on('response', collect);
    await page.goto(kind === 'search' ? searchFor(frequentWord()) : address, { waitUntil: 'networkidle' });
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
    const hasIsland = (await page.locator('[data-island]').count()) > 0;
    const islandPageLimit = kind === 'search' ? searchPageLimit : quizPageLimit;
    const canBeAsked = (await page.locator('[data-ask], [data-sort]').count()) > 0;
    const plainPageLimit = kind === 'not-found' ? notFoundPageLimit : contentPageLimit;
    const scriptLimit = (hasIsland ? islandPageLimit : plainPageLimit) + (canBeAsked ? chartCode : 0);
    const [module] = files.filter(({ address: file }) => file.includes('/assets/site-'));
    expect.soft(module?.bytes, 'the module of every page').toBeLessThanOrEqual(moduleLimit);
    expect.soft(total('script'), 'scripts').toBeLessThanOrEqual(scriptLimit);
    expect.soft(await page.content()).not.toContain('__next_f');
  });
}

test('a page is two files beside their compressed copies, and no flight data is left', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html') && !/(^|\/)(404|500)\.html$/.test(file));
  const payloads = files.filter((file) => file.endsWith('_payload.json'));
  expect(pages).toHaveLength(allAddresses.length);
  expect(payloads).toHaveLength(allAddresses.filter((address) => !isFramed(address)).length);
  expect(files.filter((file) => file.endsWith('.txt')).toSorted()).toEqual(['llms.txt', 'robots.txt']);
});
