/**
 * The building blocks of every content type.
 *
 * One field definition says how the CMS keeps a value (`storage`), what it means (`doc`, in German, for editors),
 * whether it may be empty, whether all languages share it, and how the wire shape becomes a plain value (`schema`).
 * The populate tree, the Strapi schema, the documentation and the check of the sample content are derived from it.
 */
import { z } from 'zod';
import type { ComponentType, Field, Fields, InputShape, Media, Reference, Shape, Storage } from './definition';

type Optional<Value, Input, Shared extends boolean> = Field<Value | null, Input, false, Shared>;

function field<Value, Input, Shared extends boolean>(
  shared: Shared,
  storage: Storage,
  doc: string,
  schema: z.ZodType<Value>,
): Field<Value, Input, false, Shared> {
  return { storage, doc, required: false, shared, schema };
}

/** Makes a field mandatory: an empty value is then a content error. */
export function required<Value, Input, Shared extends boolean>(
  optional: Field<Value, Input, false, Shared>,
): Field<NonNullable<Value>, Input, true, Shared> {
  const schema = optional.schema.transform((value, context) => {
    if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) {
      context.addIssue({ code: 'custom', message: 'is empty but mandatory' });
      return z.NEVER;
    }
    return value;
  });
  return { storage: optional.storage, doc: optional.doc, required: true, shared: optional.shared, schema };
}

/** One value for all languages. */
export function shared<Value, Input, Required extends boolean>(
  localized: Field<Value, Input, Required, false>,
): Field<Value, Input, Required, true> {
  return { ...localized, shared: true };
}

/** A value of its own in each language. */
export function perLanguage<Value, Input, Required extends boolean>(
  common: Field<Value, Input, Required, true>,
): Field<Value, Input, Required, false> {
  return { ...common, shared: false };
}

/** Blank text counts as no text, an attribute the CMS does not know as an empty one. */
const wireText = z
  .string()
  .nullish()
  .transform((value) =>
    value === null || value === undefined || value.trim() === '' ? null : value.replace(/\r\n?/g, '\n'),
  );

function boundedText(maxLength: number | undefined): z.ZodType<string | null> {
  return maxLength === undefined
    ? wireText
    : wireText.refine((value) => value === null || value.length <= maxLength, `has more than ${maxLength} characters`);
}

/** One line of text. */
export function text(doc: string, { max = 255 }: { readonly max?: number } = {}): Optional<string, string, false> {
  return field(false, { type: 'string', maxLength: max }, doc, boundedText(max));
}

/** Several lines of plain text. */
export function longText(doc: string): Optional<string, string, false> {
  return field(false, { type: 'text' }, doc, wireText);
}

/** Markdown (headings from level 3, lists, tables, links; no HTML). */
export function richText(doc: string): Optional<string, string, false> {
  return field(false, { type: 'richtext' }, doc, wireText);
}

/** Part of an address: the same in every language, checked as `behaviour.md` B1.7 says. */
export const addressPartPattern = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,199}$/u;

export function slug(doc: string): Field<string, string, true, true> {
  const schema = wireText.refine(
    (value) => value === null || addressPartPattern.test(value),
    'must begin with a letter or digit and hold only letters, digits, ".", "_" and "-" (at most 200)',
  );
  return required(field(true, { type: 'string', maxLength: 200, unique: true }, doc, schema));
}

interface NumberBounds {
  readonly min?: number;
  readonly max?: number;
}

function boundedNumber({ min = -Infinity, max = Infinity }: NumberBounds): z.ZodType<number | null> {
  // Strapi sends large or precise decimals as text.
  const numeric = z.union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^-?\d+(\.\d+)?$/)
      .transform(Number),
  ]);
  return numeric
    .pipe(z.number().min(min).max(max))
    .nullish()
    .transform((value) => value ?? null);
}

export function integer(doc: string, bounds: NumberBounds = {}): Optional<number, number, true> {
  const whole = boundedNumber(bounds).refine(
    (value) => value === null || Number.isInteger(value),
    'must be a whole number',
  );
  return field(true, { type: 'integer', ...bounds }, doc, whole);
}

export function decimal(doc: string, bounds: NumberBounds = {}): Optional<number, number, true> {
  return field(true, { type: 'decimal', ...bounds }, doc, boundedNumber(bounds));
}

