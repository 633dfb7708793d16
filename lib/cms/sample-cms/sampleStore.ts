/** The sample content as Strapi 4 stores it: one row per entry and language, each with its own id. */
import { locales, defaultLocale } from '@/content-types/locales';
import type { Locale, TranslationLocale } from '@/content-types/locales';
import type { ContentType } from '@/content-types/contentType';
import { contentNames, contentType } from '@/content-types/registry';
import type { ContentName, SampleContent, SampleTranslation } from '@/content-types/registry';

type Values = Readonly<Record<string, unknown>>;

export interface Row {
  readonly id: number;
  readonly type: ContentName;
  readonly locale: Locale;
  /** What all languages of the entry share; relations point to it. */
  readonly key: string;
  readonly isDraft: boolean;
  /** UTC with milliseconds. */
  readonly updated: string;
  /** As sample content writes them: relations as keys, files as names. */
  readonly values: Values;
}

export interface SampleStore {
  /** All rows of a content type, in the order of their ids. */
  rows(typeName: string): readonly Row[];
  /** The version of an entry in a language, if there is one. */
  find(typeName: string, key: string, locale: Locale): Row | undefined;
}

/** A language may be missing. */
export type Translations = Readonly<Partial<Record<TranslationLocale, SampleTranslation>>>;

/** `SampleEntry` without its names, which this module does not need to know. */
interface PlainEntry {
  readonly shared: Values;
  readonly text: Values;
  readonly updated: string;
  readonly draft?: boolean;
}

function keyOf(type: ContentType, shared: Values): string {
  return type.kind === 'collection' ? String(shared[type.key]) : type.name;
}

function textIn(
  entry: PlainEntry,
  name: ContentName,
  key: string,
  locale: Locale,
  translations: Translations,
): Values | undefined {
  if (locale === defaultLocale) return entry.text;
  const translated: Readonly<Record<string, Values>> = translations[locale]?.[name] ?? {};
  return Object.hasOwn(translated, key) ? translated[key] : undefined;
}

function rowsOf(name: ContentName, content: SampleContent, translations: Translations): readonly Row[] {
  const entries: readonly PlainEntry[] = content[name];
  const versions = locales.flatMap((locale) =>
    entries.flatMap((entry) => {
      const key = keyOf(contentType(name), entry.shared);
      const text = textIn(entry, name, key, locale, translations);
      if (text === undefined) return [];
      const updated = new Date(entry.updated).toISOString();
      return [
        { type: name, locale, key, isDraft: entry.draft === true, updated, values: { ...entry.shared, ...text } },
      ];
    }),
  );
  return versions.map((version, index) => ({ id: index + 1, ...version }));
}

/** Ids follow the order of the content, German first: they are the same each time for the same content. */
export function createStore(content: SampleContent, translations: Translations): SampleStore {
  const byType = new Map<string, readonly Row[]>(
    contentNames.map((name) => [name, rowsOf(name, content, translations)]),
  );
  const identity = (typeName: string, key: string, locale: Locale): string => `${typeName} ${locale} ${key}`;
  const byKey = new Map(
    [...byType].flatMap(([name, rows]) => rows.map((row) => [identity(name, row.key, row.locale), row] as const)),
  );
  return {
    rows: (typeName) => byType.get(typeName) ?? [],
    find: (typeName, key, locale) => byKey.get(identity(typeName, key, locale)),
  };
}
