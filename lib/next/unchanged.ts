/** Addresses whose page or file is unchanged since the previous build: they are reused and not rendered. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { config } from '@/lib/base/config';
import type { ManifestPage } from '@/lib/site/pagesManifest';
import { paths } from '@/lib/base/paths';
import { ignoreMissing } from '@/lib/base/replaceFolders';

const listSchema = z.array(z.string());

/** Thousands of pages from the build itself, which has checked them. */
const pagesSchema = z.array(z.custom<ManifestPage>((value) => typeof value === 'object'));

/** Those of pages are in both. */
export interface UnchangedParts {
  /** Of pages and files; decoded, `/fr/themen`. */
  readonly addresses: Iterable<string>;
  /** What the list of pages says of the pages. */
  readonly pages: readonly ManifestPage[];
}

/** To be written before pages are rendered. */
export async function writeUnchanged({ addresses, pages }: UnchangedParts): Promise<void> {
  await mkdir(path.dirname(paths.unchanged), { recursive: true });
  await writeFile(paths.unchanged, JSON.stringify([...addresses].sort()));
  await writeFile(paths.unchangedPages, JSON.stringify(pages));
}

async function readList(file: string): Promise<unknown> {
  if (config().NODE_ENV === 'development') return [];
  return JSON.parse((await readFile(file, 'utf8').catch(ignoreMissing)) ?? '[]');
}

/** What the list of pages says of each that is not rendered, by address. */
export async function unchangedPages(): Promise<ReadonlyMap<string, ManifestPage>> {
  const pages = pagesSchema.parse(await readList(paths.unchangedPages));
  return new Map(pages.map((page) => [page.path, page]));
}

/**
 * Those of `items` that this build renders. One at least, because Next.js takes a route without any for one that cannot
 * be exported.
 */
export async function toRender<Item>(items: readonly Item[], addressOf: (item: Item) => string): Promise<Item[]> {
  const unchanged = new Set(listSchema.parse(await readList(paths.unchanged)));
  const changed = items.filter((item) => !unchanged.has(addressOf(item)));
  return changed.length > 0 ? changed : items.slice(0, 1);
}
