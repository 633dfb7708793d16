/** On paper, articles and indicators are reports. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { localizedPath } from '@/lib/i18n/paths';
import { chartPage, longestLine } from '../support/figureTools';
import { test } from '../support/onePage';
import { address as choiceAddress, chosen } from '../support/ownSelection';
import { controlsOnPaper } from '../support/paper';
import {
  beyondMargin,
  canReadPdf,
  firstLine,
  lastLine,
  missingProgram,
  overlaps,
  printedWords,
} from '../support/printedWords';
import type { PrintedWord } from '../support/printedWords';
import { frequentWord, searchFor } from '../support/searchWords';
import { dataOf, pageOf, pageOfEachKind, pageWith } from '../support/site';

const kinds = Object.entries(pageOfEachKind);
const reports = kinds.filter(([kind]) => ['article', 'statistic', 'indicator', 'glossary'].includes(kind));

/** Folded texts that paper does not show. */
async function foldedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main details')]
      .filter((details) => details.closest('nav') === null)
      // What is pressed is for the screen.
      .filter((details) => details.querySelector('button, a[download]') === null || details.checkVisibility())
      // A figure tells the address of its own page, a part of a quiz that of the whole.
      .filter((details) => details.closest('.screen-only') === null)
      .flatMap((details) =>
        [...details.children]
          .filter((child) => child.tagName !== 'SUMMARY' && child.textContent.trim() !== '')
          .filter((child) => !child.checkVisibility({ contentVisibilityAuto: true }) || child.clientHeight === 0)
          .map((child) => child.outerHTML.slice(0, 160)),
      ),
  );
}

/** Links to other sites but for terms of use, and all those in texts, whose address paper does not show. */
async function linksWithoutAddress(page: Page): Promise<readonly string[]> {
  const links = 'main a[href^="http"]:not([rel="license"]), main .prose a[href^="/"]';
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLAnchorElement>(selector)]
        .filter((link) => link.checkVisibility())
        .filter((link) => !getComputedStyle(link, '::after').content.includes(link.getAttribute('href') ?? ''))
        .map((link) => link.outerHTML.slice(0, 160)),
    links,
  );
}

for (const [kind, address] of reports) {
  test(`${kind} prints without navigation, with everything that is folded, and with addresses`, async ({ page }) => {
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const navigation of await page.getByRole('navigation').all()) await expect(navigation).toBeHidden();
    for (const search of await page.getByRole('search').all()) await expect(search).toBeHidden();
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeHidden();
    expect(await foldedTexts(page)).toEqual([]);
    expect(await linksWithoutAddress(page)).toEqual([]);
  });
}

test('the checks notice something folded and a link without its address', async ({ page }) => {
  await page.goto(pageOf('article'));
  await page.evaluate(() => {
    const [folded, text, link] = ['details', 'p', 'a'].map((name) => document.createElement(name));
    text?.append('Verborgen');
    folded?.append(text ?? '');
    link?.setAttribute('href', 'https://andere.example/');
    link?.append('Anderswo');
    document.querySelector('main')?.append(folded ?? '', link ?? '');
  });
  expect(await foldedTexts(page)).toContainEqual(expect.stringContaining('Verborgen'));
  expect(await linksWithoutAddress(page)).toContainEqual(expect.stringContaining('Anderswo'));
});

test('columns upon each other have nothing to press on paper', async ({ page }) => {
  await page.goto(choiceAddress);
  await page.emulateMedia({ media: 'print' });
  expect(await controlsOnPaper(page)).toEqual([]);
});

test('the table of an indicator is on paper, whole', async ({ page }) => {
  await page.goto(chartPage());
  await page.emulateMedia({ media: 'print' });
  const table = page.getByRole('table').first();
  await expect(table).toBeVisible();
  const cut = await table.evaluate((element) => {
    const box = element.parentElement;
    return box === null ? 0 : Math.max(box.scrollHeight - box.clientHeight, 0);
  });
  expect(cut).toBeLessThanOrEqual(1);
});

test('paper is white and its text dark, even when the screen is dark', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(pageOf('article'));
  const [ground, text] = await page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    const brightness = (colour: string): number => {
      if (canvas === null) return -1;
      canvas.fillStyle = '#fff';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return (red + green + blue) / 3;
    };
    const { backgroundColor, color } = getComputedStyle(document.body);
    return [brightness(backgroundColor), brightness(color)] as const;
  });
  expect(ground).toBeGreaterThan(240);
  expect(text).toBeLessThan(80);
});

/** Pages with a long table. */
const tables: Readonly<Record<string, () => string>> = {
  article: () => pageOf('article'),
  longTable: longestLine,
  frenchTable: () => localizedPath('fr', chartPage()),
  easyTable: () => pageWith('table in Leichte Sprache', /<table/, 'indicator', 'ls'),
  easyArticle: () => pageWith('article with a table in Leichte Sprache', /<table/, 'article', 'ls'),
};

/** Besides those of each kind pages with tables, longer words or larger letters, figures and found entries. */
const printed: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(kinds.map(([kind, address]) => [kind, () => address])),
  ...tables,
  wideTable: () => pageWith('map of areas', /aria-label="[^"]*Kachelkarte/, 'indicator'),
  ownChoice: () => chosen(`reihe=${dataOf(choiceAddress)[0]?.[1] ?? ''}&werte=index`),
  frenchArticle: () => localizedPath('fr', pageOf('article')),
  figures: () => pageWith('interactive content with figures', / class="figures-item"/, 'interactive'),
  found: () => searchFor(frequentWord()),
};

