/** The search documents as a file, which is built with the site and stored with each release. */
import { z } from 'zod';
import { locales } from '@/content-types/locales';
import { searchKinds } from '@/lib/search/document';
import type { SearchDocument } from '@/lib/search/document';
import { isRules } from '@/lib/search/searchRules';
import type { SearchRules } from '@/lib/search/searchRules';
import type { SiteDocuments } from './siteDocuments';

export const documentsFile = 'documents.json';

const texts = z.array(z.string());

const documentSchema: z.ZodType<SearchDocument> = z.strictObject({
  id: z.string(),
  kind: z.enum(searchKinds),
  title: z.string(),
  subtitle: z.string().nullable(),
  description: z.string(),
  url: z.string(),
  value: z
    .strictObject({
      text: z.string(),
      number: z.number(),
      unit: z.string().nullable(),
      period: z.string(),
      change: z.string().nullable(),
      isPart: z.boolean(),
    })
    .nullable(),
  preview: z.string().nullable(),
  names: texts,
  areas: z.strictObject({ period: z.string(), values: z.record(z.string(), z.string()) }).nullable(),
  themes: texts,
  updated: z.string().nullable(),
  language: z.string(),
  stata_id: z.string().nullable(),
  indicatorSets: texts,
  divisions: texts,
  year: z.number().nullable(),
  keywords: texts,
  subjects: texts,
  text: z.string(),
  spellings: z.string(),
  weight: z.number(),
  isScenario: z.boolean(),
  answers: texts,
});

const languageSchema = z.strictObject({ rules: z.custom<SearchRules>(isRules), documents: z.array(documentSchema) });

const fileSchema = z.array(z.tuple([z.enum(locales), languageSchema]));

export function serializeDocuments(documents: SiteDocuments): string {
  return `${JSON.stringify([...documents])}\n`;
}

/** Throws if `text` was not written by `serializeDocuments` of this version. */
export function parseDocuments(text: string): SiteDocuments {
  const parsed: unknown = JSON.parse(text);
  return new Map(fileSchema.parse(parsed));
}
