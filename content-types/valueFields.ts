/** Fields that hold a value: text, numbers, dates, choices. */
import { z } from 'zod';
import type { Field } from './definition';
import { addFault, withCheck } from './fieldFaults';
import type { FieldFault } from './fieldFaults';
import { field, required } from './fieldBase';
import type { Optional } from './fieldBase';
import { nonBreakingNumbers, nonBreakingTitle } from './nonBreakingNumbers';
import { jsonFault } from './jsonLimits';
import { markdownFault } from './markdownLimits';
import { latinAddressPart } from './routes';
import { describeValue } from './describeValue';
import { addressPartFault } from './siteAddresses';
import { instantFault } from './swissTime';

/** Blank text, or an attribute unknown to the CMS, becomes null. Text that is too long is rejected before `held` processes it. */
function boundedText(held: (text: string) => string, max: number): z.ZodType<string | null> {
  return withCheck(z.string().nullish(), (value) =>
    value.length <= max || value.trim() === '' ? undefined : { code: 'too-long', values: { max, found: value.length } },
  ).transform((value) => (!value || value.trim() === '' ? null : held(value.replace(/\r\n?/g, '\n'))));
}

/** One line of text. */
export function text(doc: string, { max = 255 }: { readonly max?: number } = {}): Optional<string, string, false> {
  return field(false, { type: 'string', maxLength: max }, doc, boundedText(nonBreakingTitle, max));
}

/** In characters: five pages. */
const longestPlainText = 10_000;
/** In characters: twenty-five pages. */
const longestRichText = 50_000;

/** Several lines of plain text. */
export function longText(
  doc: string,
  { max = longestPlainText }: { readonly max?: number } = {},
): Optional<string, string, false> {
  return field(false, { type: 'text', maxLength: max }, doc, boundedText(nonBreakingNumbers, max));
}

/** The toolbar of Strapi underlines with HTML; on a page only links are underlined. */
function withoutUnderlines(text: string): string {
  return nonBreakingNumbers(text.replace(/<\/?u>/g, ''));
}

/** Markdown (headings from level 3, lists, tables, links; no HTML). */
export function richText(doc: string): Optional<string, string, false> {
  const parsable = withCheck(boundedText(withoutUnderlines, longestRichText), markdownFault);
  return field(false, { type: 'richtext', maxLength: longestRichText }, doc, parsable);
}

/** How editors write a slug; ends the explanation of every slug field. */
export const slugRule = 'Kleine Buchstaben ohne Umlaute, Ziffern und Bindestriche.';

/** Part of an address, the same in every language. `doc`: what it is for. */
export function slug(doc: string): Field<string, string, true, true> {
  const explained = `${doc} ${slugRule}`;
  // Text too long for an address gets the fault of addresses; absurdly long text, the one of length.
  const servable = withCheck(boundedText(nonBreakingTitle, 1000), addressPartFault);
  const storage = { type: 'string', maxLength: 200, unique: true, regex: latinAddressPart } as const;
  return required(field(true, storage, explained, servable));
}

interface NumberBounds {
  readonly min?: number;
  readonly max?: number;
}

const numberText = /^-?\d+(\.\d+)?$/;

/** Strapi sends large or precise decimals as text. */
const numeric = z
  .unknown()
  .optional()
  .transform((value, context): number | null => {
    if (value === null || value === undefined) return null;
    const number = typeof value === 'string' && numberText.test(value.trim()) ? Number(value) : value;
    if (typeof number === 'number' && Number.isFinite(number)) return number;
    addFault(context, { code: 'not-number', values: { found: describeValue(value) } });
    return z.NEVER;
  });

function boundedNumber({ min = -Infinity, max = Infinity }: NumberBounds): z.ZodType<number | null> {
  return withCheck(numeric, (found) => {
    if (found < min) return { code: 'below-min', values: { min, found } };
    return found > max ? { code: 'above-max', values: { max, found } } : undefined;
  });
}

function wholeNumber(bounds: NumberBounds): z.ZodType<number | null> {
  return withCheck(boundedNumber(bounds), (value) =>
    Number.isSafeInteger(value) ? undefined : { code: 'not-whole-number', values: { found: describeValue(value) } },
  );
}

export function integer(doc: string, bounds: NumberBounds = {}): Optional<number, number, true> {
  return field(true, { type: 'integer', ...bounds }, doc, wholeNumber(bounds));
}

export function decimal(doc: string, bounds: NumberBounds = {}): Optional<number, number, true> {
  return field(true, { type: 'decimal', ...bounds }, doc, boundedNumber(bounds));
}

/** The number by which an entry is addressed (`/indikatorenportal/5813`). */
export function numericKey(doc: string): Field<number, number, true, true> {
  return required(field(true, { type: 'integer', min: 1, unique: true }, doc, wholeNumber({ min: 1 })));
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

/** An optional text that `faultOf` checks. */
function checkedText(faultOf: (value: unknown) => FieldFault | undefined): z.ZodType<string | null> {
  return withCheck(z.unknown().optional(), faultOf).transform((value) => (typeof value === 'string' ? value : null));
}

const daySchema = z.iso.date();

function dayFault(value: unknown): FieldFault | undefined {
  return daySchema.safeParse(value).success
    ? undefined
    : { code: 'not-a-day', values: { found: describeValue(value) } };
}

/** A day, `YYYY-MM-DD`. */
export function date(doc: string): Optional<string, string, true> {
  return field(true, { type: 'date' }, doc, checkedText(dayFault));
}

/** An instant, RFC 3339 with offset; stored as UTC with milliseconds. */
export function instant(doc: string): Optional<string, string, true> {
  const schema = checkedText(instantFault).transform((value) => (value ? new Date(value).toISOString() : null));
  return field(true, { type: 'datetime' }, doc, schema);
}

export function choice<const Values extends readonly [string, ...string[]]>(
  doc: string,
  values: Values,
): Optional<Values[number], Values[number], true> {
  const schema = z.enum(values);
  return field(
    true,
    { type: 'enumeration', values },
    doc,
    schema.nullish().transform((value) => value ?? null),
  );
}

/** JSON that matches `schema`, within the limits of `jsonLimits.ts`. */
export function json<Value>(doc: string, schema: z.ZodType<Value>): Optional<Value, Value, true> {
  const optional = schema.nullish().transform((value) => value ?? null);
  return field(true, { type: 'json' }, doc, withCheck(z.unknown().optional(), jsonFault).pipe(optional));
}
