/** Finds the documents that the search may currently show. */
import { readFile } from 'node:fs/promises';
import { matchesExport, recordDocumentsFile, readHead } from '@/lib/build/builtSite';
import { SiteError } from '@/lib/shared/errors';
import { parseDocuments } from '@/lib/search-index/documentsFile';
import type { SiteDocuments } from '@/lib/search-index/siteDocuments';
import { searchWaitMs, withLock } from './lock';
import { readReleaseDocuments } from './releaseDocuments';
import { currentRelease } from './releaseFolder';

export interface PublicDocuments {
  /** For the terminal. */
  readonly origin: string;
  readonly documents: SiteDocuments;
}

/** Where a build leaves the site and its record, and the folder of the build lock. */
export interface BuildFolders {
  readonly cache: string;
  readonly out: string;
  readonly built: string;
}

/** Throws SiteError if there is no built site, or if it is not public yet. */
async function builtDocuments({ out, built }: BuildFolders): Promise<PublicDocuments> {
  const head = await readHead(built).catch(() => undefined);
  if (head === undefined || !(await matchesExport(head, out))) {
    throw new SiteError(
      `There is no site whose pages the search could find: expected one in ${out}, with its record in ${built}. Build it: «npm run build».`,
    );
  }
  const { timestamp } = head.build;
  if (Date.parse(timestamp) > Date.now()) {
    throw new SiteError(
      `The site in ${out} holds what is public at ${timestamp}, which must not be found before. Wait until then, or build what is public now: «npm run build».`,
    );
  }
  const documents = parseDocuments(await readFile(recordDocumentsFile(built), 'utf8'));
  return { origin: `the site in ${out}, as of ${timestamp}`, documents };
}

/**
 * Returns the documents of the current release. Without releases, returns those of the last built site, under the build lock, so that
 * search and pages agree. Throws SiteError if there is neither or they are unreadable.
 */
export async function publicDocuments(releaseFolder: string, build: BuildFolders): Promise<PublicDocuments> {
  const id = await currentRelease(releaseFolder);
  if (id === null) return withLock(build.cache, 'build', () => builtDocuments(build), searchWaitMs);
  return { origin: `the release that visitors see, ${id}`, documents: await readReleaseDocuments(releaseFolder, id) };
}
