/**
 * What can be wrong with the value of a field: a code with the values that its text needs. The texts are in
 * `lib/faults/messages`, in every language; a code without texts does not compile.
 */
import type { z } from 'zod';
import { describeValue } from './describeValue';

interface Found {
  /** The value found, shortened. */
  readonly found: string;
}

interface Most {
  readonly max: number;
}

/** By code; null for faults without values. */
export interface FieldFaults extends AddressFaultsOf<EarlierAddressCode> {
  readonly empty: null;
  /** The CMS did not send a value that was requested. */
  readonly 'not-delivered': null;
  readonly 'not-text': Found;
  readonly 'not-number': Found;
  readonly 'not-whole-number': Found;
  readonly 'not-yes-or-no': Found;
  readonly 'not-list': Found;
  readonly 'not-group': Found;
  readonly 'not-cell': Found;
  readonly 'not-a-day': Found;
  readonly 'not-an-instant': Found;
  readonly 'instant-without-offset': Found & { readonly instant: string };
  readonly 'instant-left-out': Found;
  readonly 'instant-twice': Found & { readonly first: string; readonly second: string };
  readonly 'below-min': { readonly min: number; readonly found: number };
  readonly 'above-max': Most & { readonly found: number };
  readonly 'too-short': { readonly min: number };
  readonly 'too-long': Most & { readonly found: number };
  readonly 'too-many-items': Most & { readonly found: number };
  readonly 'unknown-choice': Found & { readonly allowed: string };
  readonly 'unknown-settings': Found;
  readonly 'unknown-box': Found;
  readonly 'target-without-key': { readonly target: string; readonly field: string };
  readonly 'data-too-deep': Most;
  readonly 'data-too-large': Most;
  readonly 'data-text-too-long': Most;
  readonly 'text-too-many-lines': Most;
  readonly 'text-too-nested': Most;
  readonly 'text-too-indented': Most;
  readonly 'text-too-many-brackets': Most;
  readonly 'text-too-much-emphasis': Most;
  readonly 'text-too-many-footnotes': Most;
  readonly 'text-too-many-underlines': Most;
  readonly 'text-too-many-cells': Most;
  readonly 'address-part-characters': Found;
  readonly 'address-part-too-long': Most;
  readonly 'address-part-reserved': Found;
  /** Fallback for issues that no other code covers. */
  readonly unusable: Found;
}

/** What can be wrong with an earlier address of an entry. */
export type EarlierAddressCode =
  | 'earlier-address-form'
  | 'earlier-address-characters'
  | 'earlier-address-accents'
  | 'earlier-address-encoded'
  | 'earlier-address-steps'
  | 'earlier-address-too-long'
  | 'earlier-address-reserved';

/** Faults of an address that an editor wrote; their only value is the address. */
export type AddressFaultsOf<Code extends string> = { readonly [Name in Code]: { readonly address: string } };

/** The union of all codes of `Faults`, each with its values. */
export type FaultIn<Faults> = {
  [Code in keyof Faults]: Faults[Code] extends null
    ? { readonly code: Code; readonly values?: undefined }
    : { readonly code: Code; readonly values: Faults[Code] };
}[keyof Faults];

export type FieldFault = FaultIn<FieldFaults>;

type Path = readonly PropertyKey[];

/** Rejects the value that is being checked, or the part of it at `path`. */
export function addFault(context: z.core.$RefinementCtx, fault: FieldFault, path: Path = []): void {
  context.addIssue({ code: 'custom', path: [...path], message: fault.code, params: { fault } });
}

/** Adds a check to a schema: rejects values for which `faultOf` returns a fault. Empty values are left to `required`. */
export function withCheck<Value>(
  schema: z.ZodType<Value>,
  faultOf: (value: Value & NonNullable<unknown>) => FieldFault | undefined,
): z.ZodType<Value> {
  return schema.superRefine((value, context) => {
    const fault = value === null || value === undefined ? undefined : faultOf(value);
    if (fault !== undefined) addFault(context, fault);
  });
}

function isFault(value: unknown): value is FieldFault {
  // Only `addFault` creates one.
  return typeof value === 'object' && value !== null && 'code' in value;
}

function typeFault(expected: string, value: unknown): FieldFault {
  if (value === undefined || value === null) return { code: 'not-delivered' };
  const values = { found: describeValue(value) };
  switch (expected) {
    case 'string':
      return { code: 'not-text', values };
    case 'number':
      return { code: 'not-number', values };
    case 'boolean':
      return { code: 'not-yes-or-no', values };
    case 'array':
      return { code: 'not-list', values };
    case 'object':
    case 'record':
      return { code: 'not-group', values };
    default:
      return { code: 'unusable', values };
  }
}

function sizeOf(value: unknown): number {
  return typeof value === 'string' || Array.isArray(value) ? value.length : Number(value);
}

/** Translates an issue of zod; `value` is the value found. */
function ownFault(issue: z.core.$ZodIssue, value: unknown): FieldFault {
  switch (issue.code) {
    case 'invalid_type':
      return typeFault(issue.expected, value);
    case 'invalid_value':
      return { code: 'unknown-choice', values: { found: describeValue(value), allowed: issue.values.join(', ') } };
    case 'unrecognized_keys':
      return { code: 'unknown-settings', values: { found: issue.keys.join(', ') } };
    case 'too_big': {
      const values = { max: Number(issue.maximum), found: sizeOf(value) };
      if (issue.origin === 'string') return { code: 'too-long', values };
      return { code: issue.origin === 'array' ? 'too-many-items' : 'above-max', values };
    }
    case 'too_small':
      return issue.origin === 'string'
        ? { code: 'too-short', values: { min: Number(issue.minimum) } }
        : { code: 'below-min', values: { min: Number(issue.minimum), found: sizeOf(value) } };
    default:
      return { code: 'unusable', values: { found: describeValue(value) } };
  }
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined),
    value,
  );
}

/** Returns the fault behind an issue of `value` or of a part of it. */
export function faultOfIssue(issue: z.core.$ZodIssue, value: unknown): FieldFault {
  const fault: unknown = issue.code === 'custom' ? issue.params?.['fault'] : undefined;
  return isFault(fault) ? fault : ownFault(issue, valueAt(value, issue.path));
}
