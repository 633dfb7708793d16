/** The rank of a value among others: one rule for all texts and tables. */
import type { Locale } from '@/content-types/locales';
import { fill } from '@/lib/i18n/fill';
import { messagesByLocale } from '@/lib/i18n/messages';

export interface Rank {
  /** 1 for the highest value. Equal values share a rank, except that the lowest ones get the last. */
  readonly place: number;
  readonly count: number;
  /** Said in words, because a number does not tell whether rank 1 means most or least. */
  readonly end: 'highest' | 'lowest' | null;
}

/** Fewer values are seen at a glance. */
const fewest = 5;

/** Null among fewer than five values. */
export function rankAmong(value: number, values: readonly number[]): Rank | null {
  if (values.length < fewest) return null;
  const [highest, lowest] = [Math.max(...values), Math.min(...values)];
  const end = highest === lowest ? null : value === highest ? 'highest' : value === lowest ? 'lowest' : null;
  const above = values.filter((other) => other > value).length;
  return { place: end === 'lowest' ? values.length : above + 1, count: values.length, end };
}

/** `Rang 19 von 19`. */
export function rankText({ place, count }: Rank, language: Locale): string {
  return fill(messagesByLocale[language].areas.rankOf, { rank: String(place), count: String(count) });
}
