/** How much HTML the pages are, against the limits of the design. Long texts are the editors' choice, so these are warnings. */
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

/** One warning for pages without charts and one for those with, if any exceeds its limit; it names the heaviest. */
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
