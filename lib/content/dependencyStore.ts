/**
 * The dependencies of pages, on disk. While pages are rendered, each process appends to a file of its own, a line per
 * complete page; afterwards one file stores all of them and names each dependency once.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { memoize } from '@/lib/shared/browser/memoize';
import { ignoreMissing } from '@/lib/shared/replaceFolders';
import type { Dependency } from './dependencies';

/** The dependencies of pages and files, by address. */
export type PageDependencies = ReadonlyMap<string, readonly Dependency[]>;

const lineSchema = z.tuple([z.string(), z.array(z.string())]);

/** Appends the dependencies of a page, synchronously: the process may end at any time. `address` is decoded: `/fr/themen`. */
export function appendDependencies(folder: string, address: string, dependencies: readonly Dependency[]): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(path.join(folder, `${process.pid}.jsonl`), `${JSON.stringify([address, dependencies])}\n`);
}

function parseLine(line: string): readonly [string, readonly Dependency[]][] {
  try {
    return [lineSchema.parse(JSON.parse(line))];
  } catch {
    // Cut off while it was written: the dependencies of this page are unknown.
    return [];
  }
}

/** Collects what the rendering processes have written to the folder. Pages without a complete line are missing. */
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

/** Dependencies by number, and for each page the numbers of its dependencies. */
const storedSchema = z.object({
  format: z.literal(3),
  build: z.string(),
  dependencies: z.array(z.string()),
  // Millions of numbers: each is checked only when it is looked up.
  pages: z.record(
    z.string(),
    z.custom<readonly number[]>((value) => Array.isArray(value)),
  ),
});

/** Numbers dependencies in the order in which they come. */
function createNumbering() {
  const numbers = new Map<Dependency, number>();
  const numberOf = (dependency: Dependency): number => {
    const number = numbers.get(dependency) ?? numbers.size;
    numbers.set(dependency, number);
    return number;
  };
  return {
    /** Cached: a page keeps its dependencies in many builds. */
    numbered: memoize((read: readonly Dependency[]) => `[${read.map(numberOf).join(',')}]`),
    dependencies: () => [...numbers.keys()],
  };
}

/** Numbering begins anew after this many builds, to forget the dependencies that no page has any more. */
const buildsPerNumbering = 100;
let numbering = createNumbering();
let stored = 0;

/** Writes the file atomically; its folder must exist. `build`: the name of the build that has rendered the pages. */
export async function storeDependencies(file: string, build: string, reads: PageDependencies): Promise<void> {
  stored += 1;
  if (stored % buildsPerNumbering === 0) numbering = createNumbering();
  const { numbered } = numbering;
  const pages = [...reads].map(([address, read]) => `${JSON.stringify(address)}:${numbered(read)}`).join(',\n');
  const dependencies = JSON.stringify(numbering.dependencies());
  await writeFile(
    `${file}.next`,
    `{"format":3,"build":${JSON.stringify(build)},"dependencies":${dependencies},"pages":{${pages}}}`,
  );
  await rename(`${file}.next`, file);
}

function isComplete(read: readonly (Dependency | undefined)[]): read is readonly Dependency[] {
  return !read.includes(undefined);
}

/** The dependencies in the file; undefined if it is missing, unreadable or from another build: then all are unknown. */
export async function loadDependencies(file: string, build: string): Promise<PageDependencies | undefined> {
  try {
    const { build: written, dependencies, pages } = storedSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    if (written !== build) return undefined;
    return new Map(
      Object.entries(pages).flatMap(([address, numbers]) => {
        const read = numbers.map((number) => dependencies[number]);
        return isComplete(read) ? [[address, read] as const] : [];
      }),
    );
  } catch {
    return undefined;
  }
}
