/** Searches a finished site for what is not public yet. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inParallel } from '../../inParallel';
import { listFiles } from '../files';
import type { Problem } from '../problems';
import { textSieve } from './textSieve';

export interface Secret {
  /** Words with single spaces. */
  readonly text: string;
  /** What it is of; names nothing that is to stay secret. */
  readonly entry: string;
}

/** Compressed copies say what the file beside them says. */
const withoutText = /\.(?:br|gz|png|jpe?g|webp|avif|gif|woff2?|ico|pdf)$/;

/** Spaces may be any, and any number. */
function patternOf({ text }: Secret): string {
  return text.replaceAll(/[.()]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`);
}

/** Finds faults in a content (UTF-8), by the name of its file. */
type LeakSearch = (file: string, bytes: Buffer) => readonly Problem[];

/** A fault for each entry that is held back and has a text there. The text itself is not named: logs may be public. */
export function leakSearch(secrets: readonly Secret[]): LeakSearch {
  const mayHold = textSieve(secrets.map(({ text }) => text));
  return (page, bytes) => {
    if (!mayHold(bytes)) return [];
    const content = bytes.toString('utf8');
    const leaked = secrets.filter((secret) => new RegExp(patternOf(secret), 'u').test(content));
    return [...new Set(leaked.map(({ entry }) => entry))].map((entry) => ({
      page,
      message: `has a text of ${entry}, which is not public yet. Take it out of what is public, or publish the entry.`,
    }));
  };
}

/**
 * The faults of all files in a folder: see `leakSearch`. `isSearched`: whether the same was looked for in a file before.
 */
export async function checkLeaks(
  folder: string,
  secrets: readonly Secret[],
  isSearched: (file: string) => boolean = () => false,
): Promise<readonly Problem[]> {
  if (secrets.length === 0) return [];
  const search = leakSearch(secrets);
  const files = (await listFiles(folder)).filter((file) => !withoutText.test(file) && !isSearched(file));
  const found = await inParallel(files, async (file) => search(file, await readFile(join(folder, file))));
  return found.flat();
}
