/**
 * `npm run bench`: what builds cost, at 250, 1000 and 4000 indicators in five languages (other numbers may be given): the
 * first one, the pictures for other sites that follow it, one after a changed text, and beside them `next build` of the same
 * pages, without anything afterwards. Prints a table; the figures are in `test-results/bench.json`, too.
 */
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/shared/files';
import { paths } from '@/lib/shared/paths';
import { openWorkshop } from '../support/workshop';
import { manyIndicators } from './manyIndicators';
import { measured } from './measured';
import type { Cost } from './measured';

interface Figures extends Cost {
  readonly indicators: number;
  readonly build: 'first' | 'share pictures' | 'one changed text' | 'next build';
  readonly pages: number;
  readonly files: number;
  readonly megabytes: number;
}

const ours = ['--import', 'tsx', 'lib/commands/build.ts', '--pictures-later'];
const pictures = ['--import', 'tsx', 'lib/commands/sharePictures.ts', '--place'];
const nextBuild = ['node_modules/next/dist/bin/next', 'build'];

/** The build adapter then leaves the content and the export to others. */
const withoutStages = { SITE_STAGES: 'pages', NODE_ENV: 'production' };

/** Of a folder with a finished site, or with what Next.js wrote. */
async function sizeOf(folder: string): Promise<Pick<Figures, 'pages' | 'files' | 'megabytes'>> {
  const files = listFiles(folder);
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(folder, file))).size));
  return {
    pages: files.filter((file) => file.endsWith('.html')).length,
    files: files.length,
    megabytes: sizes.reduce((sum, size) => sum + size, 0) / 1e6,
  };
}

async function benchOf(indicators: number): Promise<readonly Figures[]> {
  const workshop = await openWorkshop(path.join(paths.cache, 'builds-bench'), 'content-types/sample/media');
  const inWorkshop = (folder: string): string => path.join(workshop.folder, path.relative(process.cwd(), folder));
  const run = async (
    build: Figures['build'],
    parameters: readonly string[],
    folder: string,
    settings: Readonly<Record<string, string>> = {},
  ): Promise<Figures> => {
    const cost = await measured(parameters, workshop.folder, { ...workshop.environment(), ...settings });
    const figures = { indicators, build, ...cost, ...(await sizeOf(inWorkshop(folder))) };
    console.log(lineOf(figures));
    return figures;
  };
  try {
    await workshop.edit(manyIndicators(indicators, 'Vorher.'));
    const first = await run('first', ours, paths.out);
    const shared = await run('share pictures', pictures, paths.out);
    await workshop.edit(manyIndicators(indicators, 'Nachher.'));
    const changed = await run('one changed text', ours, paths.out);
    // It renders all pages, from the same content.
    await rm(inWorkshop(path.resolve('.next')), { recursive: true, force: true });
    return [first, shared, changed, await run('next build', nextBuild, paths.rendered, withoutStages)];
  } finally {
    await workshop.close();
  }
}

const columns = ['indicators', 'build', 'wall s', 'CPU s', 'memory MB', 'pages', 'files', 'MB'] as const;
const widths = [10, 16, 8, 8, 9, 7, 8, 7] as const;

function inColumns(cells: readonly string[]): string {
  return cells.map((cell, index) => cell.padStart(widths[index] ?? 0)).join('  ');
}

function lineOf({ indicators, build, pages, files, megabytes, ...cost }: Figures): string {
  const { wallSeconds, processorSeconds, memoryMb } = cost;
  return inColumns([
    String(indicators),
    build,
    wallSeconds.toFixed(1),
    processorSeconds.toFixed(1),
    memoryMb?.toFixed(0) ?? '–',
    String(pages),
    String(files),
    megabytes.toFixed(0),
  ]);
}

const wanted = process.argv.slice(2).map(Number);
const sizes = wanted.length > 0 ? wanted : [250, 1000, 4000];

console.log(inColumns(columns));
const all: Figures[] = [];
for (const size of sizes) all.push(...(await benchOf(size)));
const folder = 'test-results';
await mkdir(folder, { recursive: true });
await writeFile(path.join(folder, 'bench.json'), JSON.stringify(all, null, 2));
