/** A field of all documents whose values repeat: each value once, and for each document which it has. */
import { groupBy } from '@/lib/base/groupBy';
import { packNumbers, unpackNumbers } from './numbers';

export interface Column<Value> {
  readonly values: readonly Value[];
  /** One number for each document. */
  readonly rows: string;
}

/** Values are equal if their JSON is. The frequent ones come first, because small numbers are shorter. */
export function packColumn<Value>(values: readonly Value[]): Column<Value> {
  const groups = groupBy(values, (value) => JSON.stringify(value));
  const ordered = [...groups].sort(([, left], [, right]) => right.length - left.length);
  const numbers = new Map(ordered.map(([key], index) => [key, index]));
  return {
    values: ordered.flatMap(([, group]) => group.slice(0, 1)),
    rows: packNumbers(values.map((value) => numbers.get(JSON.stringify(value)) ?? 0)),
  };
}

/** The value of each document. Throws RangeError if a row names no value. */
export function unpackColumn<Value>({ values, rows }: Column<Value>): readonly Value[] {
  const known = values.map((value) => ({ value }));
  return unpackNumbers(rows).map((number) => {
    const entry = known[number];
    if (entry === undefined) throw new RangeError(`A column has no value number ${number} of ${values.length}.`);
    return entry.value;
  });
}
