/** The names that Strapi needs besides those in the content types: plural names, uids and table names. */
import { strapiBlockName } from '@/content-types/block';
import type { CollectionType, ContentType } from '@/content-types/contentType';
import type { BlockType, ComponentType, Fields } from '@/content-types/definition';
import { collectionTypes, isCollectionName } from '@/content-types/registry';
import { SiteError } from '@/lib/shared/errors';
import type { SchemaOptions } from './schemaOptions';

/** PostgreSQL truncates longer names, and Strapi 4 fails if two truncated names are equal. MySQL allows one character more. */
export const longestIdentifier = 63;

/** What Strapi 4 appends to the name of a relation's join table, in its longest form. */
const joinSuffix = '_links_order_inv_fk';

/** The foreign key of the table that holds the components of an entry. */
const componentsSuffix = '_components_component_type_index';

/** Strapi's name for one entry, which is also the name of the folder below `src/api`. */
export function singularName(type: ContentType): string {
  return type.kind === 'collection' ? type.singularName : type.name;
}

/** The last part of a collection's address; Strapi requires one for single types, too, which must differ from the singular name. */
export function pluralName(type: ContentType, { intranet }: SchemaOptions): string {
  if (type.name === 'quizes') return intranet ? 'quizes' : 'quizzes';
  if (type.kind === 'collection') return type.name;
  return type.name.endsWith('s') ? `all-${type.name}` : `${type.name}s`;
}

export function contentTypeUid(type: ContentType): string {
  const name = singularName(type);
  return `api::${name}.${name}`;
}

/** The uid of a relation's target. Throws SiteError if a relation names no collection. */
export function targetUid(target: string): string {
  if (!isCollectionName(target)) {
    throw new SiteError(`A relation points to «${target}», which is not a collection. Correct it in content-types/.`);
  }
  const collection: CollectionType = collectionTypes[target];
  return contentTypeUid(collection);
}

/** The uid of a component of the category `parts`. */
export function partUid(part: ComponentType): string {
  return `parts.${part.name}`;
}

export function blockUid(block: BlockType): string {
  return strapiBlockName(block.kind);
}

function longestSuffix(fields: Fields): number {
  const suffixes = Object.entries(fields)
    .filter(([, { storage }]) => storage.type === 'relation')
    .map(([name]) => `_${name}${joinSuffix}`);
  return Math.max(...[...suffixes, `_localizations${joinSuffix}`, componentsSuffix].map((suffix) => suffix.length));
}

/** A table name short enough for every name that Strapi derives from it. */
export function tableName(prefix: string, name: string, fields: Fields): string {
  return `${prefix}${name}`.replaceAll('-', '_').slice(0, longestIdentifier - longestSuffix(fields));
}
