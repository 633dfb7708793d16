/** Deletes what Next.js writes besides the pages and nobody reads: flight data, its scripts, its not-found page. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pageFile } from '../site/pageFiles';
import { listFiles } from '../base/files';
import { inParallel } from '../base/inParallel';
import { manifestFile } from '../site/pagesManifest';
import type { PagesManifest } from '../site/pagesManifest';

/** Pages that Next.js writes although they belong to no address. */
export const frameworkPages: ReadonlySet<string> = new Set(['_not-found.html']);

const frameworkFolders = [...frameworkPages].map((page) => page.replace(/\.html$/, ''));
const frameworkScript = /^_next\/.*\.js$/;

/** Returns how many files went. Text files that are not flight data of a page stay. */
export async function removeLeftovers(exportDir: string, manifest: PagesManifest): Promise<number> {
  const pages = [...manifest.pages, ...manifest.errorPages].map(({ path }) => pageFile(path));
  const exact = new Set([manifestFile, ...frameworkPages]);
  for (const file of [...pages, ...frameworkPages]) exact.add(file.replace(/\.html$/, '.txt'));
  const isUnused = (file: string): boolean =>
    exact.has(file) || frameworkScript.test(file) || frameworkFolders.some((folder) => file.startsWith(`${folder}/`));
  const unused = listFiles(exportDir).filter(isUnused);
  await inParallel(unused, (file) => rm(join(exportDir, file)));
  for (const folder of frameworkFolders) await rm(join(exportDir, folder), { recursive: true, force: true });
  return unused.length;
}
