/** Entries of every type with one field, at any depth, that holds what nobody should send. */
import { isRecord } from '@/lib/shared/browser/isRecord';
import { strapiBlockName } from '@/content-types/block';
import { blockExamples } from '@/content-types/blocks/blockExamples';
import { blockTypes } from '@/content-types/blocks/blockTypes';
import type { BlockInput } from '@/content-types/blocks/blockTypes';
import type { Field, Fields } from '@/content-types/definition';
import { defaultLocale } from '@/content-types/locales';
import { contentNames, contentType } from '@/content-types/registry';
import type { ContentName, SampleContent } from '@/content-types/registry';
import type { SourceRecord } from '@/lib/content/readSource';
import { memoize } from '@/lib/shared/browser/memoize';
import { hostileMarkdown, nastyValues } from '../fixtures/nastyValues';
import type { FieldKind, NastyValue } from '../fixtures/nastyValues';
import { tinySite, tinySiteTranslations } from '../fixtures/tinySite';
import { withValue as withPlain } from './fieldSpots';
import { recordsOf, tinyMedia } from './site';

type Path = readonly (string | number)[];

/** A field of an entry, of a part of it, or of one of its content boxes. */
export interface FieldPlace {
  readonly type: ContentName;
  readonly path: Path;
  readonly record: SourceRecord;
  readonly values: readonly NastyValue[];
}

const addressNames = /^(?:url|src|path|link|address)$|_url$/;

function kindOf(name: string, { storage }: Field, isKey: boolean): FieldKind {
  switch (storage.type) {
    case 'string':
      if (isKey) return 'slug';
      return addressNames.test(name) ? 'url' : 'text';
    case 'text':
      return 'longText';
    case 'richtext':
      return 'richText';
    case 'integer':
      return isKey ? 'numericKey' : 'integer';
    case 'boolean':
      return 'flag';
    case 'datetime':
      return 'instant';
    case 'enumeration':
      return 'choice';
    case 'relation':
      return storage.many ? 'relations' : 'relation';
    case 'component':
      return storage.repeatable ? 'components' : 'component';
    case 'dynamiczone':
      return 'zone';
    default:
      return storage.type;
  }
}

function valuesFor(kind: FieldKind): readonly NastyValue[] {
  return kind === 'richText' ? [...nastyValues[kind], ...hostileMarkdown] : nastyValues[kind];
}

/** The fields of a part that has something in it. */
function fieldsBelow(
  { storage }: Field,
  value: unknown,
  path: Path,
): readonly { fields: Fields; value: unknown; path: Path }[] {
  if (storage.type === 'component') {
    const { fields } = storage.component;
    const first: unknown = Array.isArray(value) ? value[0] : undefined;
    if (storage.repeatable) return first === undefined ? [] : [{ fields, value: first, path: [...path, 0] }];
    return isRecord(value) ? [{ fields, value, path }] : [];
  }
  if (storage.type !== 'dynamiczone' || !Array.isArray(value)) return [];
  return value.flatMap((block: unknown, index) => {
    const type = blockTypes.find(({ kind }) => isRecord(block) && block['__component'] === strapiBlockName(kind));
    return type === undefined ? [] : [{ fields: type.fields, value: block, path: [...path, index] }];
  });
}

function placesIn(
  fields: Fields,
  value: unknown,
  path: Path,
  key: string | undefined,
): readonly Omit<FieldPlace, 'type' | 'record'>[] {
  if (!isRecord(value)) return [];
  return Object.entries(fields).flatMap(([name, field]) => {
    const own = [...path, name];
    const isKey = path.length === 0 && name === key;
    const below = fieldsBelow(field, value[name], own);
    return [
      { path: own, values: valuesFor(kindOf(name, field, isKey)) },
      ...below.flatMap((part) => placesIn(part.fields, part.value, part.path, undefined)),
    ];
  });
}

function withBlock(block: BlockInput): SampleContent['articles'][number] {
  return {
    shared: { slug: `kasten-${block.kind}`, publication_date: '2020-01-01', display_themes: ['wohnen'] },
    text: { title: `Kasten ${block.kind}`, lead: 'Ein Kasten.', content: [block] },
    updated: '2026-08-01T00:00:00.000Z',
  };
}

/** The small site, and one article for each kind of content box. */
export const wholeSite: SampleContent = {
  ...tinySite,
  articles: [...tinySite.articles, ...Object.values(blockExamples).map(([example]) => withBlock(example))],
};

export const wholeRecords = recordsOf({ content: wholeSite, translations: tinySiteTranslations, media: tinyMedia });

/** Every field of a record, at any depth. */
export function placesOf(source: SourceRecord): readonly FieldPlace[] {
  const { type, record } = source;
  const definition = contentType(type);
  const key = definition.kind === 'collection' ? definition.key : undefined;
  return placesIn(definition.fields, record.attributes, [], key).map((place) => ({ ...place, type, record: source }));
}

function richness({ record }: SourceRecord): number {
  return JSON.stringify(record.attributes).length;
}

/** The kind of the content box that the field is in, as Strapi calls it. */
function boxOf({ path: [zone = '', index], record }: FieldPlace): string | undefined {
  const boxes = record.record.attributes[zone];
  const box: unknown = Array.isArray(boxes) && typeof index === 'number' ? boxes[index] : undefined;
  const kind = isRecord(box) ? box['__component'] : undefined;
  return typeof kind === 'string' ? kind : undefined;
}

export function isInBox(place: FieldPlace): boolean {
  return boxOf(place) !== undefined;
}

/** What the field is called, whichever box of its kind it is in. */
function fieldName(place: FieldPlace): string {
  const [first, ...others] = place.path;
  return [boxOf(place) ?? first, ...others].filter((step) => typeof step === 'string').join('.');
}

/** Every field once: those of content boxes in the article that has the box, the others in the fullest entry of the type. */
export function fieldPlaces(): readonly FieldPlace[] {
  const german = wholeRecords.filter(({ locale }) => locale === defaultLocale);
  return contentNames.flatMap((type) => {
    const own = german
      .filter((source) => source.type === type)
      .toSorted((left, right) => richness(right) - richness(left));
    const places = own.flatMap(placesOf).map((place) => [fieldName(place), place] as const);
    // Reversed, because a map keeps the last one of a name: it is to be that of the fullest entry.
    return [...new Map(places.toReversed()).values()].toReversed();
  });
}

/** The record with the value in the place of what was there. */
export function withValue({ record: source, path }: FieldPlace, { make }: NastyValue): SourceRecord {
  return withPlain({ source, path }, make());
}

/** Large ones are for the tests of the functions that read text: here they would cost hours. */
const maxLetters = 20_000;

export const isSmall = memoize(({ make }: NastyValue): boolean => {
  try {
    return JSON.stringify([make()]).length <= maxLetters;
  } catch {
    // Nested too deep for JSON.
    return true;
  }
});

/** One place for each kind of field, for a quick look. */
export function onePlaceOfEachKind(): readonly FieldPlace[] {
  return [...new Map(fieldPlaces().map((place) => [place.values, place])).values()];
}
