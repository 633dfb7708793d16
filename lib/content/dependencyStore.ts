/**
 * What pages read, on disk. While pages are rendered, each process appends to a file of its own, a line for each
 * complete page; afterwards all are kept in one file that names each cell once.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { memoize } from '@/lib/shared/browser/memoize';
import { ignoreMissing } from '@/lib/shared/replaceFolders';
import type { Dependency } from './dependencies';

/** The cells that pages and files have read, by address. */
export type PageDependencies = ReadonlyMap<string, readonly Dependency[]>;

const lineSchema = z.tuple([z.string(), z.array(z.string())]);

/** Notes what a page read, at once: the process may end at any time. `address` is decoded: `/fr/themen`. */
export function appendDependencies(folder: string, address: string, cells: readonly Dependency[]): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(path.join(folder, `${process.pid}.jsonl`), `${JSON.stringify([address, cells])}\n`);
}

/** Notes that a page is begun: one without reads afterwards has failed. */
export function appendStarted(folder: string, address: string): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(path.join(folder, `${process.pid}.begun`), `${JSON.stringify(address)}\n`);
}

/** The addresses that were begun, and are not among the complete ones: see `collectDependencies`. */
export async function failedPages(folder: string, complete: PageDependencies): Promise<readonly string[]> {
  const files = (await readdir(folder).catch(ignoreMissing)) ?? [];
  const begun = files.filter((file) => file.endsWith('.begun'));
  const texts = await Promise.all(begun.map((file) => readFile(path.join(folder, file), 'utf8')));
  const lines = texts.flatMap((text) => text.split('\n').filter((line) => line !== ''));
  const addresses = new Set(lines.map((line) => z.string().parse(JSON.parse(line))));
  return [...addresses].filter((address) => !complete.has(address)).sort();
}

function parseLine(line: string): readonly [string, readonly Dependency[]][] {
  try {
    return [lineSchema.parse(JSON.parse(line))];
  } catch {
    // Cut off while it was written: nobody knows what this page read.
    return [];
  }
}

/** What the processes of a rendering have noted in the folder. A page without a whole line is not in it. */
export async function collectDependencies(folder: string): Promise<PageDependencies> {
  const files = await readdir(folder).catch((error: unknown) => {
    ignoreMissing(error);
    return [];
  });
  const texts = await Promise.all(
    files.filter((file) => file.endsWith('.jsonl')).map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  return new Map(texts.flatMap((text) => text.split('\n').flatMap(parseLine)));
}

/** Cells by number, and for each page the numbers of its cells. */
const storedSchema = z.object({
  format: z.literal(2),
  build: z.string(),
  cells: z.array(z.string()),
  // Millions of numbers: each is looked at when its cell is looked up.
  pages: z.record(
    z.string(),
    z.custom<readonly number[]>((value) => Array.isArray(value)),
  ),
});

/** Of all cells that this process has stored. */
const numbers = new Map<Dependency, number>();

function numberOf(cell: Dependency): number {
  const number = numbers.get(cell) ?? numbers.size;
  numbers.set(cell, number);
  return number;
}

/** What a page has read is the same in many builds. */
const numbered = memoize((read: readonly Dependency[]) => `[${read.map(numberOf).join(',')}]`);

/** Writes the file as a whole, or not at all, into a folder that is there. `build`: the name of the one whose pages they are. */
export async function storeDependencies(file: string, build: string, reads: PageDependencies): Promise<void> {
  const pages = [...reads].map(([address, read]) => `${JSON.stringify(address)}:${numbered(read)}`).join(',\n');
  const cells = JSON.stringify([...numbers.keys()]);
  await writeFile(`${file}.next`, `{"format":2,"build":${JSON.stringify(build)},"cells":${cells},"pages":{${pages}}}`);
  await rename(`${file}.next`, file);
}

function isComplete(read: readonly (Dependency | undefined)[]): read is readonly Dependency[] {
  return !read.includes(undefined);
}

/** What the file holds; undefined if there is none of this build that can be read, so that nothing is known about any page. */
export async function loadDependencies(file: string, build: string): Promise<PageDependencies | undefined> {
  try {
    const { build: written, cells, pages } = storedSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    if (written !== build) return undefined;
    return new Map(
      Object.entries(pages).flatMap(([address, numbers]) => {
        const read = numbers.map((number) => cells[number]);
        return isComplete(read) ? [[address, read] as const] : [];
      }),
    );
  } catch {
    return undefined;
  }
}
