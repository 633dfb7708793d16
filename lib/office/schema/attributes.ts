/** Strapi's attributes, one per field. */
import type { Field, Fields, Storage } from '@/content-types/definition';
import { blockUid, partUid, targetUid } from '@/lib/cms/schemaNames';
import type { SchemaOptions } from '@/lib/cms/schemaOptions';

export type Attribute = Readonly<Record<string, unknown>>;

/** Strapi stores `string` in a column of 255 characters; longer texts get a field of several lines. */
export const longestString = 255;

function withoutUndefined(attribute: Attribute): Attribute {
  return Object.fromEntries(Object.entries(attribute).filter(([, value]) => value !== undefined));
}

function textAttribute({
  type,
  maxLength,
  unique,
  regex,
}: Extract<Storage, { type: 'string' | 'text' | 'richtext' }>): Attribute {
  const isLong = type === 'string' && maxLength !== undefined && maxLength > longestString;
  return { type: isLong ? 'text' : type, maxLength, unique, regex };
}

/** Strapi's `decimal` has ten digits, two of them decimals; `float` is a double. */
function numberAttribute({ type, min, max, unique }: Extract<Storage, { type: 'integer' | 'decimal' }>): Attribute {
  return { type: type === 'decimal' ? 'float' : type, min, max, unique };
}

/** One-way relations; `oneToMany` without a counterpart does not make the target exclusive. */
function relationAttribute({ target, many }: Extract<Storage, { type: 'relation' }>): Attribute {
  return { type: 'relation', relation: many ? 'oneToMany' : 'oneToOne', target: targetUid(target) };
}

function storageAttribute(storage: Storage): Attribute {
  switch (storage.type) {
    case 'string':
    case 'text':
    case 'richtext':
      return textAttribute(storage);
    case 'integer':
    case 'decimal':
      return numberAttribute(storage);
    case 'enumeration':
      return { type: 'enumeration', enum: storage.values };
    case 'media':
      return { type: 'media', multiple: false, allowedTypes: [storage.allowed] };
    case 'relation':
      return relationAttribute(storage);
    case 'component':
      return {
        type: 'component',
        repeatable: storage.repeatable,
        component: partUid(storage.component),
        max: storage.max,
      };
    case 'dynamiczone':
      return { type: 'dynamiczone', components: storage.blocks.map(blockUid) };
    case 'boolean':
    case 'date':
    case 'datetime':
    case 'json':
      return { ...storage };
  }
}

/**
 * Relations are never mandatory for Strapi: a translation may lack the target in its language, and version 4 would then
 * refuse to publish it. The check of the snapshot reports what is really missing.
 */
function requirement({ required, storage }: Field): Attribute {
  if (!required || storage.type === 'relation') return {};
  const isList = storage.type === 'dynamiczone' || (storage.type === 'component' && storage.repeatable);
  return isList ? { required: true, min: 1 } : { required: true };
}

/** The attribute of a field inside a component or block, which Strapi localizes as a whole or not at all. */
export function componentAttribute(field: Field): Attribute {
  return withoutUndefined({ ...storageAttribute(field.storage), ...requirement(field) });
}

/**
 * The attribute of a field of a content type. Version 4 compares unique values across languages, so there a value that
 * all languages share cannot be unique.
 */
export function contentTypeAttribute(field: Field, { strapi }: SchemaOptions): Attribute {
  const attribute = { ...componentAttribute(field), pluginOptions: { i18n: { localized: !field.shared } } };
  return withoutUndefined(strapi === 4 && field.shared ? { ...attribute, unique: undefined } : attribute);
}

export function componentAttributes(fields: Fields): Readonly<Record<string, Attribute>> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, componentAttribute(field)]));
}

export function contentTypeAttributes(fields: Fields, options: SchemaOptions): Readonly<Record<string, Attribute>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, contentTypeAttribute(field, options)]),
  );
}
