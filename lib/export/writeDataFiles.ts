/** Writes the files with data, search indexes, calendars and feeds beside the pages. They need no framework: a page costs as much time as the files of ten indicators. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFoldersOf } from '../base/linkFile';
import { Reads } from '../content/reads';
import type { Cell } from '../content/reads';
import type { PageReads } from '../content/readsStore';
import { trackContents } from '../content/track';
import { FailedPagesError } from '../next/failedPages';
import type { Contents } from '../site/contents';
import { defaultLocale, locales } from '../../content-types/locales';
import type { Locale } from '../../content-types/locales';
import { stateFiles, statesFile } from '../site/data-history/statesFile';
import type { ReadState } from '../site/data-history/statesFile';
import { areaComparisonAddress, areaComparisonFiles } from '../site/areaComparison';
import { dataFileAddress, statesAddress } from '../site/dataFiles';
import { followedAddress } from '../site/follow/followAddresses';
import { followedFiles } from '../site/follow/followedFiles';
import { catalogueFiles, indexAddress } from '../site/open-data/catalogueFiles';
import { indicatorFiles, keysWithFiles } from '../site/open-data/indicatorFiles';
import { portalAddress, portalFile } from '../site/portal/portalFile';
import type { SiteFile } from '../site/open-data/indicatorFiles';
import { documentsOf } from '../site/search/documents';
import { searchFile, searchFileAddress } from '../site/search/searchFile';
import type { SiteDocuments } from '../site/search/siteDocuments';

function write(exportDir: string, files: readonly SiteFile[]): void {
  makeFoldersOf(
    files.map(({ address }) => address),
    exportDir,
  );
  for (const { address, content } of files) {
    const file = path.join(exportDir, address);
    // What is there already may be a file of the earlier export, too.
    writeFileSync(file, content, { flag: 'wx' });
  }
}

/** Makes files that belong together, and notes for each what all have read. */
function make(
  contents: Contents,
  exportDir: string,
  filesOf: (contents: Contents) => readonly SiteFile[],
): readonly (readonly [string, readonly Cell[]])[] {
  const reads = new Reads();
  const files = filesOf(trackContents(contents, reads));
  write(exportDir, files);
  const cells = reads.cells();
  return files.map(({ address }) => [address, cells] as const);
}

interface Unchanged {
  has(address: string): boolean;
}

export interface DataFiles {
  /** What those that were written have read of the content, by address. */
  readonly reads: PageReads;
  /** What their search files hold. */
  readonly documents: SiteDocuments;
}

type MadeDocuments = Map<Locale, ReturnType<typeof documentsOf>>;

/** The search file of a language; making what it holds is most of the work, so that is kept. */
function searchFileIn(contents: Contents, locale: Locale, made: MadeDocuments): SiteFile {
  const documents = documentsOf(contents(locale));
  made.set(locale, documents);
  return searchFile(documents, locale);
}

/** What makes the files of a language that are not there yet. */
function missingIn(
  locale: Locale,
  unchanged: Unchanged,
  made: MadeDocuments,
): readonly ((contents: Contents) => readonly SiteFile[])[] {
  const makers = [
    {
      isThere: unchanged.has(portalAddress(locale)),
      filesOf: (contents: Contents) => [portalFile({ content: contents(locale), locale })],
    },
    {
      isThere: unchanged.has(searchFileAddress(locale)),
      filesOf: (contents: Contents) => [searchFileIn(contents, locale, made)],
    },
    {
      isThere: unchanged.has(followedAddress('calendar', null, locale)),
      filesOf: (contents: Contents) => followedFiles(contents, locale),
    },
    {
      isThere: unchanged.has(areaComparisonAddress(locale)),
      filesOf: (contents: Contents) => areaComparisonFiles({ content: contents(locale), locale }),
    },
  ];
  return makers.filter(({ isThere }) => !isThere).map(({ filesOf }) => filesOf);
}

/**
 * Writes those that are not among the unchanged addresses: the export has these already. `readState` has the files of earlier
 * data. Throws FailedPagesError when the others are written.
 */
export function writeDataFiles(
  contents: Contents,
  exportDir: string,
  unchanged: Unchanged,
  readState: ReadState,
): DataFiles {
  const reads = new Map<string, readonly Cell[]>();
  const documents: MadeDocuments = new Map();
  const add = (filesOf: (tracked: Contents) => readonly SiteFile[]): void => {
    for (const [file, cells] of make(contents, exportDir, filesOf)) reads.set(file, cells);
  };
  const failed: string[] = [];
  for (const key of keysWithFiles(contents)) {
    const address = dataFileAddress({ meta: { key } }, 'csv');
    if (unchanged.has(address)) continue;
    try {
      add((tracked) => [
        ...indicatorFiles(tracked, key),
        ...stateFiles(tracked(defaultLocale).history(key), key, readState),
      ]);
    } catch (error) {
      console.error(`The files of indicator ${key} cannot be made.`, error);
      failed.push(address);
    }
  }
  if (failed.length > 0) throw new FailedPagesError(failed);
  if (!unchanged.has(indexAddress)) add(catalogueFiles);
  if (!unchanged.has(statesAddress))
    add((tracked) => {
      const histories = tracked(defaultLocale).histories();
      return histories === undefined ? [] : [statesFile(histories)];
    });
  for (const locale of locales) for (const filesOf of missingIn(locale, unchanged, documents)) add(filesOf);
  return { reads, documents };
}
