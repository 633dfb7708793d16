import path from 'node:path';
import { writeTextFile } from '@/lib/shared/files';
import { serializeDocuments } from '@/lib/search-index/documentsFile';
import type { SiteDocuments } from '@/lib/search-index/siteDocuments';

/** Writes what the search finds beside a finished site, as a build does; nothing unless given. Returns the file. */
export async function writeDocuments(root: string, documents: SiteDocuments = new Map()): Promise<string> {
  const file = path.join(root, 'built', 'documents.json');
  await writeTextFile(file, serializeDocuments(documents));
  return file;
}
