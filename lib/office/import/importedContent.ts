/** What was read in the form of sample content, from which records and what Strapi stores are made. */
import { z } from 'zod';
import { defaultLocale, translationLocales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import {
  collectionNames,
  contentNames,
  contentType,
  isCollectionName,
  collectionTypes,
} from '@/content-types/registry';
import type { ContentName, SampleContent } from '@/content-types/registry';
import { populateQuery } from '@/lib/cms/populate';
import type { MediaLibrary } from '@/lib/cms/sample-cms/mediaLibrary';
import { createStore } from '@/lib/cms/sample-cms/sampleStore';
import type { Translations } from '@/lib/cms/sample-cms/sampleStore';
import { parseSelection } from '@/lib/cms/sample-cms/selection';
import { wireEntry } from '@/lib/cms/sample-cms/wire';
import { contentTypeUid } from '@/lib/cms/schemaNames';
import type { SourceRecord } from '@/lib/content/readSource';
import { isRecord } from '@/lib/shared/browser/isRecord';
import { planSeed } from '../seedPlan';
import type { PlannedEntry } from '../seedPlan';
import type { KnownEntry } from './importCms';
import type { ImportedEntry, Values } from './importedEntry';

export interface ImportedContent {
  /** As the CMS would deliver it, by language. */
  readonly recordsOf: (entry: ImportedEntry) => readonly SourceRecord[];
  /** As Strapi stores it, with placeholders for files and relations. */
  readonly plannedOf: (entry: ImportedEntry) => PlannedEntry | undefined;
}

/** No page shows it. */
const updated = '2000-01-01T00:00:00.000Z';

const contentSchema = z.custom<SampleContent>(isRecord);
const translationsSchema = z.custom<Translations>(isRecord);

function germanOf(name: ContentName, entries: readonly ImportedEntry[], others: readonly KnownEntry[]) {
  if (!isCollectionName(name)) return [];
  const { key: keyField } = collectionTypes[name];
  const own = entries.filter(({ type }) => type === name);
  const there = others.filter(({ type }) => type === name);
  return [
    ...own.map(({ shared, texts }) => ({ shared, text: texts.get(defaultLocale) ?? {}, updated, draft: true })),
    ...there.map(({ key }) => ({ shared: { [keyField]: key }, text: {}, updated })),
  ];
}

function textsIn(
  locale: Locale,
  name: ContentName,
  entries: readonly ImportedEntry[],
  others: readonly KnownEntry[],
): Values {
  const own = entries.filter(({ type, texts }) => type === name && texts.has(locale));
  const there = others.filter(({ type, versions }) => type === name && versions.has(locale));
  return Object.fromEntries([
    ...own.map(({ key, texts }) => [key, texts.get(locale)] as const),
    ...there.map(({ key }) => [key, {}] as const),
  ]);
}

/** `others` are entries of the CMS to which the imported ones may refer; `media` has their files by name. */
export function importedContent(
  entries: readonly ImportedEntry[],
  others: readonly KnownEntry[],
  media: MediaLibrary,
): ImportedContent {
  const content = contentSchema.parse(
    Object.fromEntries(contentNames.map((name) => [name, germanOf(name, entries, others)])),
  );
  const languages = translationLocales.map((locale) => {
    const texts = collectionNames.map((name) => [name, textsIn(locale, name, entries, others)] as const);
    return [locale, Object.fromEntries(texts)] as const;
  });
  const translations = translationsSchema.parse(Object.fromEntries(languages));
  const store = createStore(content, translations);
  const planned = new Map(planSeed(content, translations).entries.map((one) => [`${one.uid} ${one.key}`, one]));
  return {
    recordsOf({ type: name, key }) {
      const type = contentType(name);
      const selection = parseSelection(populateQuery(type, 'explicit', { drafts: true }));
      const rows = store.rows(name).filter((row) => row.key === key);
      return rows.map((row) => {
        const record = wireEntry(row, type, selection, { store, media, drafts: true });
        return { type: name, locale: row.locale, record: { ...record, documentId: null } };
      });
    },
    plannedOf: ({ type, key }) => planned.get(`${contentTypeUid(contentType(type))} ${key}`),
  };
}
