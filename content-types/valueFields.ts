/** Fields that hold a value: text, numbers, dates, choices. */
import { z } from 'zod';
import type { Field } from './definition';
import { field, required } from './fieldBase';
import type { Optional } from './fieldBase';
import { heldNumbers, heldTitle } from './heldNumbers';
import { jsonFault } from './jsonLimits';
import { markdownFault } from './markdownLimits';
import { addressPartFault, addressPartPattern } from './siteAddresses';
import { instantSchema } from './swissTime';

/**
 * Blank text counts as no text, an attribute the CMS does not know as an empty one. Numbers keep their units. What is too
 * long is refused before anything reads it.
 */
function boundedText(held: (text: string) => string, maxLength: number): z.ZodType<string | null> {
  return z
    .string()
    .nullish()
    .refine(
      (value) => !value || value.length <= maxLength || value.trim() === '',
      `has more than ${maxLength} characters`,
    )
    .transform((value) => (!value || value.trim() === '' ? null : held(value.replace(/\r\n?/g, '\n'))));
}

const boundedJson = z.unknown().superRefine((value, context) => {
  const fault = jsonFault(value);
  if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
});

/** One line of text. */
export function text(doc: string, { max = 255 }: { readonly max?: number } = {}): Optional<string, string, false> {
  return field(false, { type: 'string', maxLength: max }, doc, boundedText(heldTitle, max));
}

/** Five pages. */
const longestPlainText = 10_000;
/** Twenty-five pages. */
const longestRichText = 50_000;

/** Several lines of plain text. */
export function longText(doc: string): Optional<string, string, false> {
  return field(false, { type: 'text', maxLength: longestPlainText }, doc, boundedText(heldNumbers, longestPlainText));
}

/** Markdown (headings from level 3, lists, tables, links; no HTML). */
export function richText(doc: string): Optional<string, string, false> {
  const parsable = boundedText(heldNumbers, longestRichText).refine(
    (value) => value === null || markdownFault(value) === undefined,
    { error: ({ input }) => markdownFault(String(input)) },
  );
  return field(false, { type: 'richtext', maxLength: longestRichText }, doc, parsable);
}

/** Part of an address, the same in every language. */
export function slug(doc: string): Field<string, string, true, true> {
  // What is longer than an address can be gets the sentence below, what is absurdly longer the one about length.
  const schema = boundedText(heldTitle, 1000).refine(
    (value) => value === null || addressPartPattern.test(value),
    'must begin with a letter or digit and hold only letters, digits, ".", "_" and "-" (at most 200)',
  );
  const servable = schema.refine((value) => value === null || addressPartFault(value) === undefined, {
    error: ({ input }) => addressPartFault(String(input)),
  });
  return required(field(true, { type: 'string', maxLength: 200, unique: true }, doc, servable));
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
    (value) => value === null || Number.isSafeInteger(value),
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
    (value) => value === null || Number.isSafeInteger(value),
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
  return field(
    true,
    { type: 'datetime' },
    doc,
    instantSchema.nullish().transform((value) => (value ? new Date(value).toISOString() : null)),
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
  const optional = schema.nullish().transform((value) => value ?? null);
  return field(true, { type: 'json' }, doc, boundedJson.pipe(optional));
}
