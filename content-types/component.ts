import { z } from 'zod';
import type { ComponentType, Fields, Shape } from './definition';

/**
 * The schema of a set of fields: parses a wire object into a plain object with exactly these fields. Reports the faults
 * of all fields, each with its path.
 */
export function objectSchema<Definition extends Fields>(fields: Definition): z.ZodType<Shape<Definition>> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- zod cannot follow the mapping; `Shape` states it
  return z.object(shape) as unknown as z.ZodType<Shape<Definition>>;
}

export function defineComponent<Definition extends Fields>(
  name: string,
  doc: string,
  fields: Definition,
): ComponentType<Definition> {
  return { name, doc, fields, schema: objectSchema(fields) };
}
