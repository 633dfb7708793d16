/** What files of content may hold: the fields of a content type as people write them. */
import { z } from 'zod';
import type { BlockType, Fields, Storage } from './definition';

/** An entry may be named by its number without quotes. */
const key = z.union([z.string(), z.int().transform(String)]);

/** Most types have the same zone, whose schema takes longest to make. */
const zones = new Map<readonly BlockType[], z.ZodType>();

function zoneSchema(blocks: readonly BlockType[]): z.ZodType {
  const [first, ...boxes] = blocks.map(({ kind, fields }) => fieldsSchema(fields, { kind: z.literal(kind) }));
  return z.array(first === undefined ? z.never() : z.discriminatedUnion('kind', [first, ...boxes]));
}

function valueSchema(storage: Storage): z.ZodType {
  switch (storage.type) {
    case 'integer':
    case 'decimal':
      return z.number();
    case 'boolean':
      return z.boolean();
    case 'enumeration':
      return z.enum(storage.values);
    case 'json':
      return z.unknown();
    case 'relation':
      return storage.many ? z.array(key) : key;
    case 'component': {
      const part = fieldsSchema(storage.component.fields);
      return storage.repeatable ? z.array(part) : part;
    }
    case 'dynamiczone': {
      const zone = zones.get(storage.blocks) ?? zoneSchema(storage.blocks);
      zones.set(storage.blocks, zone);
      return zone;
    }
    default:
      return z.string();
  }
}

/** Exactly these fields, with those of `more`; an empty one counts as left out. */
export function fieldsSchema(fields: Fields, more: Readonly<Record<string, z.ZodType>> = {}) {
  const own = Object.entries(fields).map(([name, { storage, required }]) => {
    const value = valueSchema(storage);
    return [name, required ? value : value.nullish().transform((given) => given ?? undefined)] as const;
  });
  return z.strictObject({ ...Object.fromEntries(own), ...more });
}
