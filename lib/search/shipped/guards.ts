/** Checks of what was fetched. No library: this runs in the browser. */

export type Guard<Value> = (value: unknown) => value is Value;

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

export function oneOf<const Value extends string | number>(values: readonly Value[]): Guard<Value> {
  return (value): value is Value => values.some((known) => known === value);
}

export function orNull<Value>(guard: Guard<Value>): Guard<Value | null> {
  return (value): value is Value | null => value === null || guard(value);
}

export function listOf<Value>(guard: Guard<Value>): Guard<readonly Value[]> {
  return (value): value is readonly Value[] => Array.isArray(value) && value.every(guard);
}

type Guards<Shape> = { readonly [Name in keyof Shape]: Guard<Shape[Name]> } & Readonly<Record<string, Guard<unknown>>>;

/** An object with these properties; it may have others. */
export function shapeOf<Shape>(guards: Guards<Shape>): Guard<Shape> {
  const checks: readonly (readonly [string, Guard<unknown>])[] = Object.entries(guards);
  return (value): value is Shape =>
    typeof value === 'object' &&
    value !== null &&
    checks.every(([name, guard]) => guard(Object.getOwnPropertyDescriptor(value, name)?.value));
}
