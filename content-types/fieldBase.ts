/** The base of all kinds of field. */
import { z } from 'zod';
import type { Field, Storage } from './definition';
import { addFault } from './fieldFaults';

export type Optional<Value, Input, Shared extends boolean> = Field<Value | null, Input, false, Shared>;

export function field<Value, Input, Shared extends boolean>(
  shared: Shared,
  storage: Storage,
  doc: string,
  schema: z.ZodType<Value>,
): Field<Value, Input, false, Shared> {
  return { storage, doc, required: false, shared, schema };
}

/** Makes a field mandatory: an empty value is then a fault. */
export function required<Value, Input, Shared extends boolean>(
  optional: Field<Value, Input, false, Shared>,
): Field<NonNullable<Value>, Input, true, Shared> {
  const schema = optional.schema.transform((value, context) => {
    if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) {
      addFault(context, { code: 'empty' });
      return z.NEVER;
    }
    return value;
  });
  return { storage: optional.storage, doc: optional.doc, required: true, shared: optional.shared, schema };
}

/** Makes all languages share one value, as numbers, dates, relations and files already do. */
export function shared<Value, Input, Required extends boolean>(
  localized: Field<Value, Input, Required, false>,
): Field<Value, Input, Required, true> {
  return { ...localized, shared: true };
}

/** Gives each language its own value. */
export function perLanguage<Value, Input, Required extends boolean>(
  common: Field<Value, Input, Required, true>,
): Field<Value, Input, Required, false> {
  return { ...common, shared: false };
}
