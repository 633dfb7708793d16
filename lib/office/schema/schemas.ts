/** The `schema.json` of each content type, component and block, as plain objects. */
import type { ContentType } from '@/content-types/contentType';
import type { BlockType, ComponentType } from '@/content-types/definition';
import type { Attribute } from './attributes';
import { componentAttributes, contentTypeAttributes } from './attributes';
import { pluralName, singularName, tableName } from '@/lib/cms/schemaNames';
import type { SchemaOptions } from '@/lib/cms/schemaOptions';

export interface StrapiSchema {
  readonly kind?: 'collectionType' | 'singleType';
  readonly collectionName: string;
  readonly info: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, boolean>>;
  readonly pluginOptions?: Attribute;
  readonly attributes: Readonly<Record<string, Attribute>>;
}

/** Every content type has drafts and all languages, menus and single types included. */
export function contentTypeSchema(type: ContentType, options: SchemaOptions): StrapiSchema {
  return {
    kind: type.kind === 'collection' ? 'collectionType' : 'singleType',
    collectionName: tableName('', pluralName(type, options), type.fields),
    info: {
      singularName: singularName(type),
      pluralName: pluralName(type, options),
      displayName: type.label,
      description: type.doc,
    },
    options: { draftAndPublish: true },
    pluginOptions: { i18n: { localized: true } },
    attributes: contentTypeAttributes(type.fields, options),
  };
}

export function partSchema(part: ComponentType): StrapiSchema {
  return {
    collectionName: tableName('part_', part.name, part.fields),
    info: { displayName: part.name, description: part.doc },
    options: {},
    attributes: componentAttributes(part.fields),
  };
}

export function blockSchema(block: BlockType): StrapiSchema {
  return {
    collectionName: tableName('block_', block.kind, block.fields),
    info: { displayName: block.label, icon: block.icon, description: block.doc },
    options: {},
    attributes: componentAttributes(block.fields),
  };
}
