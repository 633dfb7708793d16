/** Merges the smallest parts of a whole if they are too many to be told apart. */
import { withoutFloatError } from '@/lib/shared/withoutFloatError';
import type { Series } from '@/lib/data/readSeries';
import { isResidual } from './residualCategory';

export interface MergedParts {
  readonly series: readonly Series[];
  /** Names of the merged parts; empty if none were merged. */
  readonly joined: readonly string[];
}

function sizeOf({ values }: Series): number {
  return values.reduce<number>((sum, value) => sum + Math.abs(value ?? 0), 0);
}

/** The sum of parts; null where any of them is unknown. */
function sum(parts: readonly Series[], first: Series, label: string): Series {
  const values = first.values.map((_, index) => {
    const own = parts.map((part) => part.values[index] ?? null);
    return own.includes(null) ? null : withoutFloatError(own.reduce<number>((total, value) => total + (value ?? 0), 0));
  });
  const worst = <Item>(itemsOf: (one: Series) => readonly Item[], usual: Item): Item[] =>
    values.map((_, index) => parts.map((part) => itemsOf(part)[index] ?? usual).find((one) => one !== usual) ?? usual);
  return {
    ...first,
    key: parts.map(({ key }) => key).join(' '),
    label,
    decimals: Math.max(...parts.map(({ decimals }) => decimals)),
    values,
    kinds: worst(({ kinds }) => kinds, 'known'),
    statuses: worst(({ statuses }) => statuses, 'measured'),
    intervals: values.map(() => null),
    boundNames: null,
  };
}

/**
 * At most `most` parts: the largest in their order, then the others merged into one named `label`. Parts whose name already means a
 * rest are always merged.
 */
export function mergeSmallest(parts: readonly Series[], most: number, label: string): MergedParts {
  if (parts.length <= most) return { series: parts, joined: [] };
  const named = parts.filter((part) => !isResidual(part));
  const largest = new Set(named.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, most - 1));
  const smallest = parts.filter((part) => !largest.has(part));
  const [first] = smallest;
  if (first === undefined) return { series: parts, joined: [] };
  return {
    series: [...parts.filter((part) => largest.has(part)), sum(smallest, first, label)],
    joined: smallest.map((part) => part.label),
  };
}
