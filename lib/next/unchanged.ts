/** Addresses whose page or file is unchanged since the previous build: they are reused and not rendered. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { config } from '@/lib/base/config';
import { paths } from '@/lib/base/paths';
import { ignoreMissing } from '@/lib/base/replaceFolders';

const listSchema = z.array(z.string());

/** `addresses`: of pages and files; decoded, `/fr/themen`. To be written before pages are rendered. */
export async function writeUnchanged(addresses: Iterable<string>): Promise<void> {
  await mkdir(path.dirname(paths.unchanged), { recursive: true });
  await writeFile(paths.unchanged, JSON.stringify([...addresses].sort()));
}

async function readList(file: string): Promise<unknown> {
  if (config().NODE_ENV === 'development') return [];
  return JSON.parse((await readFile(file, 'utf8').catch(ignoreMissing)) ?? '[]');
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
