/** Writes the files with data, search indexes, calendars and feeds beside the pages. They need no framework: a page costs as much time as the files of ten indicators. */
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
    // What is there already may be a file of the earlier export, too.
    writeFileSync(file, content, { flag: 'wx' });
  }
}

/**
 * The files that list many entries. A change of whichever entry changes some, so all are made: what they say of an entry is made once for
 * as long as it lives, and a file with the same bytes as before is taken over like any other.
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
 * Writes them, without those of indicators that are among the unchanged addresses: the export has these already. `readState` has the
 * files of earlier data. Returns what the files of indicators have read of the content, by address. Throws FailedPagesError when the
 * others of these are written.
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
      const cells = reads.cells();
      for (const file of files) made.set(file.address, cells);
    } catch (error) {
      console.error(`The files of indicator ${key} cannot be made.`, error);
      failed.push(address);
    }
  }
  if (failed.length > 0) throw new FailedPagesError(failed);
  write(exportDir, filesOfAll(contents));
  return made;
}
