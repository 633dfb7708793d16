/** The search documents as a file, which is built with the site and stored with each release. */
import { z } from 'zod';
import { locales } from '@/content-types/locales';
import { memoize } from '@/lib/shared/browser/memoize';
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

/** A document as in the file. Memoized: most are those of the previous build. */
export const serializeDocument = memoize((document: SearchDocument): string => JSON.stringify(document));

export function serializeDocuments(documents: SiteDocuments): string {
  const languages = [...documents].map(([locale, { rules, documents: own }]) => {
    const list = own.map(serializeDocument).join(',');
    return `["${locale}",{"rules":${JSON.stringify(rules)},"documents":[${list}]}]`;
  });
  return `[${languages.join(',')}]\n`;
}

/** Throws if `text` was not written by `serializeDocuments` of this version. */
export function parseDocuments(text: string): SiteDocuments {
  const parsed: unknown = JSON.parse(text);
  return new Map(fileSchema.parse(parsed));
}
