/** From the folders of an export by Next.js to those of the site: without what only its router reads, German at the top. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defaultLocale } from '@/content-types/locales';
import { listFiles } from '@/lib/shared/files';
import { makeFoldersOf } from '@/lib/shared/hardLinks';
import { pageFile } from '@/lib/site/pageFiles';

/** Part of the address of a page that the site does not have; no part of an address begins with this sign. */
export const missingPageSegment = '_';

/** Pages that belong to no address, with their data. */
const withoutAddress = new RegExp(`^(?:_not-found|${missingPageSegment})(?:\\.html|\\.txt|/)`);
const frameworkScript = /^_next\/.*\.js$/;

/** Deletes the data and scripts of Next.js' router, and returns their number. Text files that are not data of a page stay. */
function removeRouterFiles(exportDir: string): number {
  const files = new Set(listFiles(exportDir));
  const isPageData = (file: string): boolean =>
    file.endsWith('.txt') && (basename(file).startsWith('__next.') || files.has(file.replace(/\.txt$/, '.html')));
  const unused = [...files].filter(
    (file) => withoutAddress.test(file) || frameworkScript.test(file) || isPageData(file),
  );
  for (const file of unused) rmSync(join(exportDir, file));
  return unused.length;
}

/** German has no prefix at visitors'. The 404 page that Next.js made for itself gives way to that of the site. */
function moveGermanUp(exportDir: string): void {
  const german = join(exportDir, defaultLocale);
  const files = listFiles(german);
  makeFoldersOf(files, exportDir);
  for (const file of files) renameSync(join(german, file), join(exportDir, file));
  rmSync(german, { recursive: true, force: true });
  if (existsSync(`${german}.html`)) renameSync(`${german}.html`, join(exportDir, pageFile('/')));
}

/** Changes the export in place. Returns how many files of the framework went. */
export function tidyExport(exportDir: string): number {
  const removed = removeRouterFiles(exportDir);
  moveGermanUp(exportDir);
  return removed;
}
