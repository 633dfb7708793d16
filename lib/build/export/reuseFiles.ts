/** Reuses files of the previous export by hard links, which cost neither time nor space. */
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { linkFile, linkFiles } from '@/lib/shared/hardLinks';

export interface ReusedFiles {
  /** Links a file and its compressed copies. False if the previous export lacks it. */
  take(file: string): boolean;
  /** Does the same for a file that was rewritten, if its bytes are the same. */
  takeIfSame(file: string): Promise<boolean>;
  has(file: string): boolean;
}

export interface FileReuse extends ReusedFiles {
  /** Does what `take` does for many files, in the background. Returns the files that the previous export lacks. */
  takeAll(files: readonly string[]): Promise<readonly string[]>;
}

/** For a build without a previous one. */
export const nothingReused: ReusedFiles = {
  take: () => false,
  takeIfSame: () => Promise.resolve(false),
  has: () => false,
};

const copies = ['.br', '.gz'];

/** Reuses files of the previous export in the new one. */
export function reuseFilesFrom(previousDir: string, exportDir: string): FileReuse {
  const taken = new Set<string>();
  const folders = new Set<string>();
  const take = (file: string): boolean => {
    if (taken.has(file)) return true;
    const target = join(exportDir, file);
    const folder = dirname(target);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    if (!linkFile(join(previousDir, file), target)) return false;
    for (const ending of copies) linkFile(join(previousDir, file + ending), target + ending);
    taken.add(file);
    return true;
  };
  return {
    take,
    async takeAll(files) {
      const missing = new Set(await linkFiles(previousDir, exportDir, { files, endings: copies }));
      for (const file of files) if (!missing.has(file)) taken.add(file);
      return [...missing];
    },
    async takeIfSame(file) {
      const [earlier, written] = await Promise.all([
        readFile(join(previousDir, file)).catch(() => null),
        readFile(join(exportDir, file)),
      ]);
      if (earlier?.equals(written) !== true) return false;
      return take(file);
    },
    has: (file) => taken.has(file),
  };
}
