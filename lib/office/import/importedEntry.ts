/** An entry as the folder of an import has it. */
import { messageOf } from '@/content-types/readYaml';
import { defaultLocale, isLocale, locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { contentType } from '@/content-types/registry';
import { fieldsSchema } from '@/content-types/fileSchemas';
import type { PushFault } from '../data-push/pushReport';

export type ImportedType = 'products' | 'articles';

export type Values = Readonly<Record<string, unknown>>;

export interface ImportedEntry {
  readonly type: ImportedType;
  readonly key: string;
  /** Where its faults are told. */
  readonly place: Place;
  /** What all languages share. */
  readonly shared: Values;
  /** By language; German is there. */
  readonly texts: ReadonlyMap<Locale, Values>;
  /** Its files have faults, so it is checked, but not sent. */
  readonly isFaulty: boolean;
}

/** What was read of the folder. */
export interface Read {
  readonly entries: readonly ImportedEntry[];
  readonly faults: readonly PushFault[];
  readonly warnings: readonly PushFault[];
}

/** Where an entry is in the folder. */
export type Place = Pick<PushFault, 'file' | 'row'>;

/** The name of an entry in reports: `products/5813`. */
export function entryName({ type, key }: { readonly type: string; readonly key: string }): string {
  return `${type}/${key}`;
}

/** The field that a name in a file means, and its language: `title_fr`. */
function fieldOf(name: string): { readonly field: string; readonly locale: Locale } {
  const [, field = name, ending = ''] = /^(.+)_([a-z]{2})$/.exec(name) ?? [];
  return isLocale(ending) && ending !== defaultLocale
    ? { field, locale: ending }
    : { field: name, locale: defaultLocale };
}

/** Values by language, of names such as `title` and `title_fr`. */
export function byLanguage(values: Values): ReadonlyMap<Locale, Values> {
  const groups = locales.map((locale) => {
    const own = Object.entries(values).filter(([name]) => fieldOf(name).locale === locale);
    return [locale, Object.fromEntries(own.map(([name, value]) => [fieldOf(name).field, value]))] as const;
  });
  return new Map(groups.filter(([locale, own]) => locale === defaultLocale || Object.keys(own).length > 0));
}

/** The faults of what is no field or has another form, as in files of content; the others are found when the entry is checked. */
export function formFaults(type: ImportedType, texts: ReadonlyMap<Locale, Values>, place: Place): PushFault[] {
  const { fields } = contentType(type);
  const localized = Object.fromEntries(Object.entries(fields).filter(([, { shared }]) => !shared));
  return [...texts].flatMap(([locale, values]) => {
    const schema = fieldsSchema(locale === defaultLocale ? fields : localized);
    const issues = schema.safeParse(values, { error: messageOf }).error?.issues ?? [];
    return issues.map(({ path, message }): PushFault => ({
      ...place,
      ...(path.length > 0 && { column: path.join('.') + (locale === defaultLocale ? '' : ` (${locale})`) }),
      found: `${message}.`,
      fix: 'docs/editors.md lists the fields and what they hold.',
    }));
  });
}

/** Splits the values into what all languages share, and texts. */
export function entryOf(
  entry: Pick<ImportedEntry, 'type' | 'key' | 'place' | 'isFaulty'>,
  texts: ReadonlyMap<Locale, Values>,
): ImportedEntry {
  const { fields } = contentType(entry.type);
  const german = Object.entries(texts.get(defaultLocale) ?? {});
  const part = (isShared: boolean): Values =>
    Object.fromEntries(german.filter(([name]) => fields[name]?.shared === isShared));
  return { ...entry, shared: part(true), texts: new Map([...texts, [defaultLocale, part(false)]]) };
}
