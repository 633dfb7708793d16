import { expect, it } from 'vitest';
import { checkHtmlSizes } from '@/lib/build/export/checks/checkHtmlSizes';
import { finishedPage, soundPage } from '../finishedPage';

const chart = '<svg role="img"></svg>';

function sizes(files: Readonly<Record<string, number>>): Parameters<typeof checkHtmlSizes>[1] {
  return Object.entries(files).map(([file, gzip]) => ({ file, raw: gzip, brotli: gzip, gzip }));
}

it('names how many pages are above the limit, and the heaviest three', () => {
  const pages = ['/', '/a', '/b', '/c', '/d'].map((path) => finishedPage(path, soundPage()));
  const files = sizes({ 'index.html': 16_000, 'a.html': 15_000, 'b.html': 19_000, 'c.html': 18_000, 'd.html': 15_001 });
  expect(checkHtmlSizes(pages, files)).toEqual([
    {
      page: '/b',
      message:
        'HTML of pages without charts: 4 above 15,000 bytes after gzip; the heaviest: /b 19,000, /c 18,000, / 16,000.',
    },
  ]);
});

it('allows pages with charts more', () => {
  const pages = ['/a', '/b'].map((path) => finishedPage(path, soundPage({ main: chart })));
  expect(checkHtmlSizes(pages, sizes({ 'a.html': 40_000, 'b.html': 16_000 }))).toEqual([]);
  expect(checkHtmlSizes(pages, sizes({ 'a.html': 40_001, 'b.html': 16_000 }))).toEqual([
    { page: '/a', message: 'HTML of pages with charts: 1 above 40,000 bytes after gzip; the heaviest: /a 40,001.' },
  ]);
});
