/** Missing translations, counted for each language: a line for every field would hide everything else. */
import { defaultLocale } from '@/content-types/locales';
import { siteTranslations } from '@/lib/shared/office';
import type { Locale } from '@/content-types/locales';
import { contentType } from '@/content-types/registry';
import type { ContentName, EntryMeta } from '@/content-types/registry';
import type { CheckedEntry } from '@/lib/content/checkedEntry';
import { entryId, sharedEntryId } from '@/lib/content/findings';
import { isFilled } from '@/lib/content/isFilled';

export interface TranslationGap {
  readonly locale: Locale;
  /** Number of German entries. */
  readonly all: number;
  /** The German entries that do not exist in the language. */
  readonly missing: readonly EntryMeta[];
  /** Translations with an empty field or fewer blocks than the German entry. None in Leichte Sprache, which is meant to say less. */
  readonly incomplete: readonly EntryMeta[];
}

const textTypes: ReadonlySet<string> = new Set(['string', 'text', 'richtext']);

/** The fields with texts of their own in each language. */
function translatedFields(type: ContentName): readonly string[] {
  return Object.entries(contentType(type).fields).flatMap(([name, { shared, storage }]) =>
    !shared && (textTypes.has(storage.type) || storage.type === 'dynamiczone') && !name.startsWith('ls_') ? [name] : [],
  );
}

/** Whether the entries of a type consist of texts; persons, for example, do not. */
function isWritten(type: ContentName): boolean {
  return Object.values(contentType(type).fields).some(
    ({ required, shared, storage }) =>
      required && !shared && textTypes.has(storage.type) && !('unique' in storage && storage.unique),
  );
}

function hasLess(german: unknown, translated: unknown): boolean {
  if (Array.isArray(german) && Array.isArray(translated)) return translated.length < german.length;
  return isFilled(german) && !isFilled(translated);
}

function saysLess(german: CheckedEntry, translated: CheckedEntry): boolean {
  return translatedFields(german.meta.type).some((name) => hasLess(german.values[name], translated.values[name]));
}

export function translationGaps(entries: readonly CheckedEntry[]): readonly TranslationGap[] {
  const byId = new Map(entries.map((entry) => [entryId(entry.meta), entry]));
  const german = entries.filter(({ meta }) => meta.locale === defaultLocale && isWritten(meta.type));
  return siteTranslations().map((locale) => {
    const translationOf = ({ meta }: CheckedEntry): CheckedEntry | undefined =>
      byId.get(`${sharedEntryId(meta)}/${locale}`);
    const missing = german.filter((entry) => translationOf(entry) === undefined);
    const incomplete = german.flatMap((entry) => {
      const translated = translationOf(entry);
      return locale !== 'ls' && translated !== undefined && saysLess(entry, translated) ? [translated] : [];
    });
    return {
      locale,
      all: german.length,
      missing: missing.map(({ meta }) => meta),
      incomplete: incomplete.map(({ meta }) => meta),
    };
  });
}
