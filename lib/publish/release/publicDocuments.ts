/** What the search may find now. */
import { requireSnapshot } from '@/lib/content/store';
import { SiteError } from '@/lib/base/errors';
import { siteDocuments } from '@/lib/site/search/siteDocuments';
import type { SiteDocuments } from '@/lib/site/search/siteDocuments';
import { readReleaseDocuments } from './releaseDocuments';
import { currentRelease } from './releaseFolder';

export interface PublicDocuments {
  /** For the person at the terminal. */
  readonly origin: string;
  readonly documents: SiteDocuments;
}

/**
 * The documents of the active release; without releases, those of the content that was read last, unless that
 * is not for the public. Throws SiteError if it is not, or if the documents or the content cannot be read.
 */
export async function publicDocuments(releaseFolder: string, snapshotFolder: string): Promise<PublicDocuments> {
  const id = await currentRelease(releaseFolder);
  if (id !== null)
    return { origin: `the release that visitors see, ${id}`, documents: await readReleaseDocuments(releaseFolder, id) };
  const snapshot = await requireSnapshot(snapshotFolder);
  if (snapshot.source.drafts) {
    throw new SiteError(
      'The snapshot holds drafts, which nobody may find. Read the content without CMS_DRAFTS: «npm run content».',
    );
  }
  if (Date.parse(snapshot.asOf) > Date.now()) {
    throw new SiteError(
      `The snapshot holds what is public at ${snapshot.asOf}, which nobody may find before. Wait until then, or read what is public now: «npm run content».`,
    );
  }
  return { origin: `the content as of ${snapshot.asOf}`, documents: siteDocuments(snapshot) };
}
