/** What the search finds, as a file: made with the site, kept with each release. */
import { z } from 'zod';
import { locales } from '@/content-types/locales';
import { searchKinds } from '../../browser/search/document';
import type { SearchDocument } from '../../browser/search/document';
import { isRules } from '../../browser/search/searchRules';
import type { SearchRules } from '../../browser/search/searchRules';
import type { SiteDocuments } from './siteDocuments';

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
    .strictObject({
      text: z.string(),
      zahl: z.number(),
      einheit: z.string().nullable(),
      zeitpunkt: z.string(),
      veraenderung: z.string().nullable(),
      teil: z.boolean(),
    })
    .nullable(),
  vorschau: z.string().nullable(),
  namen: texts,
  gebiete: z.strictObject({ zeitpunkt: z.string(), werte: z.record(z.string(), z.string()) }).nullable(),
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
  szenario: z.boolean(),
  antwort_auf: texts,
});

const languageSchema = z.strictObject({ rules: z.custom<SearchRules>(isRules), documents: z.array(documentSchema) });

const fileSchema = z.array(z.tuple([z.enum(locales), languageSchema]));

export function serializeDocuments(documents: SiteDocuments): string {
  return `${JSON.stringify([...documents])}\n`;
}

/** Throws if `text` is not what `serializeDocuments` of this version writes. */
export function parseDocuments(text: string): SiteDocuments {
  const parsed: unknown = JSON.parse(text);
  return new Map(fileSchema.parse(parsed));
}
