/** Fields that hold files, other entries or groups of fields. The CMS delivers them only when asked to populate them. */
import { z } from 'zod';
import type { ComponentType, Field, Fields, InputShape, Media, Reference, Shape, Storage } from './definition';
import { addFault } from './fieldFaults';
import { field } from './fieldBase';
import type { Optional } from './fieldBase';

const longestAddress = 2000;
const longestName = 500;

/** More than any page can show. */
export const maxItems = 500;
const maxRelations = 2000;

const wireMedia = z
  .object({
    data: z
      .object({
        attributes: z.object({
          url: z.string().min(1).max(longestAddress),
          name: z.string().max(longestName),
          mime: z.string().max(longestName),
          width: z.number().nullish(),
          height: z.number().nullish(),
        }),
      })
      .nullable(),
  })
  .transform(({ data }): Media | null => {
    if (data === null) return null;
    const { url, name, mime, width, height } = data.attributes;
    return { url, name, mime, width: width ?? null, height: height ?? null };
  });

/** A file of the media library. In sample content: the name of a file in `content-types/sample/media`. */
export function media(doc: string, allowed: 'images' | 'files' = 'images'): Optional<Media, string, true> {
  return field(true, { type: 'media', allowed }, doc, wireMedia);
}

function wireTarget<Target extends string>(target: Target, targetKey: string) {
  return z
    .object({ attributes: z.record(z.string(), z.unknown()) })
    .transform(({ attributes }, context): Reference<Target> => {
      const key = attributes[targetKey];
      if (typeof key === 'string' || typeof key === 'number') return { type: target, key: String(key) };
      addFault(context, { code: 'target-without-key', values: { target, field: targetKey } });
      return z.NEVER;
    });
}

/** A reference to one entry of another collection. Only its `targetKey` is read; the rest is looked up. */
export function relation<const Target extends string>(
  doc: string,
  target: Target,
  targetKey: string,
): Optional<Reference<Target>, string, true> {
  const schema = z.object({ data: wireTarget(target, targetKey).nullable() }).transform(({ data }) => data);
  return field(true, { type: 'relation', target, targetKey, many: false }, doc, schema);
}

/** References to several entries, in the editor's order. */
export function relations<const Target extends string>(
  doc: string,
  target: Target,
  targetKey: string,
): Field<readonly Reference<Target>[], readonly string[], false, true> {
  const schema = z
    .object({ data: z.array(wireTarget(target, targetKey)).max(maxRelations) })
    .transform(({ data }) => data);
  return field(true, { type: 'relation', target, targetKey, many: true }, doc, schema);
}

/** An optional group of fields. */
export function component<Definition extends Fields>(
  doc: string,
  part: ComponentType<Definition>,
): Optional<Shape<Definition>, InputShape<Definition>, false> {
  const schema = part.schema.nullable();
  return field(false, { type: 'component', component: part, repeatable: false }, doc, schema);
}

/** A list of groups of fields; `max` defaults to `maxItems`. */
export function components<Definition extends Fields>(
  doc: string,
  part: ComponentType<Definition>,
  { max }: { readonly max?: number } = {},
): Field<readonly Shape<Definition>[], readonly InputShape<Definition>[], false, false> {
  const schema = z.array(part.schema).max(max ?? maxItems);
  const storage: Storage = {
    type: 'component',
    component: part,
    repeatable: true,
    ...(max === undefined ? {} : { max }),
  };
  return field(false, storage, doc, schema);
}
