/** Every field of every content type, in whatever part or content box it is, and where entries of a site have it. */
import { strapiBlockName } from '@/content-types/block';
import type { Field, Fields } from '@/content-types/definition';
import { defaultLocale } from '@/content-types/locales';
import { contentNames, contentType } from '@/content-types/registry';
import { isRecord } from '@/lib/shared/browser/isRecord';
import type { SourceRecord } from '@/lib/content/readSource';
import { madePart } from './fieldValues';
import type { Targets } from './fieldValues';

type Path = readonly (string | number)[];

/** A field of one entry. */
export interface Place {
  readonly source: SourceRecord;
  readonly path: Path;
  readonly value: unknown;
}

export interface Spot {
  /** `articles.image.alt`, in content boxes `articles.[text].body`. */
  readonly path: string;
  readonly name: string;
  readonly field: Field;
  readonly places: readonly Place[];
}

/** The parts in a place: those of a list, one, or none. */
function partsIn({ source, path, value }: Place): readonly Place[] {
  if (!Array.isArray(value)) return isRecord(value) ? [{ source, path, value }] : [];
  return value.flatMap((item: unknown, index) => partsIn({ source, path: [...path, index], value: item }));
}

/** Content boxes are the same in all types; articles stand for them. */
const typeWithBlocks = 'articles';

function spotsBelow({ path, field: { storage }, places }: Spot): readonly Spot[] {
  const parts = places.flatMap(partsIn);
  if (storage.type === 'component') return spotsIn(storage.component.fields, path, parts);
  if (storage.type !== 'dynamiczone' || !path.startsWith(`${typeWithBlocks}.`)) return [];
  return storage.blocks.flatMap(({ kind, fields }) => {
    const own = parts.filter(({ value }) => isRecord(value) && value['__component'] === strapiBlockName(kind));
    return spotsIn(fields, `${typeWithBlocks}.[${kind}]`, own);
  });
}

/** What a translation says is shown as what German says; only who checked it is said in Leichte Sprache alone. */
function isShownIn(name: string): (place: Place) => boolean {
  const locale = name.startsWith('ls_checked_') ? 'ls' : defaultLocale;
  return ({ source }) => source.locale === locale;
}

function spotsIn(fields: Fields, before: string, parts: readonly Place[]): readonly Spot[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const places = parts.filter(isShownIn(name)).map(({ source, path, value }) => ({
      source,
      path: [...path, name],
      value: isRecord(value) ? value[name] : undefined,
    }));
    const spot = { path: `${before}.${name}`, name, field, places };
    return [spot, ...spotsBelow(spot)];
  });
}

/** All fields, with their places in these records; a field of which there is no example has none. */
export function fieldSpots(records: readonly SourceRecord[]): readonly Spot[] {
  return contentNames.flatMap((type) => {
    const own = records.filter((source) => source.type === type);
    const parts = own.map((source) => ({ source, path: [], value: source.record.attributes }));
    return spotsIn(contentType(type).fields, type, parts);
  });
}

function replaced(value: unknown, [step, ...rest]: Path, made: unknown): unknown {
  if (step === undefined) return made;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === step ? replaced(item, rest, made) : item));
  return isRecord(value) ? { ...value, [step]: replaced(value[step], rest, made) } : value;
}

function withAttributes(source: SourceRecord, attributes: unknown): SourceRecord {
  return { ...source, record: { ...source.record, attributes: isRecord(attributes) ? attributes : {} } };
}

/** The record with this value in the place of what was there. */
export function withValue({ source, path }: Pick<Place, 'source' | 'path'>, value: unknown): SourceRecord {
  return withAttributes(source, replaced(source.record.attributes, path, value));
}

/** The record with an example of each group of fields that stands once, and of those of which it has none in a list. */
export function withAllParts(source: SourceRecord, targets: Targets): SourceRecord {
  const { attributes } = source.record;
  const parts = Object.entries(contentType(source.type).fields).flatMap(([name, { storage }]) => {
    const held = attributes[name];
    if (storage.type !== 'component' || (Array.isArray(held) && held.length > 0)) return [];
    const made = madePart(storage.component.fields, targets);
    return [[name, storage.repeatable ? [made] : made] as const];
  });
  return withAttributes(source, { ...attributes, ...Object.fromEntries(parts) });
}
