import { expect, it } from 'vitest';
import { checkHtmlSizes, measureHtml } from '@/lib/build/export/checks/checkHtmlSizes';
import type { HtmlSizes } from '@/lib/build/export/checks/checkHtmlSizes';
import { finishedPage, soundPage } from '../finishedPage';
import { temporaryFolder, writeFiles } from '../sampleExport';

const chart = '<svg role="img"></svg>';

function sizes(pages: Readonly<Record<string, number>>): HtmlSizes {
  return new Map(Object.entries(pages));
}

it('measures the compressed copy, or the page itself if it has none', async () => {
  const folder = await temporaryFolder();
  await writeFiles(folder, { 'index.html': 'x'.repeat(900), 'a.html': 'x'.repeat(2000), 'a.html.gz': 'x'.repeat(40) });
  const pages = ['/', '/a'].map((path) => finishedPage(path, soundPage()));
  expect(measureHtml(folder, pages)).toEqual(sizes({ '/': 900, '/a': 40 }));
});

it('names how many pages are above the limit, and the heaviest three', () => {
  const pages = ['/', '/a', '/b', '/c', '/d'].map((path) => finishedPage(path, soundPage()));
  const measured = sizes({ '/': 16_000, '/a': 15_000, '/b': 19_000, '/c': 18_000, '/d': 15_001 });
  expect(checkHtmlSizes(pages, measured)).toEqual([
    {
      page: '/b',
      message:
        'HTML of pages without charts: 4 above 15,000 bytes after gzip; the heaviest: /b 19,000, /c 18,000, / 16,000.',
    },
  ]);
});

it('allows pages with charts more', () => {
  const pages = ['/a', '/b'].map((path) => finishedPage(path, soundPage({ main: chart })));
  expect(checkHtmlSizes(pages, sizes({ '/a': 40_000, '/b': 16_000 }))).toEqual([]);
  expect(checkHtmlSizes(pages, sizes({ '/a': 40_001, '/b': 16_000 }))).toEqual([
    { page: '/a', message: 'HTML of pages with charts: 1 above 40,000 bytes after gzip; the heaviest: /a 40,001.' },
  ]);
});