/** What stands above something. Headings of lower ranks are often what links are named, too. */
async function headsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, summary, thead tr, figcaption:not(:last-child) > :last-child')]
      .filter((head) => head.checkVisibility())
      .map((head) => head.innerText.replace(head.querySelector('.visually-hidden')?.textContent ?? '', ''))
      .map((text) => text.replaceAll(/\s+/g, ' ').trim())
      // The kind of an entry may be the title of a list, too.
      .filter((text) =>
        [...document.querySelectorAll('.entry-list-detail, .teaser-elements-detail')].every(
          (kind) => kind.textContent !== text,
        ),
      ),
  );
}

/** Whether a page ends with one of the heads; one in several lines is told by all its words. */
function endsWithHead(words: readonly PrintedWord[], heads: readonly string[]): boolean {
  const [line, text] = [lastLine(words), words.map((word) => word.text).join(' ')];
  return heads.some((head) => head === line || (head.endsWith(line) && text.endsWith(head)));
}

/** What the rows of tables begin with. */
async function rowHeadsOf(page: Page): Promise<readonly string[]> {
  return page.getByRole('table').getByRole('rowheader').allInnerTexts();
}

/** Whether a line is a row of a table: a value follows its head. A sentence may begin with a year, too. */
function isRow(line: string, heads: readonly string[]): boolean {
  return heads.some((head) => line.startsWith(`${head} `) && /^[\d(−…X–-]/.test(line.slice(head.length + 1)));
}

test.describe('on printed pages', () => {
  test.skip(!canReadPdf(), missingProgram);

  for (const [kind, address] of Object.entries(printed)) {
    test(`of ${kind} each word has its place, and none ends with what belongs to the next`, async ({ page }) => {
      await page.goto(address());
      const document = await page.pdf({ format: 'A4' });
      const pages = printedWords(document);
      const faults = pages.flatMap((words, index) =>
        [...(words.length === 0 ? ['empty'] : overlaps(words)), ...beyondMargin(words)].map(
          (fault) => `page ${index + 1}: ${fault}`,
        ),
      );
      expect.soft(faults, 'words on top of each other, or cut').toEqual([]);
      await page.emulateMedia({ media: 'print' });
      const heads = await headsOf(page);
      const ends = pages.filter((words) => endsWithHead(words, heads));
      expect.soft(ends.map(lastLine), 'heads at the end of a page').toEqual([]);
      if (!(kind in tables)) return;
      const rows = await rowHeadsOf(page);
      const starts = pages.map(firstLine).filter((line) => isRow(line, rows));
      expect.soft(starts, 'rows at the top, without the head of their table').toEqual([]);
      expect.soft(rows.length, 'rows of tables').toBeGreaterThan(0);
    });
  }

  test('an article takes two sheets for each minute of reading, with its terms once at the end', async ({ page }) => {
    await page.goto(pageOf('article'));
    const minutes = Number(/(\d+)\sMinute/.exec((await page.locator('.margin').textContent()) ?? '')?.[1]);
    const sheets = printedWords(await page.pdf({ format: 'A4' }));
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.length).toBeLessThanOrEqual(2 * minutes);
    await page.emulateMedia({ media: 'print' });
    for (const meaning of await page.locator('.glossary-terms-definition').all()) await expect(meaning).toBeHidden();
    const terms = await page
      .locator('.glossary-terms-name')
      .evaluateAll((names) =>
        names.filter((name) => name.closest('.screen-only') === null).map((name) => name.textContent),
      );
    const printed = await page.locator('.printed-terms-word').allTextContents();
    expect(new Set(printed).size).toBe(printed.length);
    expect([...new Set(terms)].filter((term) => !printed.includes(term))).toEqual([]);
  });

  test('found entries say what was searched for', async ({ page }) => {
    await page.goto(searchFor(frequentWord()), { waitUntil: 'networkidle' });
    const [words = []] = printedWords(await page.pdf({ format: 'A4' }));
    expect(words.map(({ text }) => text)).toContain(`«${frequentWord()}»`);
  });

  test('the check notices words on top of each other', async ({ page }) => {
    await page.setContent('<p>Unten</p><p style="margin-block-start: -2.1em">Darauf</p>');
    const [words = []] = printedWords(await page.pdf({ format: 'A4' }));
    // Which one pdftotext names first depends on the fonts of the machine.
    expect(overlaps(words).map((pair) => pair.split(' × ').toSorted())).toEqual([['Darauf', 'Unten']]);
  });

  test('the check notices a row at the top', () => {
    const lines = [
      '2026 0,78',
      '2025 (0,92) 2024 1,01',
      'Altstadt Grossbasel 1,10 1,20',
      '2025 bei 0,92 % und endet 2026',
    ];
    expect(lines.filter((line) => isRow(line, ['2025', '2026', 'Altstadt Grossbasel']))).toEqual(lines.slice(0, 3));
  });

  test('the checks notice words in the margin, and what stands last', async ({ page }) => {
    await page.setContent('<p>Oben</p><p style="margin-inline-start: 17.5cm">Randbemerkung</p>');
    const [words = []] = printedWords(await page.pdf({ format: 'A4' }));
    expect(beyondMargin(words)).toEqual(['Randbemerkung is cut']);
    expect(lastLine(words)).toBe('Randbemerkung');
  });
});
