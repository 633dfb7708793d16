/**
 * What a request asks the CMS to populate besides plain values, derived from the content types: relations only with the
 * key by which they are looked up, files with what pages need, components and blocks with what is inside them.
 */
import { strapiBlockName } from '@/content-types/block';
import type { ContentType } from '@/content-types/contentType';
import type { BlockType, Fields, Storage } from '@/content-types/definition';
import { publishedOnly } from './strapiVersions';
import type { CmsFilters, CmsPart } from './types';

interface PopulateNode {
  readonly fields?: readonly string[];
  readonly filters?: CmsFilters;
  readonly populate?: PopulateTree;
  readonly on?: PopulateTree;
}

/** By name of the field; `true` populates its plain values. */
export type PopulateTree = Readonly<Record<string, true | PopulateNode>>;

interface Place {
  readonly drafts: boolean;
  readonly insideZone: boolean;
}

export const mediaFields = ['url', 'name', 'mime', 'width', 'height'] as const;

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

/** The names of the fields that a request must populate. */
export function populatableNames(type: ContentType): readonly string[] {
  return Object.entries(type.fields).flatMap(([name, { storage }]) => (isPopulatable(storage) ? [name] : []));
}

type Leaf = Extract<Storage, { type: 'media' | 'relation' }>;

/** Which relations and files to populate: of the entry itself (`own`), and inside components and blocks (`inner`). */
interface Wanted {
  readonly own: (leaf: Leaf) => boolean;
  readonly inner: (leaf: Leaf) => boolean;
}

function isNotEmpty(tree: object): boolean {
  return Object.keys(tree).length > 0;
}

/** The node that populates what is wanted in a field; undefined if there is nothing. */
function partialNode({ own, inner }: Wanted, storage: Storage, place: Place): true | PopulateNode | undefined {
  const inside = (fields: Fields, there: Place): PopulateTree => partialTree({ own: inner, inner }, fields, there);
  switch (storage.type) {
    case 'media':
    case 'relation':
      return own(storage) ? nodeOf(storage, place) : undefined;
    case 'component': {
      const populate = inside(storage.component.fields, place);
      return isNotEmpty(populate) ? { populate } : undefined;
    }
    case 'dynamiczone': {
      const ways = storage.blocks.map(({ kind, fields }) => {
        return [strapiBlockName(kind), { populate: inside(fields, { ...place, insideZone: true }) }] as const;
      });
      const on = Object.fromEntries(ways.filter(([, { populate }]) => isNotEmpty(populate)));
      return isNotEmpty(on) ? { on } : undefined;
    }
    default:
      return undefined;
  }
}

function partialTree(wanted: Wanted, fields: Fields, place: Place): PopulateTree {
  const nodes = Object.entries(fields).map(
    ([name, { storage }]) => [name, partialNode(wanted, storage, place)] as const,
  );
  return Object.fromEntries(nodes.flatMap(([name, node]) => (node === undefined ? [] : [[name, node]])));
}

function wantedOf(part: Exclude<CmsPart, 'whole'>): Wanted {
  const nothing = (): boolean => false;
  if (part === 'plain' || part === 'dates') return { own: nothing, inner: nothing };
  if (part === 'stamp') return { own: () => true, inner: ({ type }) => type === 'media' };
  return { own: nothing, inner: (leaf) => leaf.type === 'relation' && part.relationsTo.includes(leaf.target) };
}

/** Whether components or blocks of the type can refer to entries of one of these types. */
export function hasNestedRelationsTo({ fields }: ContentType, relationsTo: readonly string[]): boolean {
  return isNotEmpty(partialTree(wantedOf({ relationsTo }), fields, { drafts: false, insideZone: false }));
}

interface PopulateOptions {
  readonly drafts?: boolean;
  readonly part?: CmsPart;
}

/**
 * The part of a query that says what to deliver, as a plain object for qs; by default everything that the type declares. Empty if only
 * plain values are wanted.
 */
export function populateQuery(
  type: ContentType,
  mode: 'explicit' | 'deep',
  { drafts = false, part = 'whole' }: PopulateOptions = {},
): { readonly populate?: 'deep' | PopulateTree; readonly fields?: readonly string[] } {
  if (part === 'dates') return { fields: ['updatedAt'] };
  const place = { drafts, insideZone: false };
  const populate = part === 'whole' ? treeOf(type.fields, place) : partialTree(wantedOf(part), type.fields, place);
  if (!isNotEmpty(populate)) return {};
  return { populate: mode === 'deep' && part === 'whole' ? 'deep' : populate };
}
