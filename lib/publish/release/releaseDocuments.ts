/** The search documents of a release, kept with it so that the search can follow every switch and rollback. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { documentsFile, parseDocuments } from '@/lib/search-index/documentsFile';
import type { SiteDocuments } from '@/lib/search-index/siteDocuments';
import { DamagedReleaseError } from './releaseError';
import { releasePath } from './releaseFolder';

/** Returns the documents. Throws DamagedReleaseError if the file is missing or was written by another version. */
export async function readReleaseDocuments(folder: string, id: string): Promise<SiteDocuments> {
  const file = path.join(releasePath(folder, id), documentsFile);
  try {
    return parseDocuments(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new DamagedReleaseError(
      `What the search finds in the release ${id} cannot be read: ${file}. The search stays as it is, ` +
        'until visitors see a release that this version has made: «npm run release -- build», then «switch».',
      { cause, publicReason: `What the search finds in the release ${id} cannot be read. The search stays as it is.` },
    );
  }
}
