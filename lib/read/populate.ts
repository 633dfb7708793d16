/**
 * What a request asks the CMS to deliver beside plain values, computed from the content types: relations only with the
 * key by which they are looked up, files with what pages need, components and blocks with what is inside them.
 */
import { strapiBlockName } from '@/content-types/block';
import type { ContentType } from '@/content-types/contentType';
import type { BlockType, Fields, Storage } from '@/content-types/definition';
import { publishedOnly } from './strapiVersions';
import type { CmsFilters } from './types';

interface PopulateNode {
  readonly fields?: readonly string[];
  readonly filters?: CmsFilters;
  readonly populate?: PopulateTree;
  readonly on?: PopulateTree;
}

/** `true` delivers the plain values of what the name stands for. */
export type PopulateTree = Readonly<Record<string, true | PopulateNode>>;

interface Place {
  readonly drafts: boolean;
  readonly insideZone: boolean;
}

const mediaFields = ['url', 'name', 'mime', 'width', 'height'];

type PopulatableStorage = Extract<Storage, { type: 'media' | 'relation' | 'component' | 'dynamiczone' }>;

/** Whether the CMS delivers the value only when asked to. */
function isPopulatable(storage: Storage): storage is PopulatableStorage {
  return ['media', 'relation', 'component', 'dynamiczone'].includes(storage.type);
}

/** `true` instead of an empty node, which a query string cannot express. */
function withInside(fields: Fields, place: Place): true | PopulateNode {
  const populate = treeOf(fields, place);
  return Object.keys(populate).length === 0 ? true : { populate };
}

function zoneNode(blocks: readonly BlockType[], place: Place): PopulateNode {
  const inside = { ...place, insideZone: true };
  return {
    on: Object.fromEntries(blocks.map(({ kind, fields }) => [strapiBlockName(kind), withInside(fields, inside)])),
  };
}

function nodeOf(storage: PopulatableStorage, place: Place): true | PopulateNode {
  switch (storage.type) {
    case 'media':
      return { fields: mediaFields };
    case 'relation':
      return { fields: [storage.targetKey], ...(place.insideZone && !place.drafts ? { filters: publishedOnly } : {}) };
    case 'component':
      return withInside(storage.component.fields, place);
    case 'dynamiczone':
      return zoneNode(storage.blocks, place);
  }
}

function treeOf(fields: Fields, place: Place): PopulateTree {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { storage }]) =>
      isPopulatable(storage) ? [[name, nodeOf(storage, place)]] : [],
    ),
  );
}

/** The names of the fields of a type that a request has to ask for. */
export function populatableNames(type: ContentType): readonly string[] {
  return Object.entries(type.fields).flatMap(([name, { storage }]) => (isPopulatable(storage) ? [name] : []));
}

/**
 * The part of a query, as a plain object for qs, that makes the CMS deliver everything a type declares. Empty for a
 * type of plain values only.
 */
export function populateQuery(
  type: ContentType,
  mode: 'explicit' | 'deep',
  { drafts = false }: { readonly drafts?: boolean } = {},
): { readonly populate?: 'deep' | PopulateTree } {
  if (populatableNames(type).length === 0) return {};
  return { populate: mode === 'deep' ? 'deep' : treeOf(type.fields, { drafts, insideZone: false }) };
}
