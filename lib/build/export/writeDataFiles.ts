/**
 * Writes data files, search indexes, calendars and feeds next to the pages. They are written without the framework: one page takes as long
 * to render as the files of ten indicators.
 */
import { siteLocales } from '@/lib/shared/office';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFoldersOf } from '@/lib/shared/hardLinks';
import { DependencyRecorder } from '@/lib/content/dependencies';
import type { Dependency } from '@/lib/content/dependencies';
import type { PageDependencies } from '@/lib/content/dependencyStore';
import { trackContents } from '@/lib/content/trackContents';
import { FailedPagesError } from '../next/failedPages';
import type { Contents } from '@/lib/site/contents';
import { defaultLocale } from '@/content-types/locales';
import { stateFiles, statesFile } from '@/lib/open-data/history/statesFile';
import type { ReadState } from '@/lib/open-data/history/statesFile';
import { areaComparisonFiles } from '@/lib/portal/areaComparison';
import { areaFiles } from '@/lib/open-data/areaFile';
import { dataFileAddress } from '@/lib/open-data/dataFiles';
import { subscriptionFiles } from '@/lib/calendar/follow/subscriptionFiles';
import { catalogueFiles } from '@/lib/open-data/catalogueFiles';
import { indicatorFiles, keysWithFiles } from '@/lib/open-data/indicatorFiles';
import { portalFile } from '@/lib/portal/portalFile';
import type { SiteFile } from '@/lib/open-data/indicatorFiles';
import { searchFiles } from '@/lib/search-index/searchFile';

function write(exportDir: string, files: readonly SiteFile[]): void {
  makeFoldersOf(
    files.map(({ address }) => address),
    exportDir,
  );
  for (const { address, content } of files) {
    const file = path.join(exportDir, address);
    // Fail rather than write into an existing file: it may be a hard link to the previous export.
    writeFileSync(file, content, { flag: 'wx' });
  }
}

/**
 * The files that list many entries. Almost any change affects some of them, so all are made again: the part of each entry is memoized, and
 * files with the same bytes as before are reused.
 */
function filesOfAll(contents: Contents): readonly SiteFile[] {
  const german = contents(defaultLocale);
  const histories = german.histories();
  const inLanguages = siteLocales().flatMap((locale) => {
    const content = contents(locale);
    return [
      portalFile({ content, locale }),
      ...searchFiles(content),
      ...subscriptionFiles(contents, locale),
      ...areaComparisonFiles({ content, locale }),
    ];
  });
  return [
    ...catalogueFiles(contents),
    ...areaFiles(german),
    ...(histories === undefined ? [] : [statesFile(histories)]),
    ...inLanguages,
  ];
}

interface Unchanged {
  has(address: string): boolean;
}

/**
 * Writes the data files, except those of indicators whose addresses are unchanged: the export already has these. `readState` reads the
 * files of earlier data. Returns the dependencies of the indicator files by address. Throws FailedPagesError once the other indicators are
 * written.
 */
export function writeDataFiles(
  contents: Contents,
  exportDir: string,
  unchanged: Unchanged,
  readState: ReadState,
): PageDependencies {
  const made = new Map<string, readonly Dependency[]>();
  const failed: string[] = [];
  for (const key of keysWithFiles(contents)) {
    const address = dataFileAddress({ meta: { key } }, 'csv');
    if (unchanged.has(address)) continue;
    try {
      const reads = new DependencyRecorder();
      const tracked = trackContents(contents, reads);
      const earlier = stateFiles(tracked(defaultLocale).history(key), key, readState);
      const files = [...indicatorFiles(tracked, key), ...earlier];
      write(exportDir, files);
      const dependencies = reads.dependencies();
      for (const file of files) made.set(file.address, dependencies);
    } catch (error) {
      console.error(`The files of indicator ${key} cannot be made.`, error);
      failed.push(address);
    }
  }
  if (failed.length > 0) throw new FailedPagesError(failed);
  write(exportDir, filesOfAll(contents));
  return made;
}
