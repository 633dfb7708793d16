/** Turns sample entries into the JSON of Strapi 4: nested in `data` and `attributes`, and only what was requested. */
import { strapiBlockName } from '@/content-types/block';
import type { ContentType } from '@/content-types/contentType';
import type { BlockType, ComponentType, Fields, Storage } from '@/content-types/definition';
import { isCollectionName, collectionTypes, contentType } from '@/content-types/registry';
import { memoize } from '@/lib/shared/browser/memoize';
import { invalidParameter } from './apiError';
import { matchesFilters } from './filters';
import type { SampleAttributes } from './filters';
import type { MediaLibrary } from './mediaLibrary';
import { isRecord } from '@/lib/shared/browser/isRecord';
import { selected } from './selection';
import type { Populate, Selection } from './selection';
import type { Row, SampleStore } from './sampleStore';

/** What an answer is made from. */
export interface Source {
  readonly store: SampleStore;
  readonly media: MediaLibrary;
  /** Unpublished entries are delivered, too. */
  readonly drafts: boolean;
}

export interface WireEntry {
  readonly id: number;
  readonly attributes: SampleAttributes;
}

/** The entry that a value is in, and whether it is inside a block. */
interface Place extends Source {
  readonly row: Row;
  /**
   * Inside a block that was requested with `on`, Strapi 4 forgets that only published entries are wanted, and delivers
   * relations to drafts. This server does the same, so that tests prove that the site copes.
   */
  readonly forgetsPublication: boolean;
}

type Values = Readonly<Record<string, unknown>>;

function wireScalar(value: unknown, storage: Storage): unknown {
  if (storage.type === 'boolean') return value ?? storage.default;
  if (storage.type === 'datetime' && typeof value === 'string') return new Date(value).toISOString();
  return value ?? null;
}

function isScalar({ type }: Storage): boolean {
  return !['media', 'relation', 'component', 'dynamiczone'].includes(type);
}

/** The plain values of a set of fields. */
function scalars(values: Values, fields: Fields): SampleAttributes {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, { storage }]) => isScalar(storage))
      .map(([name, { storage }]) => [name, wireScalar(values[name], storage)]),
  );
}

/** The plain values of an entry, with those that Strapi adds. */
const entryAttributes = memoize((row: Row): SampleAttributes => {
  const publishedAt = row.isDraft ? null : row.updated;
  const system = { createdAt: row.updated, updatedAt: row.updated, publishedAt, locale: row.locale };
  return { ...scalars(row.values, contentType(row.type).fields), ...system };
});

/** All values by which entries can be filtered and sorted. */
export const plainAttributes = memoize((row: Row): SampleAttributes => ({ id: row.id, ...entryAttributes(row) }));

/** Throws ApiError 400 for a name that is not among the attributes. */
function pick(attributes: SampleAttributes, names: readonly string[] | null): SampleAttributes {
  if (names === null) return attributes;
  return Object.fromEntries(
    names.map((name) => {
      if (!Object.hasOwn(attributes, name)) throw invalidParameter(name);
      return [name, attributes[name]];
    }),
  );
}

function wireMedia(name: unknown, { fields }: Selection, { media }: Place): unknown {
  const file = typeof name === 'string' ? media.get(name) : undefined;
  return { data: file === undefined ? null : { id: file.id, attributes: pick(file.attributes, fields) } };
}

function wireRelation(
  value: unknown,
  { target, many }: Extract<Storage, { type: 'relation' }>,
  selection: Selection,
  place: Place,
): unknown {
  const type: ContentType | null = isCollectionName(target) ? collectionTypes[target] : null;
  const keys: readonly unknown[] = Array.isArray(value) ? value : [value];
  const found = keys.flatMap((key) => {
    const row = typeof key === 'string' ? place.store.find(target, key, place.row.locale) : undefined;
    if (row === undefined || type === null || (row.isDraft && !place.drafts && !place.forgetsPublication)) return [];
    return matchesFilters(plainAttributes(row), selection.filters) ? [entryAt({ ...place, row }, type, selection)] : [];
  });
  return { data: many ? found : (found[0] ?? null) };
}

function wirePart(
  value: unknown,
  id: number,
  part: ComponentType | BlockType,
  selection: Selection,
  place: Place,
): unknown {
  if (!isRecord(value)) return null;
  const own = 'kind' in part ? { id, __component: strapiBlockName(part.kind) } : { id };
  const plain = pick(scalars(value, part.fields), selection.fields);
  return { ...own, ...plain, ...wirePopulated(value, part.fields, selection.populate, place) };
}

function wireComponent(
  value: unknown,
  { component, repeatable }: Extract<Storage, { type: 'component' }>,
  selection: Selection,
  place: Place,
): unknown {
  const items: readonly unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const parts = items.map((item, index) => wirePart(item, index + 1, component, selection, place));
  return repeatable ? parts : (parts[0] ?? null);
}

/** Kinds that are not listed under `on` are left out silently. */
function wireZone(value: unknown, blocks: readonly BlockType[], zone: Selection, place: Place): unknown {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const inside = { ...place, forgetsPublication: zone.on !== null };
  return items.flatMap((item, index) => {
    const block = blocks.find(({ kind }) => isRecord(item) && item['kind'] === kind);
    const selection = block && zone.on ? zone.on.get(strapiBlockName(block.kind)) : zone;
    return block === undefined || selection === undefined ? [] : [wirePart(item, index + 1, block, selection, inside)];
  });
}

function wireValue(value: unknown, storage: Storage, selection: Selection, place: Place): unknown {
  switch (storage.type) {
    case 'media':
      return wireMedia(value, selection, place);
    case 'relation':
      return wireRelation(value, storage, selection, place);
    case 'component':
      return wireComponent(value, storage, selection, place);
    case 'dynamiczone':
      return wireZone(value, storage.blocks, selection, place);
    default:
      return wireScalar(value, storage);
  }
}

function wirePopulated(values: Values, fields: Fields, populate: Populate, place: Place): SampleAttributes {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { storage }]) => {
      const selection = isScalar(storage) ? undefined : selected(populate, name);
      return selection === undefined ? [] : [[name, wireValue(values[name], storage, selection, place)]];
    }),
  );
}

function entryAt(place: Place, type: ContentType, { fields, populate }: Selection): WireEntry {
  const { row } = place;
  const names = fields?.filter((name) => name !== 'id') ?? null;
  return {
    id: row.id,
    attributes: {
      ...pick(entryAttributes(row), names),
      ...wirePopulated(row.values, type.fields, populate, place),
    },
  };
}

/**
 * One entry as Strapi 4 delivers it. A relation to an entry that has no version in the same language is empty or left
 * out of its list. Throws ApiError 400 for a wrong name in the selection.
 */
export function wireEntry(row: Row, type: ContentType, selection: Selection, source: Source): WireEntry {
  return entryAt({ ...source, row, forgetsPublication: false }, type, selection);
}
