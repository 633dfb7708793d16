/** Searches a finished site for what is not public yet. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapConcurrently } from '@/lib/shared/mapConcurrently';
import { listFiles } from '@/lib/shared/files';
import type { ExportProblem } from '../problems';
import { createTextSearch } from '@/lib/shared/textSearch';

export interface Secret {
  /** Words with single spaces. */
  readonly text: string;
  /** What it is of; reveals nothing that must stay secret. */
  readonly entry: string;
}

/** Compressed copies, spreadsheets of data, and the data of pages say what the file or the page beside them says. */
const withoutOwnText = /\.(?:br|gz|xlsx|png|jpe?g|webp|avif|gif|woff2?|ico|pdf)$|(?:^|\/)_payload\.json$/;

/** Finds faults in a content, by the name of its file. */
type LeakSearch = (file: string, content: string) => readonly ExportProblem[];

/** A fault for each entry that is held back and has a text there. The text itself is not quoted: logs may be public. */
export function leakSearch(secrets: readonly Secret[]): LeakSearch {
  const search = createTextSearch(secrets.map(({ text }) => text));
  return (page, content) => {
    const texts = search(content);
    const leaked = texts.size === 0 ? [] : secrets.filter(({ text }) => texts.has(text));
    return [...new Set(leaked.map(({ entry }) => entry))].map((entry) => ({
      page,
      message: `has a text of ${entry}, which is not public yet. Take it out of what is public, or publish the entry.`,
    }));
  };
}

/** The faults of files in a folder, of all unless they are given: see `leakSearch`. */
export async function checkLeaks(
  folder: string,
  secrets: readonly Secret[],
  files: readonly string[] = listFiles(folder),
): Promise<readonly ExportProblem[]> {
  if (secrets.length === 0) return [];
  const search = leakSearch(secrets);
  const searched = files.filter((file) => !withoutOwnText.test(file));
  const found = await mapConcurrently(searched, async (file) =>
    search(file, await readFile(join(folder, file), 'utf8')),
  );
  return found.flat();
}
