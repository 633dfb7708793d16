/** Addresses whose page or file is as it was in the build before: they are taken over from it and not rendered. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { config } from '@/lib/config';
import { paths } from '@/lib/paths';
import { ignoreMissing } from '@/lib/replaceFolders';

const listSchema = z.array(z.string());

/** To be written before pages are rendered; addresses are decoded, `/fr/themen`. */
export async function writeUnchanged(addresses: ReadonlySet<string>): Promise<void> {
  await mkdir(path.dirname(paths.unchanged), { recursive: true });
  await writeFile(paths.unchanged, JSON.stringify([...addresses].sort()));
}

async function readUnchanged(): Promise<ReadonlySet<string>> {
  const text = await readFile(paths.unchanged, 'utf8').catch(ignoreMissing);
  return new Set(listSchema.parse(JSON.parse(text ?? '[]')));
}

/**
 * Those of `items` that this build renders. One at least, because Next.js takes a route without any for one that cannot
 * be exported.
 */
export async function toRender<Item>(items: readonly Item[], addressOf: (item: Item) => string): Promise<Item[]> {
  const unchanged = config().NODE_ENV === 'development' ? new Set() : await readUnchanged();
  const changed = items.filter((item) => !unchanged.has(addressOf(item)));
  return changed.length > 0 ? changed : items.slice(0, 1);
}
