/** Type guards for fetched data, without a library because they run in the browser. */

export type Guard<Value> = (value: unknown) => value is Value;

type Fields = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

export function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

export function oneOf<const Value extends string | number>(values: readonly Value[]): Guard<Value> {
  return (value): value is Value => values.some((known) => known === value);
}

export function nullable<Value>(guard: Guard<Value>): Guard<Value | null> {
  return (value): value is Value | null => value === null || guard(value);
}

export function arrayOf<Value>(guard: Guard<Value>): Guard<readonly Value[]> {
  return (value): value is readonly Value[] => Array.isArray(value) && value.every(guard);
}

export function recordOf<Value>(guard: Guard<Value>): Guard<Readonly<Record<string, Value>>> {
  return (value): value is Readonly<Record<string, Value>> => isObject(value) && Object.values(value).every(guard);
}

type Guards<Shape> = { readonly [Name in keyof Shape]: Guard<Shape[Name]> } & Readonly<Record<string, Guard<unknown>>>;

/** An object with these properties; it may have others. */
export function objectOf<Shape>(guards: Guards<Shape>): Guard<Shape & Fields> {
  const checks: readonly (readonly [string, Guard<unknown>])[] = Object.entries(guards);
  return (value): value is Shape & Fields => isObject(value) && checks.every(([name, guard]) => guard(value[name]));
}
