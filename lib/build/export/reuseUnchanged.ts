/** Reuses pages and files of the previous export. */
import { SiteError } from '@/lib/shared/errors';
import { hasPayload, pageFile, payloadFile } from '@/lib/site/pageFiles';
import type { FinishedPage } from './finishPages';
import { reuseFilesFrom } from './reuseFiles';
import type { ReusedFiles } from './reuseFiles';

export interface PreviousExport {
  /** Folder of a finished export; nothing in it is changed. */
  readonly dir: string;
  /** The pages to reuse, by address. */
  readonly pages: ReadonlyMap<string, FinishedPage>;
  /** Other files to reuse, relative to the folder. */
  readonly files: readonly string[];
  /** Whether this export was already searched for the same withheld texts. */
  readonly isSearched?: boolean;
}

function filesOf({ path, errorStatus }: FinishedPage): readonly string[] {
  return hasPayload(path, errorStatus) ? [pageFile(path), payloadFile(path)] : [pageFile(path)];
}

/**
 * Links the unchanged pages with their payloads and other unchanged files into a folder, in the background. Throws SiteError if the
 * previous export lacks a page.
 */
export async function reuseUnchanged({ dir, pages, files }: PreviousExport, exportDir: string): Promise<ReusedFiles> {
  const taken = reuseFilesFrom(dir, exportDir);
  const missing = new Set(await taken.takeAll([...[...pages.values()].flatMap(filesOf), ...files]));
  const lacking = [...pages.values()].find((page) => filesOf(page).some((file) => missing.has(file)));
  if (lacking === undefined) return taken;
  throw new SiteError(`The page ${lacking.path} is missing in the earlier export. Build with «--full».`);
}
