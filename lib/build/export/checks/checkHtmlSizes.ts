/** Checks the size of HTML pages against the limits. Only warnings, since editors decide how long texts are. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pageFile } from '@/lib/site/pageFiles';
import type { FinishedPage } from '../finishPages';
import { formatCount } from '@/lib/shared/quantities';
import type { ExportProblem } from '../problems';

const kinds = [
  { chart: false, limit: 15_000, name: 'without charts' },
  { chart: true, limit: 40_000, name: 'with charts' },
] as const;

const pagesNamed = 3;

/** Bytes after gzip by address; of a page that has no compressed copy, its own. */
export type HtmlSizes = ReadonlyMap<string, number>;

function sizeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size;
}

/** Measures the pages of a finished export. Synchronous, because that is faster for thousands of files. */
export function measureHtml(exportDir: string, pages: readonly FinishedPage[]): HtmlSizes {
  return new Map(
    pages.map(({ path }) => {
      const file = join(exportDir, pageFile(path));
      return [path, sizeOf(`${file}.gz`) ?? sizeOf(file) ?? 0];
    }),
  );
}

/** Returns at most two warnings, one for pages without charts and one for those with charts, naming the heaviest pages. */
export function checkHtmlSizes(pages: readonly FinishedPage[], sizes: HtmlSizes): readonly ExportProblem[] {
  return kinds.flatMap(({ chart, limit, name }) => {
    const heavy = pages
      .filter(({ facts }) => facts.chart === chart)
      .map(({ path }) => ({ path, size: sizes.get(path) ?? 0 }))
      .filter(({ size }) => size > limit)
      .sort((left, right) => right.size - left.size);
    const heaviest = heavy.slice(0, pagesNamed);
    if (heaviest.length === 0) return [];
    const named = heaviest.map(({ path, size }) => `${path} ${formatCount(size)}`).join(', ');
    const message = `HTML of pages ${name}: ${heavy.length} above ${formatCount(limit)} bytes after gzip; the heaviest: ${named}.`;
    return heaviest.slice(0, 1).map(({ path }) => ({ page: path, message }));
  });
}
