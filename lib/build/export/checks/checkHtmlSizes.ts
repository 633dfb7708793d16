/** Checks the size of HTML pages against the limits. Only warnings, since editors decide how long texts are. */
import { pageFile } from '@/lib/site/pageFiles';
import type { CompressedFile } from '../compressFiles';
import type { FinishedPage } from '../finishPages';
import { formatCount } from '@/lib/shared/quantities';
import type { ExportProblem } from '../problems';

const kinds = [
  { chart: false, limit: 15_000, name: 'without charts' },
  { chart: true, limit: 40_000, name: 'with charts' },
] as const;

const pagesNamed = 3;

/** Returns at most two warnings, one for pages without charts and one for those with charts, naming the heaviest pages. */
export function checkHtmlSizes(
  pages: readonly FinishedPage[],
  files: readonly CompressedFile[],
): readonly ExportProblem[] {
  const sizes = new Map(files.map(({ file, gzip }) => [file, gzip]));
  return kinds.flatMap(({ chart, limit, name }) => {
    const heavy = pages
      .filter(({ facts }) => facts.chart === chart)
      .map(({ path }) => ({ path, size: sizes.get(pageFile(path)) ?? 0 }))
      .filter(({ size }) => size > limit)
      .sort((left, right) => right.size - left.size);
    const heaviest = heavy.slice(0, pagesNamed);
    if (heaviest.length === 0) return [];
    const named = heaviest.map(({ path, size }) => `${path} ${formatCount(size)}`).join(', ');
    const message = `HTML of pages ${name}: ${heavy.length} above ${formatCount(limit)} bytes after gzip; the heaviest: ${named}.`;
    return heaviest.slice(0, 1).map(({ path }) => ({ page: path, message }));
  });
}
