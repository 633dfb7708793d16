/** What the search finds in a release: kept with it, so that the search can follow to each release, also back. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { locales } from '@/content-types/locales';
import { searchKinds } from '@/lib/search/document';
import type { SearchDocument } from '@/lib/search/document';
import type { SiteDocuments } from '@/lib/search/siteDocuments';
import { DamagedReleaseError } from './releaseError';
import { releasePath } from './releaseFolder';

export const documentsFile = 'documents.json';

const texts = z.array(z.string());

const documentSchema: z.ZodType<SearchDocument> = z.strictObject({
  id: z.string(),
  art: z.enum(searchKinds),
  bezeichnung: z.string(),
  untertitel: z.string().nullable(),
  beschreibung: z.string(),
  url: z.string(),
  wert: z
    .strictObject({ text: z.string(), zahl: z.number(), einheit: z.string().nullable(), zeitpunkt: z.string() })
    .nullable(),
  thema: texts,
  aktualisierungsdatum: z.string().nullable(),
  sprache: z.string(),
  produkt: z.string().nullable(),
  stata_id: z.string().nullable(),
  unterthema: texts,
  kennzahlenset: texts,
  raeumliche_gliederung: texts,
  jahr: z.number().nullable(),
  publikationsdatum: z.string().nullable(),
  schlagworte: texts,
  bereich: texts,
  text: z.string(),
  schreibweisen: z.string(),
  gewicht: z.number(),
});

const fileSchema = z.array(z.tuple([z.enum(locales), z.array(documentSchema)]));

export function serializeDocuments(documents: SiteDocuments): string {
  return `${JSON.stringify([...documents])}\n`;
}

/** Throws DamagedReleaseError where the file is missing, or written by another version. */
export async function readDocuments(folder: string, id: string): Promise<SiteDocuments> {
  const file = path.join(releasePath(folder, id), documentsFile);
  try {
    const parsed: unknown = JSON.parse(await readFile(file, 'utf8'));
    return new Map(fileSchema.parse(parsed));
  } catch (cause) {
    throw new DamagedReleaseError(
      `What the search finds in the release ${id} cannot be read: ${file}. The search stays as it is, ` +
        'until visitors see a release that this version has made: «npm run release -- build», then «switch».',
      { cause, publicReason: `What the search finds in the release ${id} cannot be read. The search stays as it is.` },
    );
  }
}
