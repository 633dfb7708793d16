/** Turns sample content into a list of what to create in Strapi, as plain JSON. */
import { strapiBlockName } from '@/content-types/block';
import { blockTypes } from '@/content-types/blocks/blockTypes';
import type { ContentType } from '@/content-types/contentType';
import type { Field, Fields, Storage } from '@/content-types/definition';
import { locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { contentNames, contentType, isCollectionName } from '@/content-types/registry';
import type { ContentName, SampleContent } from '@/content-types/registry';
import { isRecord } from '@/lib/shared/browser/isRecord';
import type { Translations } from '@/lib/cms/sample-cms/sampleStore';
import { contentTypeUid, targetUid } from '@/lib/cms/schemaNames';

type Input = Readonly<Record<string, unknown>>;

/** Stands for a file of the media library. */
export interface MediaPlaceholder {
  readonly $media: string;
}

/** Stands for the entries a relation points to, in the language of the entry. */
export interface RelationPlaceholder {
  readonly $relation: { readonly uid: string; readonly keys: readonly string[] };
}

export interface PlannedEntry {
  readonly uid: string;
  readonly key: string;
  readonly updated: string;
  readonly draft: boolean;
  /** German first. */
  readonly versions: readonly { readonly locale: Locale; readonly data: Input }[];
}

export interface SeedPlan {
  readonly locales: readonly Locale[];
  /** Names of files below `content-types/sample/media`. */
  readonly media: readonly string[];
  readonly entries: readonly PlannedEntry[];
}

/** Whether an entry exists in a language. */
type Exists = (type: string, key: string, locale: Locale) => boolean;

function inputOf(value: unknown): Input {
  if (isRecord(value)) return value;
  throw new TypeError(`Sample content holds ${JSON.stringify(value)} where a group of fields belongs.`);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

class Converter {
  readonly media = new Set<string>();

  constructor(
    private readonly locale: Locale,
    private readonly exists: Exists,
  ) {}

  /** The fields for which the content has a value. */
  fields(definitions: Fields, values: Input): Input {
    const given = Object.entries(definitions).filter(([name]) => values[name] !== undefined);
    return Object.fromEntries(given.map(([name, field]) => [name, this.value(field, values[name])]));
  }

  private value({ storage }: Field, value: unknown): unknown {
    switch (storage.type) {
      case 'media':
        return this.file(String(value));
      case 'relation':
        return this.relation(storage, listOf(value).map(String));
      case 'component': {
        const items = listOf(value).map((item) => this.fields(storage.component.fields, inputOf(item)));
        return storage.repeatable ? items : items[0];
      }
      case 'dynamiczone':
        return listOf(value).map((block) => this.block(inputOf(block)));
      default:
        return value;
    }
  }

  private file(name: string): MediaPlaceholder {
    this.media.add(name);
    return { $media: name };
  }

  private relation({ target }: Extract<Storage, { type: 'relation' }>, keys: readonly string[]): RelationPlaceholder {
    const present = keys.filter((key) => this.exists(target, key, this.locale));
    return { $relation: { uid: targetUid(target), keys: present } };
  }

  private block(block: Input): Input {
    const type = blockTypes.find(({ kind }) => kind === block['kind']);
    if (type === undefined)
      throw new TypeError(`Sample content holds a block of the unknown kind ${String(block['kind'])}.`);
    return { __component: strapiBlockName(type.kind), ...this.fields(type.fields, block) };
  }
}

function keyOf(type: ContentType, shared: Input): string {
  return type.kind === 'collection' ? String(shared[type.key]) : type.name;
}

function existenceIn(content: SampleContent, translations: Translations): Exists {
  const germanKeys = new Map(
    contentNames.map((name) => [name, new Set(content[name].map(({ shared }) => keyOf(contentType(name), shared)))]),
  );
  return (type, key, locale) => {
    if (!isCollectionName(type)) return false;
    return locale === 'de'
      ? germanKeys.get(type)?.has(key) === true
      : translations[locale]?.[type]?.[key] !== undefined;
  };
}

/** Plans every entry in every language it exists in; relations to what does not exist in a language are left out there. */
export function planSeed(content: SampleContent, translations: Translations): SeedPlan {
  const exists = existenceIn(content, translations);
  const converters = locales.map((locale) => ({ locale, converter: new Converter(locale, exists) }));

  const planEntry = (name: ContentName, index: number): PlannedEntry[] => {
    const entry = content[name][index];
    if (entry === undefined) return [];
    const type = contentType(name);
    const key = keyOf(type, entry.shared);
    const versions = converters.flatMap(({ locale, converter }) => {
      const text = locale === 'de' ? entry.text : translations[locale]?.[name]?.[key];
      return text === undefined ? [] : [{ locale, data: converter.fields(type.fields, { ...entry.shared, ...text }) }];
    });
    return [{ uid: contentTypeUid(type), key, updated: entry.updated, draft: entry.draft === true, versions }];
  };

  const entries = contentNames.flatMap((name) => content[name].flatMap((_, index) => planEntry(name, index)));
  return { locales, media: [...new Set(converters.flatMap(({ converter }) => [...converter.media]))], entries };
}