/** The number by which an entry is addressed (`/indikatorenportal/5813`). */
export function numericKey(doc: string): Field<number, number, true, true> {
  const whole = boundedNumber({ min: 1 }).refine(
    (value) => value === null || Number.isInteger(value),
    'must be a whole number',
  );
  return required(field(true, { type: 'integer', min: 1, unique: true }, doc, whole));
}

export function flag(
  doc: string,
  { initially = false }: { readonly initially?: boolean } = {},
): Field<boolean, boolean, false, true> {
  const schema = z
    .boolean()
    .nullish()
    .transform((value) => value ?? initially);
  return field(true, { type: 'boolean', default: initially }, doc, schema);
}

/** A day, `YYYY-MM-DD`. */
export function date(doc: string): Optional<string, string, true> {
  return field(
    true,
    { type: 'date' },
    doc,
    z.iso
      .date('must be a day as YYYY-MM-DD')
      .nullish()
      .transform((value) => value ?? null),
  );
}

/** An instant, RFC 3339 with offset; kept as UTC with milliseconds. */
export function instant(doc: string): Optional<string, string, true> {
  const schema = z.iso.datetime({ offset: true, error: 'must be an instant as 2026-08-21T08:30:00+02:00' });
  return field(
    true,
    { type: 'datetime' },
    doc,
    schema.nullish().transform((value) => (value ? new Date(value).toISOString() : null)),
  );
}

export function choice<const Values extends readonly [string, ...string[]]>(
  doc: string,
  values: Values,
): Optional<Values[number], Values[number], true> {
  const schema = z.enum(values, { error: `must be one of ${values.join(', ')}` });
  return field(
    true,
    { type: 'enumeration', values },
    doc,
    schema.nullish().transform((value) => value ?? null),
  );
}

/** Structured data with a check of its own. */
export function json<Value>(doc: string, schema: z.ZodType<Value>): Optional<Value, Value, true> {
  return field(
    true,
    { type: 'json' },
    doc,
    schema.nullish().transform((value) => value ?? null),
  );
}

const wireMedia = z
  .object(
    {
      data: z
        .object({
          attributes: z.object({
            url: z.string().min(1),
            name: z.string(),
            mime: z.string(),
            width: z.number().nullish(),
            height: z.number().nullish(),
          }),
        })
        .nullable(),
    },
    { error: 'was not delivered; the CMS did not populate it' },
  )
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
      context.addIssue({ code: 'custom', message: `points to an entry of ${target} without "${targetKey}"` });
      return z.NEVER;
    });
}

const notPopulated = { error: 'was not delivered; the CMS did not populate it' };

/** Points to one entry of another collection and reads `targetKey` of it, nothing else: the rest is looked up. */
export function relation<const Target extends string>(
  doc: string,
  target: Target,
  targetKey: string,
): Optional<Reference<Target>, string, true> {
  const schema = z
    .object({ data: wireTarget(target, targetKey).nullable() }, notPopulated)
    .transform(({ data }) => data);
  return field(true, { type: 'relation', target, targetKey, many: false }, doc, schema);
}

/** Points to several entries, in the editor's order. */
export function relations<const Target extends string>(
  doc: string,
  target: Target,
  targetKey: string,
): Field<readonly Reference<Target>[], readonly string[], false, true> {
  const schema = z.object({ data: z.array(wireTarget(target, targetKey)) }, notPopulated).transform(({ data }) => data);
  return field(true, { type: 'relation', target, targetKey, many: true }, doc, schema);
}

/** A group of fields, once or not at all. */
export function component<Definition extends Fields>(
  doc: string,
  part: ComponentType<Definition>,
): Optional<Shape<Definition>, InputShape<Definition>, false> {
  const schema = part.schema.nullable();
  return field(false, { type: 'component', component: part, repeatable: false }, doc, schema);
}

/** A group of fields, any number of times. */
export function components<Definition extends Fields>(
  doc: string,
  part: ComponentType<Definition>,
  { max }: { readonly max?: number } = {},
): Field<readonly Shape<Definition>[], readonly InputShape<Definition>[], false, false> {
  const list = z.array(part.schema, notPopulated);
  const schema = max === undefined ? list : list.max(max, `has more than ${max} items`);
  const storage: Storage = {
    type: 'component',
    component: part,
    repeatable: true,
    ...(max === undefined ? {} : { max }),
  };
  return field(false, storage, doc, schema);
}
