import { readdirSync } from 'node:fs';
import { mkdir, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { errorCode } from './errors';
import { ignoreMissing } from './replaceFolders';

/**
 * Returns all files below a folder as sorted relative paths with `/`; none if the folder is missing. Synchronous,
 * because tens of thousands take four times as long asynchronously.
 */
export function listFiles(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    // Many files are in few folders, so resolve each path once per folder.
    const prefixes = new Map<string, string>();
    const prefixOf = (parent: string): string => {
      const known = prefixes.get(parent);
      if (known !== undefined) return known;
      const prefix = relative(folder, join(parent, sep))
        .split(sep)
        .filter(Boolean)
        .map((name) => `${name}/`)
        .join('');
      prefixes.set(parent, prefix);
      return prefix;
    };
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => prefixOf(parentPath) + name)
      .sort();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Returns a value that changes whenever the file does. */
export async function versionOf(file: string): Promise<string> {
  const found = await stat(file).catch(ignoreMissing);
  return found === undefined ? 'not there' : `${found.ino}/${found.mtimeMs}/${found.size}`;
}

/** Writes a file, and creates the folders above it. */
export async function writeTextFile(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Removes a folder if it is empty. Returns whether it is gone. */
export async function removeIfEmpty(folder: string): Promise<boolean> {
  try {
    await rmdir(folder);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return true;
    if (errorCode(error) === 'ENOTEMPTY') return false;
    throw error;
  }
}

/** Removes files below a folder, and the folders that become empty. */
export async function removeFiles(folder: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    await rm(join(folder, file));
    for (let above = dirname(file); above !== '.' && (await removeIfEmpty(join(folder, above)));)
      above = dirname(above);
  }
}
