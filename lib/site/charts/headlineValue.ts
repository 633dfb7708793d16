/** The one value that stands for an indicator in lists. */
import type { Entry } from '@/content-types/registry';
import { valueOf } from './indicatorData';
import { readColumn } from './readSeries';

interface Headline {
  readonly value: number;
  readonly unit: string | null;
  readonly decimals: number | undefined;
}

/** The latest value with its period, or the highest with the name of its area. */
export type HeadlineValue = Headline &
  ({ readonly period: string; readonly name: null } | { readonly period: null; readonly name: string });

/** Undefined where no value stands out: several series of areas, or no data. */
export function headlineValue(indicator: Entry<'products'>): HeadlineValue | undefined {
  const latest = valueOf(indicator);
  if (latest !== undefined) return { ...latest, name: null };
  const read = readColumn(indicator);
  const [first] = read?.series ?? [];
  if (read === undefined || first === undefined) return undefined;
  const known = first.values.flatMap((value, index) =>
    value === null ? [] : [{ value, name: read.keys[index] ?? '' }],
  );
  const [highest] = known.sort((left, right) => right.value - left.value);
  return highest && { ...highest, period: null, unit: first.unit, decimals: first.decimals };
}
