/** Turns the folders of a Next.js export into those of the site: removes what only Next's router reads and moves German to the root. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defaultLocale } from '@/content-types/locales';
import { listFiles } from '@/lib/shared/files';
import { makeFoldersOf } from '@/lib/shared/hardLinks';
import { missingPageSegment, pageFile } from '@/lib/site/pageFiles';

/** Pages without a public address, with their data. */
const withoutAddress = new RegExp(`^(?:_not-found|${missingPageSegment})(?:\\.html|\\.txt|/)`);
const frameworkScript = /^_next\/.*\.js$/;

/** Deletes the data and scripts of Next's router and returns their number. Keeps text files that are not page data. */
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

/** German has no prefix on the public site. Its error page replaces Next's own 404 page. */
function moveGermanUp(exportDir: string): void {
  const german = join(exportDir, defaultLocale);
  const files = listFiles(german);
  makeFoldersOf(files, exportDir);
  for (const file of files) renameSync(join(german, file), join(exportDir, file));
  rmSync(german, { recursive: true, force: true });
  if (existsSync(`${german}.html`)) renameSync(`${german}.html`, join(exportDir, pageFile('/')));
}

/** Changes the export in place. Returns how many framework files were removed. */
export function tidyExport(exportDir: string): number {
  const removed = removeRouterFiles(exportDir);
  moveGermanUp(exportDir);
  return removed;
}
