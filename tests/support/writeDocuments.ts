import path from 'node:path';
import { writeTextFile } from '@/lib/export/files';
import { serializeDocuments } from '@/lib/release/releaseDocuments';
import type { SiteDocuments } from '@/lib/search/siteDocuments';

/** Writes what the search finds beside a finished site, as a build does; nothing unless given. Returns the file. */
export async function writeDocuments(root: string, documents: SiteDocuments = new Map()): Promise<string> {
  const file = path.join(root, 'built', 'documents.json');
  await writeTextFile(file, serializeDocuments(documents));
  return file;
}
