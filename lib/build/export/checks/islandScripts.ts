/** Finds the code that an island loads at once: its own module and what that imports. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from '@/lib/shared/replaceFolders';

const folder = 'assets';

const imported = /\b(?:from|import)\s*"\.\/([\w-]+\.js)"/g;

/** Returns the addresses of the files by island; empty for an island without code. */
export async function islandScripts(
  exportDir: string,
  islands: Iterable<string>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const files = (await readdir(join(exportDir, folder)).catch(ignoreMissing)) ?? [];
  const withImports = async (file: string, found: Set<string>): Promise<Set<string>> => {
    if (found.has(file)) return found;
    found.add(file);
    const code = await readFile(join(exportDir, folder, file), 'utf8');
    for (const [, other = ''] of code.matchAll(imported)) await withImports(other, found);
    return found;
  };
  const scripts = new Map<string, readonly string[]>();
  for (const island of islands) {
    const own = files.find((file) => file.startsWith(`${island}-`) && file.endsWith('.js'));
    const all = own === undefined ? [] : [...(await withImports(own, new Set()))];
    scripts.set(
      island,
      all.map((file) => `/${folder}/${file}`),
    );
  }
  return scripts;
}
