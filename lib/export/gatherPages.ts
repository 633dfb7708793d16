/** Brings what was rendered and what is taken over from the export before together. */
import { SiteError } from '../errors';
import { pageFile, payloadFile } from './addresses';
import type { FinishedPage } from './finishPages';
import { checkManifest, readManifest } from './manifest';
import type { PagesManifest } from './manifest';
import { nothingTakenOver, takeOverFrom } from './takeOver';
import type { TakenOver } from './takeOver';

export interface PreviousExport {
  /** Folder of a finished export; nothing in it is changed. */
  readonly dir: string;
  /** By address: the pages to take over. */
  readonly pages: ReadonlyMap<string, FinishedPage>;
  /** Other files to take over, relative to the folder. */
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

/** Pages with their data, and what else is the same as before. */
function takePages(pages: Iterable<FinishedPage>, files: readonly string[], taken: TakenOver): void {
  for (const { path, errorStatus } of pages) {
    const isThere = taken.take(pageFile(path)) && (errorStatus !== null || taken.take(payloadFile(path)));
    if (!isThere) throw new SiteError(`The page ${path} is missing in the earlier export. Build with «--full».`);
  }
  for (const file of files) taken.take(file);
}

export interface Gathered {
  readonly manifest: PagesManifest;
  readonly taken: TakenOver;
  /** Pages that are finished already, by address. */
  readonly finished: ReadonlyMap<string, FinishedPage>;
}

/** Every page of the manifest is there afterwards. Throws SiteError for one that neither brings. */
export async function gatherPages(exportDir: string, previous: PreviousExport | undefined): Promise<Gathered> {
  const manifest = await readManifest(exportDir);
  const taken = previous === undefined ? nothingTakenOver : takeOverFrom(previous.dir, exportDir);
  const finished = previous === undefined ? new Map<string, FinishedPage>() : keptPages(previous, manifest);
  takePages(finished.values(), previous?.files ?? [], taken);
  await checkManifest(exportDir, manifest);
  return { manifest, taken, finished };
}
