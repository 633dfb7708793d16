/** Combines rendered pages with those reused from the previous export. */
import { SiteError } from '../base/errors';
import { hasPayload, pageFile, payloadFile } from '../site/pageFiles';
import type { FinishedPage } from './finishPages';
import { checkManifest, readManifest } from './manifest';
import type { PagesManifest } from '../site/pagesManifest';
import { nothingTakenOver, takeOverFrom } from './takeOver';
import type { TakenOver } from './takeOver';

export interface PreviousExport {
  /** Folder of a finished export; nothing in it is changed. */
  readonly dir: string;
  /** By address: the pages to reuse. */
  readonly pages: ReadonlyMap<string, FinishedPage>;
  /** Other files to reuse, relative to the folder. */
  readonly files: readonly string[];
  /** The texts that must not be in the site were looked for in this one, the same as now. */
  readonly isSearched?: boolean;
}

/** Those that are still pages of the site. */
function keptPages({ pages }: PreviousExport, manifest: PagesManifest): ReadonlyMap<string, FinishedPage> {
  const addresses = [...manifest.pages, ...manifest.errorPages].map(({ path }) => path);
  return new Map(
    addresses.flatMap((address) => {
      const page = pages.get(address);
      return page === undefined ? [] : [[address, page] as const];
    }),
  );
}

function filesOf({ path, errorStatus }: FinishedPage): readonly string[] {
  return hasPayload(path, errorStatus) ? [pageFile(path), payloadFile(path)] : [pageFile(path)];
}

/**
 * Takes pages with their data, and what else is the same as before, over to a folder. Throws SiteError if the earlier
 * export lacks a page.
 */
export function takeUnchanged({ dir, pages, files }: PreviousExport, exportDir: string): TakenOver {
  const taken = takeOverFrom(dir, exportDir);
  for (const page of pages.values()) {
    if (filesOf(page).every((file) => taken.take(file))) continue;
    throw new SiteError(`The page ${page.path} is missing in the earlier export. Build with «--full».`);
  }
  for (const file of files) taken.take(file);
  return taken;
}

export interface Gathered {
  readonly manifest: PagesManifest;
  readonly taken: TakenOver;
  /** Pages that are finished already, by address. */
  readonly finished: ReadonlyMap<string, FinishedPage>;
}

/**
 * Every page of the manifest is there afterwards. Throws SiteError for one that neither brings. `taken`: what of the previous
 * export is in the folder already, if anything is.
 */
export async function gatherPages(
  exportDir: string,
  previous: PreviousExport | undefined,
  taken: TakenOver = previous === undefined ? nothingTakenOver : takeUnchanged(previous, exportDir),
): Promise<Gathered> {
  const manifest = await readManifest(exportDir);
  const finished = previous === undefined ? new Map<string, FinishedPage>() : keptPages(previous, manifest);
  const gone = [...(previous?.pages.values() ?? [])].filter(({ path }) => !finished.has(path));
  for (const file of gone.flatMap(filesOf)) taken.leave(file);
  checkManifest(exportDir, manifest);
  return { manifest, taken, finished };
}
