/** The filters of Strapi that the site uses. */
import { invalidParameter } from './apiError';
import { isRecord } from '@/lib/shared/browser/isRecord';

export type SampleAttributes = Readonly<Record<string, unknown>>;

function textsIn(operand: unknown): readonly string[] {
  return (Array.isArray(operand) ? operand : [operand]).map(String);
}

function isTrue(operand: unknown): boolean {
  return ['true', 't', '1'].includes(String(operand));
}

/** Negative, zero or positive as the value is below, equal to or above the operand, which may be a number as text. */
export function compareWithOperand(value: unknown, operand: unknown): number {
  if (typeof value === 'number') return value - Number(operand);
  const [left, right] = [String(value), String(operand)];
  return left === right ? 0 : left < right ? -1 : 1;
}

type Operator = (value: unknown, operand: unknown) => boolean;

/** As in SQL, an empty value is neither equal to anything nor different from it. */
function ofValues(compare: Operator): Operator {
  return (value, operand) => value !== null && compare(value, operand);
}

const operators: Readonly<Record<string, Operator>> = {
  $eq: ofValues((value, operand) => compareWithOperand(value, operand) === 0),
  $gt: ofValues((value, operand) => compareWithOperand(value, operand) > 0),
  $in: ofValues((value, operand) => textsIn(operand).includes(String(value))),
  $notNull: (value, operand) => (value !== null) === isTrue(operand),
};

function holds(value: unknown, condition: unknown): boolean {
  if (!isRecord(condition)) return holds(value, { $eq: condition });
  return Object.entries(condition).every(([name, operand]) => {
    const operator = Object.hasOwn(operators, name) ? operators[name] : undefined;
    if (operator === undefined) throw invalidParameter(name);
    return operator(value, operand);
  });
}

/**
 * Whether an entry passes. Several conditions must all hold; `$and`, `$or` and conditions on relations are not supported.
 * Throws ApiError 400 for an attribute or operator that does not exist.
 */
export function matchesFilters(attributes: SampleAttributes, filters: unknown): boolean {
  if (!isRecord(filters)) return true;
  return Object.entries(filters).every(([name, condition]) => {
    if (!Object.hasOwn(attributes, name)) throw invalidParameter(name);
    return holds(attributes[name], condition);
  });
}
