/** Searches a finished site for texts that are not public yet. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapConcurrently } from '@/lib/shared/mapConcurrently';
import { listFiles } from '@/lib/shared/files';
import type { ExportProblem } from '../problems';
import { createTextSearch } from '@/lib/shared/textSearch';

export interface Secret {
  /** Words separated by single spaces. */
  readonly text: string;
  /** Names the entry without revealing anything secret. */
  readonly entry: string;
}

/** Files without searchable text, or with the same text as the file or page next to them: compressed copies, spreadsheets, payloads. */
const withoutOwnText = /\.(?:br|gz|xlsx|png|jpe?g|webp|avif|gif|woff2?|ico|pdf)$|(?:^|\/)_payload\.json$/;

/** Returns the problems in a file's content. */
type LeakSearch = (file: string, content: string) => readonly ExportProblem[];

/**
 * Returns a search that reports each withheld entry with a text in the content. The text itself is not quoted, since logs may be public.
 */
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

/** Searches the files of a folder, by default all, and returns their problems: see `leakSearch`. */
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
