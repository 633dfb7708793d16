/** Checks how much code a page makes visitors load, in bytes after gzip, against the budgets. */
import { formatCount } from '@/lib/shared/quantities';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FinishedPage } from '../finishPages';
import type { ExportProblem } from '../problems';
import { islandScripts } from './islandScripts';

/** Limits in bytes after gzip. */
export const budgets = {
  contentScripts: 8_000,
  islandScripts: 95_000,
  stylesheets: 22_000,
} as const;

type Kind = keyof typeof budgets;

const names: Readonly<Record<Kind, string>> = {
  contentScripts: 'JavaScript of every page',
  islandScripts: 'JavaScript of a page and an island',
  stylesheets: 'Stylesheets of a page',
};

/** Bytes after gzip of the heaviest page of each kind; 0 if there is none. */
export type BudgetSizes = Readonly<Record<Kind, number>>;

/** Bytes after gzip by address; null for a missing file. */
async function compressedSizes(
  exportDir: string,
  assets: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number | null>> {
  const sizes = new Map<string, number | null>();
  for (const asset of assets) {
    const content = await readFile(join(exportDir, decodeURIComponent(asset))).catch(() => null);
    sizes.set(asset, content === null ? null : gzipSync(content, { level: 9 }).length);
  }
  return sizes;
}

/** Measures every page. Returns the highest figures, and a problem for each page that exceeds a budget or lacks one of its files. */
export async function checkBudgets(
  exportDir: string,
  pages: readonly FinishedPage[],
): Promise<{ readonly figures: BudgetSizes; readonly problems: readonly ExportProblem[] }> {
  const ofIslands = await islandScripts(exportDir, new Set(pages.flatMap(({ facts }) => facts.islands)));
  const assets = new Set([
    ...pages.flatMap(({ facts }) => [...facts.scripts, ...facts.stylesheets]),
    ...[...ofIslands.values()].flat(),
  ]);
  const sizes = await compressedSizes(exportDir, new Set([...assets].filter((asset) => asset.startsWith('/'))));
  const sum = (list: readonly string[]): number =>
    [...new Set(list)].reduce((total, asset) => total + (sizes.get(asset) ?? 0), 0);

  const figures = { contentScripts: 0, islandScripts: 0, stylesheets: 0 };
  const problems: ExportProblem[] = [];
  const measure = (page: string, kind: Kind, size: number): void => {
    figures[kind] = Math.max(figures[kind], size);
    if (size <= budgets[kind]) return;
    problems.push({
      page,
      message: `${names[kind]}: ${formatCount(size)} bytes after gzip; the limit is ${formatCount(budgets[kind])}.`,
    });
  };
  for (const { path, facts } of pages) {
    for (const asset of new Set([...facts.scripts, ...facts.stylesheets])) {
      if (sizes.get(asset) === null) problems.push({ page: path, message: `The file ${asset} is missing.` });
    }
    measure(path, 'contentScripts', sum(facts.scripts));
    for (const island of facts.islands) {
      const scripts = ofIslands.get(island) ?? [];
      if (scripts.length === 0) problems.push({ page: path, message: `The island ${island} has no code.` });
      measure(path, 'islandScripts', sum([...facts.scripts, ...scripts]));
    }
    measure(path, 'stylesheets', sum(facts.stylesheets));
  }
  return { figures, problems };
}
